import SwiftSyntax

/// Overrides of `setUp()` and its kin that belong to the main actor.
///
/// XCTest is written in Swift on Linux, so that an override has the isolation of the method that it overrides. The
/// copy has such an override of no actor, which runs the author's body as a method of its own.
final class IsolatedSetUps: SyntaxVisitor {
  static let methods: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  private(set) var edits: SourceEdits
  private let classes: TestClasses
  private let target: String
  /// Names of the types around a place.
  private var around: [String] = []

  init(_ classes: TestClasses, of target: String, _ edits: SourceEdits) {
    self.classes = classes
    self.target = target
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    around.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = around.last, let isIsolated = classes.isIsolated(name, in: target),
      TestClasses.isolation(node.attributes, node.modifiers) ?? isIsolated,
      let override = modifier(.override, of: node), Self.methods.contains(node.name.text),
      node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, node.body != nil
    else { return .skipChildren }
    let level = modifier(.class, of: node) ?? modifier(.static, of: node)
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    let own = "\(node.name.text)Of\(name)"
    let isDefault = classes.isIsolatedByDefault(name, in: target)
    let hasMark = TestClasses.isolation(node.attributes, node.modifiers) != nil
    let mark = isDefault && !hasMark ? "@MainActor " : ""
    edits.insert(
      Self.text(node.name.text, calling: own, level: level?.name.text, isThrowing: isThrowing)
        + mark,
      before: node, for: .isolatedSetUps)
    edits.replace(override, with: "private", for: .isolatedSetUps)
    edits.replace(node.name, with: own, for: .isolatedSetUps)
    for modifier in node.modifiers where Self.access.contains(modifier.name.text) {
      edits.blank(modifier, for: .isolatedSetUps)
    }
    return .skipChildren
  }

  private static let access: Set<String> = ["open", "public", "package", "internal"]

  private func modifier(_ keyword: Keyword, of node: FunctionDeclSyntax) -> DeclModifierSyntax? {
    node.modifiers.first { $0.name.tokenKind == .keyword(keyword) }
  }

  /// The override that stands before the author's body, on the same line.
  private static func text(
    _ name: String, calling own: String, level: String?, isThrowing: Bool
  ) -> String {
    let (mark, attempt) = isThrowing ? (" throws", "try ") : ("", "")
    if let level {
      return "nonisolated override \(level) func \(name)()\(mark) "
        + "{ \(attempt)MainActor.assumeIsolated { \(attempt)Self.\(own)() } }; "
    }
    return "nonisolated override func \(name)()\(mark) "
      + "{ \(attempt)onMainActor(self) { \(attempt)$0.\(own)() } }; "
  }
}
