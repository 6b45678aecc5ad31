import SwiftSyntax

/// Checklist, point 3: a content view makes no asynchronous calls.
struct ContentAsync: Rule {
  let name = "content-async"
  let summary = "A content view starts no asynchronous work."
  let why = """
    Work that a content view starts runs in previews and snapshots too, ends with a view that does \
    not know what it was for, and its failure has nobody who could show it.
    """
  let mend = "Fire a callback; the root view starts the work, usually in '.task' or a 'Task'."
  let blindSpots = """
    Asynchronous work behind a synchronous call, and publishers. To await a callback that the view \
    was given is allowed ('.refreshable { await onRefresh() }' needs it), and so is AsyncImage.
    """

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let view = contentView else { return .visitChildren }
      let callee = node.calledExpression.dottedName
      if let modifier = node.modifier, modifier.text == "task", node.hasClosure {
        report(
          at: modifier, "\(view.name) starts work with '.task'",
          mend: "Move '.task' to the root view.")
        // What it is applied to may do more; what it starts was just reported.
        walk(node.calledExpression)
        return .skipChildren
      }
      if let callee, callee == "Task" || callee.hasPrefix("Task."), node.hasClosure {
        if node.awaitsOnly(view.callbacks(in: project)) { return .visitChildren }
        report(
          at: node, "\(view.name) starts a Task",
          mend: "Give \(view.name) a callback, and start the Task in the root view.")
        return .skipChildren
      }
      if let callee, callee.hasPrefix("DispatchQueue."),
        ["async", "asyncAfter", "sync"].contains(callee.lastName)
      {
        report(
          at: node, "\(view.name) puts work on a dispatch queue",
          mend: "Give \(view.name) a callback, and do the work in the view model.")
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      guard let view = contentView else { return .visitChildren }
      guard let called = node.expression.awaitedName, view.callbacks(in: project).contains(called)
      else {
        report(
          at: node, "\(view.name) awaits '\(node.expression.awaited)'",
          mend: "Give \(view.name) a callback, and await in the root view or the view model.")
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if let view = contentView, let word = node.awaitKeyword {
        report(
          at: word, "\(view.name) awaits the elements of '\(node.sequence.awaited)'",
          mend: "Read the sequence in the view model, and give \(view.name) the values.")
      }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if let view = contentView,
        let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.async) })
      {
        report(
          at: word, "\(view.name) starts work with 'async let'",
          mend: "Start it in the view model, and give \(view.name) the values.")
        return .skipChildren
      }
      return .visitChildren
    }
  }
}

extension TypeDeclaration {
  /// The names of the properties that hold functions.
  func callbacks(in project: Project) -> Set<String> {
    Set(
      properties.filter { property in
        guard let type = property.type else { return false }
        if type.isFunction { return true }
        return type.heldTypes.contains {
          project.alias($0.name, in: scope)?.isFunction ?? false
        }
      }.map(\.name))
  }
}

extension FunctionCallExprSyntax {
  var hasClosure: Bool {
    trailingClosure != nil || arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }

  /// Whether there is something that it awaits, and nothing but calls of these.
  fileprivate func awaitsOnly(_ names: Set<String>) -> Bool {
    let awaits = AwaitCollector(viewMode: .sourceAccurate)
    awaits.walk(self)
    return !awaits.names.isEmpty
      && awaits.names.allSatisfy { $0.map(names.contains) ?? false }
  }
}

private final class AwaitCollector: SyntaxVisitor {
  var names: [String?] = []

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.expression.awaitedName)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// `onSave` of `onSave()`, `self.onSave?()` and `try onSave()`; nil for calls of anything else.
  fileprivate var awaitedName: String? {
    guard let call = unwrapped.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.dottedName
    else { return nil }
    let bare = name.hasPrefix("self.") ? String(name.dropFirst("self.".count)) : name
    return bare.contains(".") ? nil : bare
  }

  /// In a message: a name, or the first line of what stands there.
  fileprivate var awaited: String {
    let expression = unwrapped
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.dottedName
    {
      return "\(name)()"
    }
    return String(expression.trimmedDescription.prefix { $0 != "\n" })
  }
}
