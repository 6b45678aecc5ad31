import Foundation
import SystemFrameworks

/// What a text must be. A rule judges the whole of it.
public protocol Rule {
  func validate(_ value: String) -> Bool
  /// Why a text is refused, in words for a person.
  func errorMessage() -> String
}

/// A field with which another is compared.
public protocol ValidatableField {
  var validationText: String { get }
}

/// The text has something other than white space.
public struct RequiredRule: Rule {
  private let message: String?

  public init(message: String? = nil) { self.message = message }

  public func validate(_ value: String) -> Bool { !value.allSatisfy(\.isWhitespace) }
  public func errorMessage() -> String { message ?? own(.ruleRequired) }
}

/// The text is that of another field.
public struct ConfirmationRule: Rule {
  private let field: any ValidatableField
  private let message: String?

  public init(confirmField: any ValidatableField, message: String? = nil) {
    field = confirmField
    self.message = message
  }

  public func validate(_ value: String) -> Bool { field.validationText == value }
  public func errorMessage() -> String { message ?? own(.ruleSame) }
}

/// A regular expression matches the text, all of it.
public struct RegexRule: Rule {
  private let expression: NSRegularExpression
  private let message: String?

  /// An expression that cannot be read is a programmer's error.
  public init(regex: String, message: String? = nil) {
    do {
      expression = try NSRegularExpression(pattern: "\\A(?:\(regex))\\z")
    } catch {
      preconditionFailure("\(regex) is no regular expression: \(error)")
    }
    self.message = message
  }

  public func validate(_ value: String) -> Bool {
    expression.firstMatch(
      in: value, range: NSRange(value.startIndex..<value.endIndex, in: value)) != nil
  }

  public func errorMessage() -> String { message ?? own(.ruleForm) }
}
