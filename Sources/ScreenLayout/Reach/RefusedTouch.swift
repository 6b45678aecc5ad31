import LayoutSolver
import ViewGraph

extension Graph {
  /// Why no finger can touch an element in a window as large as the session's surroundings say: it has no
  /// size, lies off the screen, or something lies over all of it. Nil: one can, as far as this process knows.
  ///
  /// Text is measured by a table of widths, so that a page may have it somewhat elsewhere. What is
  /// covered in part counts as reachable.
  package func refusalByPlace(of node: NodeID) -> Refusal? {
    let root = StreamElement.root(of: snapshot())
    // Elements know those around them only as long as these are there.
    return withExtendedLifetime(root) {
      guard let element = root.first(where: { $0.id == node }) else { return nil }
      let around = session.surroundings
      LayoutBuilder<StreamElement>(
        ScreenMetrics(width: around.width, height: around.height), session.layouts
      ).layOut(root)
      // What is in a menu has no place before a person opens it: its label is what a finger reaches.
      guard let touched = element.lineage.first(where: { $0.layout != nil }) else { return nil }
      let screen = LayoutFrame(x: 0, y: 0, width: around.width, height: around.height)
      guard touched.hasArea, touched.isInSight(on: screen) else { return .hidden }
      return touched.cover(of: .whole) == nil ? nil : .covered
    }
  }
}
