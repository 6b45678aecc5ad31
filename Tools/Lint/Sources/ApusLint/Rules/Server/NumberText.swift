import SwiftSyntax

/// Numbers that are read from typed text in one way of writing them.
struct NumberText: Rule {
  let name = "number-text"
  let summary = "A number that a person types is read as their locale writes it."
  let why = """
    'Double(text)' takes a point and the digits 0 to 9 alone. A visitor who writes '64,5', or other digits, \
    gets nil, though the same screen shows them numbers in that form.
    """
  let mend = """
    Use 'TextField(value:format:)', or read the text with \
    'try? Double(text, format: .number.locale(locale))'. With 'import Validation', 'Double(numberText: text)'
    reads what the rule '.decimal' accepts.
    """
  let blindSpots = "Texts that are first put into a local variable, and those of view models."

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private static let numbers: Set<String> = ["Double", "Float", "CGFloat", "Decimal", "Int"]

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let number = node.calledExpression.unwrapped.dottedName,
        NumberText.numbers.contains(number), node.arguments.count == 1,
        let argument = node.arguments.first,
        argument.label == nil || number == "Decimal" && argument.label?.text == "string",
        let type, type.isView, let property = type.text(named: argument.expression.rootName)
      else { return .visitChildren }
      report(
        at: node,
        "\(number)(\(property)) reads no number that is written with a comma or other digits",
        mend:
          "Use 'TextField(value:format:)', or '\(number)(\(property), format: .number.locale(locale))'."
      )
      return .visitChildren
    }
  }
}

extension TypeDeclaration {
  /// The name, if it is that of a text that may change.
  fileprivate func text(named name: String?) -> String? {
    guard let name, let property = properties.first(where: { $0.name == name }),
      property.isVariable, !property.isStatic
    else { return nil }
    if let type = property.type?.trimmedDescription {
      return ["String", "Binding<String>"].contains(type) ? name : nil
    }
    return property.value?.is(StringLiteralExprSyntax.self) == true ? name : nil
  }
}

extension ExprSyntax {
  /// `text` of `text`, `self.text` and `text.trimmingCharacters(in: .whitespaces)`.
  fileprivate var rootName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootName }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    if base.trimmedDescription == "self" { return member.declName.baseName.text }
    return base.rootName
  }
}
