import SwiftSyntax

/// Collects what a file says about types.
final class TypeCollector: SyntaxVisitor {
  private(set) var declarations: [TypeDeclaration] = []
  /// What extensions add to the conformances of the type that they name.
  private(set) var conformances: [(type: String, inherited: [String])] = []
  /// Other names of types, by qualified name.
  private(set) var aliases: [(name: String, type: TypeSyntax)] = []
  private let path: String
  private var scope: [String] = []

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .structure, node.name, node.genericParameterClause, node.genericWhereClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .classType, node.name, node.genericParameterClause, node.genericWhereClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .enumeration, node.name, node.genericParameterClause, node.genericWhereClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor, node.name, node.genericParameterClause, node.genericWhereClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocolType, node.name, nil, nil)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.dottedName
    conformances.append((type, node.inheritanceClause.names))
    scope.append(type)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases.append(
      ((scope + [node.name.text.withoutBackticks]).joined(separator: "."), node.initializer.value))
    return .skipChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let bare = name.text.withoutBackticks
    scope.append(bare)
    declarations.append(
      TypeDeclaration(
        kind: kind, name: bare, qualifiedName: scope.joined(separator: "."), path: path,
        nameToken: name, inherited: node.inheritanceClause.names,
        attributes: node.attributes.all.map(\.name),
        genericParameters: Self.constraints(generics, requirements),
        properties: node.memberBlock.members.declared(VariableDeclSyntax.self)
          .flatMap(\.properties)))
    return .visitChildren
  }

  private static func constraints(
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for parameter in generics?.parameters ?? [] {
      found[parameter.name.text, default: []] +=
        parameter.inheritedType.map { $0.constraintNames } ?? []
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        continue
      }
      let name = conformance.leftType.trimmedDescription
      if found[name] != nil { found[name]? += conformance.rightType.constraintNames }
    }
    return found
  }
}

extension InheritanceClauseSyntax? {
  var names: [String] { self?.inheritedTypes.flatMap(\.type.constraintNames) ?? [] }
}

extension TypeSyntax {
  /// The names in a composition of protocols; one, if it is none.
  fileprivate var constraintNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.constraintNames)
    }
    return [dottedName]
  }
}

extension MemberBlockItemListSyntax {
  /// The members of a kind, also those inside `#if`.
  func declared<Declaration: DeclSyntaxProtocol>(_ kind: Declaration.Type) -> [Declaration] {
    flatMap { item -> [Declaration] in
      if let declaration = item.decl.as(kind) { return [declaration] }
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
      return condition.clauses.flatMap { clause -> [Declaration] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.declared(kind)
      }
    }
  }
}
