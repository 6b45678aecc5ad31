import PageProtocol
import ViewGraph

/// Controls that lost the keyboard focus through a command of the session.
///
/// On a phone the next key goes to the newly focused control at once. A page learns of the focus
/// later, and until then sends events of the old control that were meant for the new one. The
/// session drops these events, and the page, when it receives the command, enters the text again in
/// the focused control.
struct HandedOver {
  private var controls: [(node: NodeID, message: Int)] = []

  /// Notes a command that is written into a message.
  ///
  /// - Parameter origin: The control whose event caused the command.
  /// - Returns: The control that loses the focus, or nil.
  mutating func note(
    _ command: Session.Command, _ origin: NodeID?, in message: Int
  ) -> NodeID? {
    guard case .focus(let target) = command, let origin, target != origin else { return nil }
    controls.append((origin, message))
    return origin
  }

  /// Whether an event was sent before the page knew that the focus had moved.
  ///
  /// - Parameter known: The last message that the page had when it was done; it never decreases.
  mutating func isVoid(_ event: PageEvent, known: Int) -> Bool {
    guard !controls.isEmpty else { return false }
    controls.removeAll { $0.message <= known }
    guard case .control(let event) = event, event.action.isTyping else { return false }
    return controls.contains { $0.node == event.node }
  }
}

extension Event.Action {
  /// Whether only the keyboard causes such an event.
  fileprivate var isTyping: Bool {
    switch self {
    case .edit, .submit: true
    default: false
    }
  }
}
