import Foundation
import SwiftSyntax

/// A visitor that knows in which type it is, and collects findings.
class ScopeVisitor: SyntaxVisitor {
  let file: SourceFile
  let project: Project
  private let rule: any Rule
  private(set) var findings: [Finding] = []
  private var types: [(name: String, declaration: TypeDeclaration?)] = []

  required init(_ rule: any Rule, file: SourceFile, project: Project) {
    self.rule = rule
    self.file = file
    self.project = project
    super.init(viewMode: .sourceAccurate)
  }

  /// The findings of a whole file.
  static func findings(
    of rule: any Rule, in file: SourceFile, of project: Project
  ) -> [Finding] {
    let visitor = Self(rule, file: file, project: project)
    visitor.walk(file.syntax)
    return visitor.findings
  }

  /// The type in whose braces the visitor is: declared in one of the files, extended in this one.
  var type: TypeDeclaration? { types.last?.declaration }
  /// The names of the types around the visitor.
  var scope: [String] { types.flatMap { $0.name.split(separator: ".").map(String.init) } }
  /// The content view in whose braces the visitor is, not counting types that it declares inside.
  var contentView: TypeDeclaration? {
    type.flatMap { project.layers.isContentView($0) ? $0 : nil }
  }

  /// Called when the visitor comes to a type's declaration, or to an extension of one.
  func enter(_ type: TypeDeclaration, _ node: any DeclGroupSyntax) {}

  func report(
    at node: some SyntaxProtocol, _ message: String, mend: String,
    certainty: Finding.Certainty = .sure
  ) {
    findings.append(
      Finding(
        rule: rule.name, place: file.place(of: node), certainty: certainty, message: message,
        mend: mend))
  }

  /// What a name means where the visitor is.
  func declaration(_ name: String) -> TypeDeclaration? {
    project.type(name, in: scope, of: file.path)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    rule.isAboutLinux && node.isForApple ? .skipChildren : .visitChildren
  }

  private func push(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    let found = declaration(name)
    types.append((name, found))
    if let found { enter(found, node) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name.text.withoutBackticks)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name.text.withoutBackticks)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name.text.withoutBackticks)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name.text.withoutBackticks)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name.text.withoutBackticks)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.extendedType.dottedName)
  }

  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}

extension IfConfigClauseSyntax {
  private static let appleConditions: Set<String> = [
    "os(iOS)", "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "!os(Linux)",
    "canImport(Darwin)", "canImport(ObjectiveC)", "canImport(AppKit)",
    "targetEnvironment(simulator)",
  ]

  /// Whether no other system than Apple's compiles what stands here, as far as one condition says.
  fileprivate var isForApple: Bool {
    if poundKeyword.tokenKind == .poundElse {
      guard let clauses = parent?.as(IfConfigClauseListSyntax.self), clauses.count == 2 else {
        return false
      }
      return clauses.first?.condition?.trimmedDescription == "os(Linux)"
    }
    guard let condition = condition?.trimmedDescription else { return false }
    return condition.components(separatedBy: "||").allSatisfy {
      Self.appleConditions.contains($0.filter { $0 != " " })
    }
  }
}
