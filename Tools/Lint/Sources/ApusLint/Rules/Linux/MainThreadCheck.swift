import SwiftSyntax

/// Asking for the main thread, where the main actor is meant.
struct MainThreadCheck: Rule {
  let name = "main-thread-check"
  let summary = "Code asks whether it is on the main actor, never whether it is on the main thread."
  let why = """
    On Apple's systems the main actor is the main thread. On Linux it is not: after a suspension \
    'Thread.isMainThread' is false on the main actor, so an assertion fails, or a branch that \
    dispatches to the main queue is taken each time.
    """
  let mend = """
    Declare the code '@MainActor', so that the compiler checks it; where that cannot be, use \
    'MainActor.assertIsolated()' or 'MainActor.assumeIsolated'.
    """
  let blindSpots = "Comparisons of threads, queues or run loops that were first put in a variable."
  let appliesToTests = true
  let isAboutLinux = true

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  /// What is compared with the main one of its kind.
  private static let pairs: [Set<String>] = [
    ["Thread.current", "Thread.main"],
    ["OperationQueue.current", "OperationQueue.main"],
    ["RunLoop.current", "RunLoop.main"],
  ]

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = ExprSyntax(node).dottedName
      guard
        ["Thread.isMainThread", "Thread.current.isMainThread", "Foundation.Thread.isMainThread"]
          .contains(name)
      else { return .visitChildren }
      report(
        at: node, "'\(name ?? "")' is false on the main actor after a suspension, on Linux",
        mend: "Declare the code '@MainActor', or use 'MainActor.assertIsolated()'.")
      return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (index, element) in elements.enumerated()
      where index > 0 && index + 1 < elements.count {
        guard let comparison = element.as(BinaryOperatorExprSyntax.self),
          ["==", "===", "!=", "!=="].contains(comparison.operator.text),
          let left = elements[index - 1].unwrapped.dottedName,
          let right = elements[index + 1].unwrapped.dottedName,
          MainThreadCheck.pairs.contains([left, right])
        else { continue }
        report(
          at: elements[index - 1],
          "'\(left)' is not '\(right)' on the main actor after a suspension, on Linux",
          mend: "Declare the code '@MainActor', or use 'MainActor.assertIsolated()'.")
      }
      return .visitChildren
    }
  }
}
