/// Where the scroll view around an element scrolls.
package struct ScrollOrder: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// As little as shows all of the element.
    case inSight
    /// So far that a point of the element, in fractions of its size, is at the same point of the scroll view.
    case anchor(Session.Anchor)
    /// So far that the element begins at these distances before the scroll view, in points; nil: as far as it is.
    case distance(x: Double?, y: Double?)
  }

  package var node: NodeID
  package var place: Place
  /// Whether the way is shown.
  package var isAnimated: Bool

  package init(_ node: NodeID, _ place: Place, isAnimated: Bool) {
    self.node = node
    self.place = place
    self.isAnimated = isAnimated
  }
}
