/// Where the scroll view around an element scrolls.
package struct ScrollOrder: Equatable, Sendable {
  package enum Place: Equatable, Sendable {
    /// The shortest way that shows the whole element.
    case inSight
    /// A point of the element, in fractions of its size, comes to the same point of the scroll view.
    case anchor(Session.Anchor)
    /// The element begins at these distances before the scroll view, in points; nil keeps a distance.
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
