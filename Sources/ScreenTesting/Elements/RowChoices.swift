import ApusUI
import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// Taps a row of a table while keys are held: with `.shift` all rows from the one that was chosen last up
  /// to it are chosen, with `.command` or `.control` it is chosen beside the others, or no longer.
  public func tap(
    holding keys: EventModifiers, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "choose") else { return }
    let row = node.lineage.first { $0.has(.onChoose) } ?? node
    let way: RowChoice =
      keys.contains(.shift)
      ? .extend : keys.isDisjoint(with: [.command, .control]) ? .only : .toggle
    act(.choose(way), on: row, to: "choose", place)
  }
}
