import ApusUI
import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// Presses a key while it, or what is around it, has the keyboard: `"a"`, `"ArrowUp"`, `"Enter"`. The
  /// key goes down, and comes up again where somebody wants to know.
  public func press(
    key: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "press a key on") else { return }
    press(key, on: node.lineage.first { $0.has(.onKey) } ?? node, place)
  }

  /// Presses a key that an element asks for.
  func press(_ key: String, on listening: TreeNode, _ place: ScreenFailure.Place) {
    if act(.key(KeyStroke(.down, key)), on: listening, to: "press a key on", place),
      screen.present.nodes[listening.id] === listening
    {
      act(.key(KeyStroke(.up, key)), on: listening, to: "press a key on", place)
    }
  }
}

extension Screen {
  /// Presses the keys of a `keyboardShortcut(_:modifiers:)`: of the controls that are seen, and of the
  /// commands in the bar of menus, which need not be. Of several the last one counts, and none below a sheet.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = KeyboardShortcut(key, modifiers: modifiers).text
    let element = ScreenElement(screen: self, description: "control with the keys “\(text)”") {
      tree in
      let controls = tree.all { node in
        node[.shortcut] == text
          && (node.lineage.contains { $0.role == .menuBar } || self.shows(node))
      }
      return Array(controls.suffix(1))
    }
    guard let node = element.target(place, to: "press") else { return }
    let toggles = !node.has(.onTap) && node.has(.onToggle)
    let action: Event.Action = toggles ? .toggle(!node.flag(.isOn)) : .tap
    guard let refusal = perform(action, on: node, isByKey: true) else { return }
    element.fail(refusal, on: node, to: "press", place)
  }
}
