import SwiftSyntax

/// Names that an app declares itself, so that they are not taken for Apple's.
package struct DeclaredNames: Sendable {
  var types: Set<String> = []
  /// Functions, properties and cases.
  var members: Set<String> = []
  /// Calls with their labels: `Image(nsImage:)`.
  var initializers: Set<String> = []
  /// Whether a file imports UIKit whatever the system is.
  package var importsUIKit = false
  /// Whether a file imports SwiftUI for its whole module.
  var exportsFrameworks = false

  mutating func formUnion(_ other: DeclaredNames) {
    types.formUnion(other.types)
    members.formUnion(other.members)
    initializers.formUnion(other.initializers)
    importsUIKit = importsUIKit || other.importsUIKit
    exportsFrameworks = exportsFrameworks || other.exportsFrameworks
  }

  init() {}

  package init(in syntax: SourceFileSyntax) {
    let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    self = visitor.names
  }
}

private final class DeclarationVisitor: SyntaxVisitor {
  var names = DeclaredNames()
  private var extended: [String] = []
  private var numberOfConditions = 0

  private func type(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.types.insert(name.text)
    extended.append(name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { extended.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { extended.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { extended.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { extended.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { extended.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { extended.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    names.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    names.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    names.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.members.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.members.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.members.insert(node.name.text)
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
    if module == "UIKit" && numberOfConditions == 0 { names.importsUIKit = true }
    let isExported = node.attributes.contains { $0.trimmedDescription == "@_exported" }
    if isExported && ["SwiftUI", "UIKit", "Combine"].contains(module) {
      names.exportsFrameworks = true
    }
    return .skipChildren
  }
}
