import LayoutSolver
import ViewGraph

/// The element at a point that takes a finger, while nothing is scrolled.
extension LayoutElement {
  /// The topmost element at a point that takes a finger there: this one, or one inside.
  ///
  /// - Parameter isThere: Whether the screen shows an element at all, with everything inside of it.
  package func touched(x: Double, y: Double, where isThere: (Self) -> Bool) -> Self? {
    guard isChosen, isOpenToTouches, isThere(self) else { return nil }
    let isOver = isTouched(x: x, y: y)
    // A clipping element takes touches inside its box alone.
    if clips || scrolls, layout?.filledFrame.contains(x: x, y: y) == false { return nil }
    // Beside the control its label takes nothing.
    if role == .stepper, !isOver { return nil }
    for child in drawnLastFirst where child.role != .modal && child.layout != nil {
      if let found = child.touched(x: x, y: y, where: isThere) { return found }
    }
    return isOver && catchesTouches ? self : nil
  }

  /// Whether touches reach it and what is inside of it.
  private var isOpenToTouches: Bool {
    !isUncovered && self[.hitTesting] != false && !flag(.isHidden) && (self[.opacity] ?? 1) >= 0.01
      && self[.scale]?.contains(0) != true
  }

  private var drawnLastFirst: [Self] {
    children.sorted { draws($0, after: $1) }
  }
}
