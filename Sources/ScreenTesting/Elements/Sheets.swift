import ApusUI
import ViewGraph

extension ScreenElement {
  /// Drags a sheet by its sign to another height.
  ///
  /// ```swift
  /// screen.modal.dragSheet(to: .large)
  /// #expect(screen.modal.frame.height > 700)
  /// ```
  ///
  /// - Parameter detent: One of the sheet's `presentationDetents`.
  public func dragSheet(
    to detent: PresentationDetent, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = target(place, to: "drag") else { return }
    let sheet = node.lineage.first { $0.role == .modal } ?? node
    let number = detent.number(in: screen.shownSize.height)
    let heights = sheet[.detents] ?? []
    guard let number, let index = heights.firstIndex(where: { abs($0 - number) < 1e-9 }) else {
      return fail(
        "\(description) does not rest at this height. Its heights are "
          + "\(heights.map { $0 > 1 ? "\($0) points" : "\($0) of the window" }.joined(separator: ", ")).",
        place)
    }
    act(.number(Double(index)), on: sheet, to: "drag", place)
  }
}
