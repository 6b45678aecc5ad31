import SwiftSyntax

/// Notifications that are to arrive on the main operation queue.
struct MainQueueNotification: Rule {
  let name = "main-queue-notification"
  let summary = "Nobody observes notifications with 'queue: .main'."
  let why = """
    'post' waits until the observers on a queue are done. On Linux the main actor, after a \
    suspension, is not on the main operation queue's thread: a post from it then waits for a queue \
    that can only go on when the post returns, and the process stands still.
    """
  let mend = """
    Observe with 'for await … in NotificationCenter.default.notifications(named:)', with \
    'publisher(for:)', or with 'queue: nil' and a 'Task { @MainActor in … }' in the block.
    """
  let blindSpots = """
    A queue that was first put in a variable. The queue is harmless if nothing on the main actor ever \
    posts that notification; where the file itself posts nothing there is only a note.
    """
  let appliesToTests = true
  let isAboutLinux = true

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifier?.text == "addObserver",
        node.arguments.first?.label?.text == "forName",
        let queue = node.arguments.first(where: { $0.label?.text == "queue" })?.expression,
        [".main", "OperationQueue.main"].contains(queue.trimmedDescription)
      else { return .visitChildren }
      report(
        at: queue,
        "a post of this notification from the main actor waits for ever, on Linux"
          + (posts ? "" : "; whether there is one, this file does not show"),
        mend: "Use 'queue: nil', and 'Task { @MainActor in … }' in the block.",
        certainty: posts ? .sure : .unsure)
      return .visitChildren
    }

    /// Whether this file posts notifications itself.
    private lazy var posts: Bool = {
      let collector = PostCollector(viewMode: .sourceAccurate)
      collector.walk(file.syntax)
      return collector.hasPost
    }()
  }
}

private final class PostCollector: SyntaxVisitor {
  private(set) var hasPost = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.modifier?.text == "post",
      ["name", "Notification"].contains(node.arguments.first?.label?.text ?? "Notification")
    {
      hasPost = true
    }
    return .visitChildren
  }
}
