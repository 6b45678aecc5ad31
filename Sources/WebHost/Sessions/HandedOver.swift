import ViewGraph

/// Controls from which an answer took the keyboard away.
///
/// On a phone the next key already goes where the keyboard went. A page learns of it later. What it
/// tells of the old control until then was meant for the new one: the session does not carry it out,
/// and the page, when it sees the answer, types it again where the keyboard is.
struct HandedOver {
  private var controls: [(node: NodeID, message: Int)] = []

  /// Notes a command that is written into a message.
  ///
  /// - Parameter origin: The control whose event caused the command.
  /// - Returns: The control that gives the keyboard up, or nil.
  mutating func note(
    _ command: Session.Command, _ origin: NodeID?, in message: Int
  ) -> NodeID? {
    guard case .focus(let target) = command, let origin, target != origin else { return nil }
    controls.append((origin, message))
    return origin
  }

  /// Whether an event was done by somebody who could not know that the keyboard had gone.
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
  /// Whether it comes from the keyboard alone.
  fileprivate var isTyping: Bool {
    switch self {
    case .edit, .submit: true
    default: false
    }
  }
}
