// What a layout that the app's code does and the layout of a host know of each other. Hosts solve
// layouts in different ways; the app's code sees views only by these protocols.

/// A width and a height that are offered to a view: points, infinity for as much as it wants, or nil for
/// its ideal length.
package struct ArrangedOffer: Hashable, Sendable {
  package var width, height: Double?

  package init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }
}

/// A width and a height in points.
package struct ArrangedSize: Hashable, Sendable {
  package var width, height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// Where a layout puts a view: the point of the view at `anchor` (fractions of its size) comes to lie at
/// `x`, `y` of the layout's box.
package struct ArrangedPlace: Hashable, Sendable {
  package var x, y, anchorX, anchorY: Double
  package var offer: ArrangedOffer

  package init(
    x: Double, y: Double, anchorX: Double, anchorY: Double, offer: ArrangedOffer
  ) {
    self.x = x
    self.y = y
    self.anchorX = anchorX
    self.anchorY = anchorY
    self.offer = offer
  }
}

/// A view that a layout of the app arranges.
package protocol ArrangedView: AnyObject {
  /// Who asks first for space.
  var priority: Double { get }
  /// Whether no distance is usual beside it.
  var isOpen: Bool { get }
  /// Where it was put last; nil: nowhere yet.
  var place: ArrangedPlace? { get set }
  /// The size that it chooses.
  func size(_ offer: ArrangedOffer) -> ArrangedSize
  /// The position of a guide in the size that it chooses.
  func guide(_ guide: GuideNumber, _ offer: ArrangedOffer) -> Double
  /// The same where it or a view inside of it has a value of its own; else nil.
  func explicitGuide(_ guide: GuideNumber, _ offer: ArrangedOffer) -> Double?
  /// What `layoutValue(key:value:)` says for a key; nil: nothing.
  func value(for key: ObjectIdentifier) -> Any?
}

/// The views of one layout, and what the host can do with them.
package protocol ArrangedViews: AnyObject {
  var views: [any ArrangedView] { get }
  var isRightToLeft: Bool { get }
  /// The size that a layout of the system would have.
  func size(
    _ layout: StandardArrangement, _ views: [any ArrangedView], _ offer: ArrangedOffer
  ) -> ArrangedSize
  /// Puts views where a layout of the system would, in a box whose corner is at `x`, `y`.
  func place(
    _ layout: StandardArrangement, _ views: [any ArrangedView], x: Double, y: Double,
    _ size: ArrangedSize, _ offer: ArrangedOffer)
}

/// A layout of the system.
package enum StandardArrangement: Hashable, Sendable {
  case stack(ElementAxis, ElementAlignment, spacing: Double?)
  case layers(ElementAlignment)
  case grid(ElementAlignment, spacingAcross: Double?, spacing: Double?)
}

/// A layout of the app, with what it remembers.
package protocol ViewArrangement: AnyObject {
  /// Whether what it answered last was no layout, such as a width that is not a number.
  var isFaulty: Bool { get set }
  /// Called before all else for other views than before, or when one of them has changed.
  func begin(_ views: any ArrangedViews)
  /// Never negative, never "not a number".
  func size(_ views: any ArrangedViews, _ offer: ArrangedOffer) -> ArrangedSize
  /// Gives all views their places in a box that begins at 0, 0.
  func place(_ views: any ArrangedViews, in size: ArrangedSize, _ offer: ArrangedOffer)
  /// A guide's position in the layout's box; nil: it says none.
  func guide(
    _ guide: GuideNumber, _ views: any ArrangedViews, in size: ArrangedSize, _ offer: ArrangedOffer
  ) -> Double?
  /// The same as the views say it, which have to be placed.
  func merged(_ guide: GuideNumber, _ views: any ArrangedViews) -> Double?
  /// Whether no distance is usual beside the layout.
  func isOpen(_ views: any ArrangedViews) -> Bool
}
