import SwiftSyntax

/// Classes whose tests SwiftPM's list cannot name, because the list is written without a look at types.
final class TestLists: SyntaxVisitor {
  private(set) var edits: SourceEdits
  private let classes: TestClasses
  private let target: String
  /// The declarations around a place, from the outside to the inside, with their names.
  private var around: [(declaration: Syntax, name: String)] = []

  init(_ classes: TestClasses, of target: String, _ edits: SourceEdits) {
    self.classes = classes
    self.target = target
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let isIsolated = classes.isIsolated(node.name.text, in: target) {
      let tests = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        .filter(Self.isSynchronousTest)
      mix(tests, isIsolated: isIsolated)
      // The list names a class within another type by its last name alone.
      if !tests.isEmpty, let outer = around.first {
        let path = (around.map(\.name) + [node.name.text]).joined(separator: ".")
        edits.insert(
          "; typealias \(node.name.text) = \(path)", after: outer.declaration, for: .testLists)
      }
    }
    return begin(node, node.name.text)
  }

  /// A list of tests has one type. Main actor tests and plain tests share a list if one of them throws.
  private func mix(_ tests: [FunctionDeclSyntax], isIsolated: Bool) {
    let plain = tests.filter {
      !(TestClasses.isolation($0.attributes, $0.modifiers) ?? isIsolated)
    }
    guard let first = plain.first, plain.count < tests.count,
      !tests.contains(where: { $0.signature.effectSpecifiers?.throwsClause != nil })
    else { return }
    edits.insert(" throws", after: first.signature.parameterClause, for: .testLists)
  }

  private static func isSynchronousTest(_ node: FunctionDeclSyntax) -> Bool {
    node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
      && node.signature.effectSpecifiers?.asyncSpecifier == nil
      && node.signature.returnClause == nil
      && !node.modifiers.contains {
        [.keyword(.class), .keyword(.static), .keyword(.private), .keyword(.fileprivate)]
          .contains($0.name.tokenKind)
      }
  }

  // MARK: Types around

  private func begin(_ node: some SyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
    around.append((Syntax(node), name))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }
}
