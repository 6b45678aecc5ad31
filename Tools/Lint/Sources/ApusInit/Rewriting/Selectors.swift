import SwiftSyntax

/// The function that a `#selector` means, for Apus's `Selector`, which calls it.
enum Selectors {
  /// `Selector("name", Type.method)` for the selector; `nil` if it means something else than a method of a type
  /// whose name is known: a property, or a method of an object in a variable.
  static func replacement(of node: MacroExpansionExprSyntax) -> String? {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      let parts = parts(of: argument.expression), let name = parts.last
    else { return nil }
    // The one message that UIApplication of Apus understands.
    if plain(name) == "resignFirstResponder" { return "Selector(\"resignFirstResponder\")" }
    guard let type = type(of: parts.dropLast(), around: node) else { return nil }
    return "Selector(\"\(plain(name))\", \(type).\(name))"
  }

  /// The names of a path such as `Coordinator.changed(_:)`, without spaces.
  private static func parts(of expression: ExprSyntax) -> [String]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return [word(reference)] }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let outer = parts(of: base)
    else { return nil }
    return outer + [word(member.declName)]
  }

  private static func word(_ reference: DeclReferenceExprSyntax) -> String {
    reference.trimmedDescription.filter { !$0.isWhitespace }
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The method's type: the written type, else the enclosing type.
  private static func type(
    of path: ArraySlice<String>, around node: MacroExpansionExprSyntax
  ) -> String? {
    guard let first = path.first else { return typeAround(node) }
    if path.count == 1, first == "self" || first == "Self" { return typeAround(node) }
    guard path.allSatisfy({ $0.first?.isUppercase ?? false }) else { return nil }
    return path.joined(separator: ".")
  }

  private static func typeAround(_ node: some SyntaxProtocol) -> String? {
    var next = node.parent
    while let syntax = next {
      if let type = syntax.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = syntax.as(ActorDeclSyntax.self) { return type.name.text }
      if let type = syntax.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      if syntax.is(StructDeclSyntax.self) || syntax.is(EnumDeclSyntax.self) { return nil }
      next = syntax.parent
    }
    return nil
  }
}
