import Foundation

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
  private let message: String

  public init(message: String = "Please fill in this field") { self.message = message }

  public func validate(_ value: String) -> Bool { !value.allSatisfy(\.isWhitespace) }
  public func errorMessage() -> String { message }
}

/// The text is that of another field.
public struct ConfirmationRule: Rule {
  private let field: any ValidatableField
  private let message: String

  public init(confirmField: any ValidatableField, message: String = "The entries are not the same")
  {
    field = confirmField
    self.message = message
  }

  public func validate(_ value: String) -> Bool { field.validationText == value }
  public func errorMessage() -> String { message }
}

/// A regular expression matches the text, all of it.
public struct RegexRule: Rule {
  private let expression: NSRegularExpression
  private let message: String

  /// An expression that cannot be read is a programmer's error.
  public init(regex: String, message: String = "This has the wrong form") {
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

  public func errorMessage() -> String { message }
}
