import PageProtocol
import ViewGraph

/// The text that was typed last, to which the page sends changes.
struct TypedText {
  private var last: (node: NodeID, text: String)?

  mutating func note(_ event: Event) {
    if case .edit(let text) = event.action { last = (event.node, text) }
  }

  /// A change of a text as an edit to the whole of it.
  ///
  /// - Returns: Nil if the changed text is not known; other events unchanged.
  @MainActor
  func whole(_ event: PageEvent, in graph: Graph) -> PageEvent? {
    guard case .change(let node, let change) = event else { return event }
    // The page has the text that was typed last, or the one that it was sent since.
    if let last, last.node == node, let text = change.applied(to: last.text) {
      return .control(Event(node, .edit(text)))
    }
    // A control that cannot be edited is refused like any other event.
    guard case .success(let control) = graph.locate(node),
      [.textField, .secureField, .textEditor].contains(control.role)
    else { return .control(Event(node, .edit(""))) }
    let shown = graph.text(of: node) ?? ""
    return change.applied(to: shown.asHTMLShowsIt).map { .control(Event(node, .edit($0))) }
  }
}
