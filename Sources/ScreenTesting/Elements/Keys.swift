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
    let listening = node.lineage.first { $0.has(.onKey) } ?? node
    if act(.key(KeyStroke(.down, key)), on: listening, to: "press a key on", place),
      screen.present.nodes[listening.id] === listening
    {
      act(.key(KeyStroke(.up, key)), on: listening, to: "press a key on", place)
    }
  }
}
