/// Counts what changes in a tree of views; the page follows it.
@MainActor @Observable
final class ViewChanges {
  var count = 0
}

/// A priority for each direction.
struct AxisPriorities {
  var horizontal, vertical: UILayoutPriority

  init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

  init(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
