import SwiftSyntax

/// Names that an app declares itself, so that they are not taken for Apple's.
package struct DeclaredNames: Sendable {
  var types: Set<String> = []
  /// Functions, properties and cases.
  var members: Set<String> = []
  /// Calls with their labels: `Image(nsImage:)`.
  var initializers: Set<String> = []
  /// The modules that are imported, whatever the system is.
  var imports: Set<String> = []
  /// The parents in each declaration of a type; empty for names of other kinds than structs and classes.
  private(set) var parents: [String: [Set<String>]] = [:]
  /// Functions of `View` that give a view.
  private(set) var viewModifiers: Set<String> = []
  /// Members that are something else.
  private(set) var otherMembers: Set<String> = []
  /// Whether a file imports UIKit whatever the system is.
  package var importsUIKit = false
  /// Whether a file imports SwiftUI for its whole module.
  var exportsFrameworks = false

  mutating func formUnion(_ other: DeclaredNames) {
    types.formUnion(other.types)
    members.formUnion(other.members)
    initializers.formUnion(other.initializers)
    imports.formUnion(other.imports)
    parents.merge(other.parents) { $0 + $1 }
    viewModifiers.formUnion(other.viewModifiers)
    otherMembers.formUnion(other.otherMembers)
    importsUIKit = importsUIKit || other.importsUIKit
    exportsFrameworks = exportsFrameworks || other.exportsFrameworks
  }

  /// Adds what a package beside the app declares. Whether the app uses UIKit is its own affair.
  mutating func addDeclarations(of other: DeclaredNames) {
    var other = other
    (other.importsUIKit, other.exportsFrameworks) = (false, false)
    other.imports = []
    formUnion(other)
  }

  init() {}

  package init(in syntax: SourceFileSyntax) {
    let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    self = visitor.names
  }

  /// The parents of a view of the app; nil for other types, and for a name that several types have.
  func parentsOfView(_ name: String) -> Set<String>? {
    guard let parents = parents[name], parents.allSatisfy({ $0.contains("View") }) else {
      return nil
    }
    return parents.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether the app declares a member of this name, and only for views, with a view as its result.
  func isViewModifier(_ name: String) -> Bool {
    viewModifiers.contains(name) && !otherMembers.contains(name)
  }

  fileprivate mutating func addType(
    _ name: String, parents inherited: InheritanceClauseSyntax? = nil
  ) {
    types.insert(name)
    parents[name, default: []].append(DeclaredNames.names(inherited))
  }

  mutating func addMember(_ name: String, isViewModifier: Bool = false) {
    members.insert(name)
    if isViewModifier { viewModifiers.insert(name) } else { otherMembers.insert(name) }
  }

  /// The names of a clause, also those in `View & Equatable`.
  private static func names(_ clause: InheritanceClauseSyntax?) -> Set<String> {
    let written = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return Set(
      written.flatMap { $0.split { $0 == "&" || $0.isWhitespace } }.map {
        String($0.hasPrefix("SwiftUI.") ? $0.dropFirst(8) : $0)
      })
  }
}

private final class DeclarationVisitor: SyntaxVisitor {
  var names = DeclaredNames()
  private var extended: [String] = []
  private var numberOfConditions = 0

  private func type(
    _ name: TokenSyntax, _ parents: InheritanceClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    names.addType(name.text, parents: parents)
    extended.append(name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { extended.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { extended.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { extended.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.name, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { extended.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { extended.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { extended.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.addType(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    names.addType(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.addType(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    names.addType(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause?.type.trimmedDescription
    names.addMember(
      node.name.text, isViewModifier: extended.last == "View" && result == "some View")
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.addMember(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.addMember(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    names.initializers.insert("\(extended.last ?? "")(\(labels.joined()))")
    return .visitChildren
  }

  // MARK: Imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    numberOfConditions += 1
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { numberOfConditions -= 1 }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text
    if let module { names.imports.insert(module) }
    if module == "UIKit" && numberOfConditions == 0 { names.importsUIKit = true }
    let isExported = node.attributes.contains { $0.trimmedDescription == "@_exported" }
    if isExported && ["SwiftUI", "UIKit", "Combine"].contains(module) {
      names.exportsFrameworks = true
    }
    return .skipChildren
  }
}
