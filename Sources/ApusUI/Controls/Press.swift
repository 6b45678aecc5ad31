import ViewGraph

/// Whether a pointer is held down on an element. The host reports it only while it is read, because
/// a press takes two messages.
final class PressState: Source {
  private(set) var isWanted = false
  private var isPressed = false
  /// Whether the element is being written, so that no new evaluation is needed.
  private var isWriting = false
  private weak var owner: Component?

  init(owner: Component) {
    self.owner = owner
    super.init(queue: owner.queue)
    name = "a button's press"
  }

  func read() -> Bool {
    if !isWanted {
      isWanted = true
      if !isWriting { owner?.invalidate() }
    }
    Tracking.read(self)
    return isPressed
  }

  /// Evaluates a style that may read it, while the element is being written.
  func whileWriting(_ body: () -> Void) {
    isWriting = true
    body()
    isWriting = false
  }

  func set(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    invalidate()
  }
}

/// Keeps a press at its element's place.
final class PressSlot: Slot {
  let state: PressState
  init(_ owner: Component) { state = PressState(owner: owner) }
}

extension EmissionContext {
  /// The press of the element that is opened at this place.
  func press() -> PressState {
    let owner = component!
    return slot(0x9E55) { PressSlot(owner) }.state
  }

  /// Handles presses of the element opened last.
  func handlePress(_ state: PressState) {
    handler(
      .onPress, .event { if case .press(let isPressed) = $0 { state.set(isPressed) } })
  }

  /// Writes the label of a button or a link as a style of an app draws it.
  func emitLabel(_ label: some View, in style: some ButtonStyle, role: ButtonRole? = nil) {
    let press = press()
    let configuration = ButtonStyleConfiguration(
      role: role, label: _StylePart(label), press: press)
    // The style's evaluation tells whether it reads the press. Its elements follow the handler.
    var body: Component?
    press.whileWriting {
      body = styled(style, of: ButtonStyles.self) { $0.makeBody(configuration: configuration) }
    }
    if press.isWanted { handlePress(press) }
    if let body { place(body) }
  }
}
