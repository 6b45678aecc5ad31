import SwiftSyntax

/// The value of a condition of `#if` in an app's own files: that of an app on a phone, as `apus init` writes
/// it.
public struct PhoneCondition {
  let modules: Modules
  /// Whether `os(Linux)` is true.
  let keepsLinux: Bool

  /// Whether `os(Linux)` stays true in an `#if`: imports alone choose between modules of systems, and Linux
  /// has only its own.
  public static func keepsLinux(_ node: IfConfigDeclSyntax) -> Bool {
    node.clauses.allSatisfy { clause in
      guard case .statements(let items)? = clause.elements else { return clause.elements == nil }
      return items.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
    }
  }

  /// Nil for flags of a build, such as `DEBUG`.
  func value(of expression: ExprSyntax) -> Bool? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements))
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    // Linux has no other way to build.
    if expression.trimmedDescription == "SWIFT_PACKAGE" { return true }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" || argument == "Linux" && keepsLinux
    case "canImport": return argument == "UIKit" ? true : modules.canImport(argument)
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return true
    default: return nil
    }
  }

  /// The value of operands with operators between them: `&&` binds more than `||`.
  private func value(of elements: [ExprSyntax]) -> Bool? {
    let alternatives = elements.split { isOperator("||", $0) }
    let values = alternatives.map { alternative -> Bool? in
      let all = alternative.split { isOperator("&&", $0) }
        // Comparisons by other operators have no known value.
        .map { $0.count == 1 ? $0.first.flatMap(value(of:)) : nil }
      if all.contains(false) { return false }
      return all.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }

  private func isOperator(_ text: String, _ expression: ExprSyntax) -> Bool {
    expression.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }
}
