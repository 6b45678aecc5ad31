import ViewGraph

private struct AfterButtonKey: EnvironmentKey {
  static let defaultValue: (@MainActor () -> Void)? = nil
}

extension EnvironmentValues {
  /// Runs after the action of every button of an alert or a dialog: dismisses it.
  var afterButton: (@MainActor () -> Void)? {
    get { self[AfterButtonKey.self] }
    set { self[AfterButtonKey.self] = newValue }
  }
}

/// A button of an alert or a dialog. The object is kept across evaluations, so that its holders run
/// the latest action.
final class DialogButton: Slot {
  fileprivate(set) var isCancel = false
  fileprivate var isEnabled = true
  fileprivate var action: @MainActor () -> Void = {}

  func run() { if isEnabled { action() } }
}

extension DialogButton: Equatable {
  nonisolated static func == (first: DialogButton, second: DialogButton) -> Bool {
    first === second
  }
}

/// Written by every button, so that a dialog knows which button to add and which one Escape taps.
struct DialogButtons: PreferenceKey {
  static var defaultValue: [DialogButton] { [] }
  static func reduce(value: inout [DialogButton], nextValue: () -> [DialogButton]) {
    value += nextValue()
  }
}

extension EmissionContext {
  /// Tells a dialog around of a button.
  ///
  /// - Parameter action: All that the button does, the end of the dialog too.
  func writeDialogButton(isCancel: Bool, _ action: @escaping @MainActor () -> Void) {
    let button = slot(0xB077) { DialogButton() }
    button.isCancel = isCancel
    button.isEnabled = environment.isEnabled
    button.action = action
    writePreference(ObjectIdentifier(DialogButtons.self), [button])
  }
}

extension [DialogButton] {
  /// What Escape does: what the cancel button does. Nil if the dialog asks for a choice.
  ///
  /// An alert with one button has nothing to choose; a confirmation dialog without a cancel button
  /// is given one.
  /// - Parameter dismiss: Ends the dialog.
  @MainActor
  func cancelling(
    _ modality: Modality, instead dismiss: @escaping @MainActor () -> Void
  ) -> (@MainActor () -> Void)? {
    if let cancel = first(where: \.isCancel) { return { cancel.run() } }
    if modality == .confirmation || isEmpty { return dismiss }
    guard count == 1 else { return nil }
    let only = self[0]
    return { only.run() }
  }
}
