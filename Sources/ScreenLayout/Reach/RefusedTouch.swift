import LayoutSolver
import ViewGraph

extension Graph {
  /// Why no finger can touch an element in a window as large as the session's surroundings say: it has no
  /// size, lies off the screen, or something lies over all of it. Nil: one can, as far as this process knows.
  ///
  /// Text is measured by a table of widths, so that a page may have it somewhat elsewhere. What is
  /// covered in part counts as reachable.
  package func refusalByPlace(of node: NodeID) -> Refusal? {
    let shown = FollowedScreen.present(of: self)
    guard let element = shown.tree.nodes[node] else { return nil }
    // Items of a closed menu have no frames, so a finger reaches the menu's label.
    guard let touched = element.lineage.first(where: { $0.layout != nil }) else { return nil }
    let around = session.surroundings
    let screen = LayoutFrame(x: 0, y: 0, width: around.width, height: around.height)
    guard touched.hasArea, touched.isInSight(on: screen) else { return .hidden }
    return touched.cover(of: .whole, below: shown.tree.layout.modelessSheets) == nil
      ? nil : .covered
  }

  /// How much was laid out since the elements began to be followed; for tests and benchmarks.
  package var layoutCount: LayoutCount? {
    (follower as? FollowedScreen)?.tree.layout.count
  }
}
