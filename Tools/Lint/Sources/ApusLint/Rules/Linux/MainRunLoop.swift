import SwiftSyntax

/// Timers and work on a run loop, started from the main actor.
struct MainRunLoop: Rule {
  let name = "main-run-loop"
  let summary = "Code on the main actor leaves nothing to a run loop."
  let why = """
    On Linux an asynchronous 'main' gives its thread up at the first suspension: the main actor goes \
    on in other threads, which have no running run loop. A timer that is scheduled there, or on \
    RunLoop.main, never fires, in tests and tools; only while a screen is served does somebody turn \
    the main run loop.
    """
  let mend = """
    Use a Task that sleeps ('try await Task.sleep(for:)'), '.task' in a view, or 'Timer.publish', \
    which does not depend on the run loop.
    """
  let blindSpots = """
    Only code that its own declaration, or the type around it, puts on the main actor. Libraries that \
    use run loops inside are not seen.
    """
  let appliesToTests = true
  let isAboutLinux = true

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private final class Visitor: IsolationVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard isOnMainActor, let name = node.calledExpression.dottedName else {
        return super.visit(node)
      }
      switch name {
      case "Timer.scheduledTimer":
        report(
          at: node, "a timer that the main actor schedules never fires where no run loop runs",
          mend: "Repeat in a Task: 'while !Task.isCancelled { try await Task.sleep(for: …); … }'.")
      case "RunLoop.main.add", "RunLoop.current.add":
        report(
          at: node, "a timer on \(name.dropLast(".add".count)) never fires where no run loop runs",
          mend: "Repeat in a Task: 'while !Task.isCancelled { try await Task.sleep(for: …); … }'.")
      case "RunLoop.main.perform", "RunLoop.current.perform":
        report(
          at: node,
          "work for \(name.dropLast(".perform".count)) is never done where no run loop runs",
          mend: "Use 'Task { @MainActor in … }'.")
      case "RunLoop.main.run", "RunLoop.current.run":
        report(
          at: node, "the main actor waits in \(name), and nothing else of its runs meanwhile",
          mend: "Await what it waits for.")
      default: break
      }
      return super.visit(node)
    }
  }
}
