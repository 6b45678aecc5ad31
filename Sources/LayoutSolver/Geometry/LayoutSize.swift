/// A width and a height in points.
package struct LayoutSize: Hashable, Sendable {
  package var width, height: Double

  @inlinable package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = LayoutSize(0, 0)

  @inlinable package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A box: its upper left corner and its size, in points.
package struct LayoutFrame: Hashable, Sendable {
  package var x, y, width, height: Double

  @inlinable package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var size: LayoutSize { LayoutSize(width, height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// What both boxes have in common; nil: nothing.
  package func intersection(_ other: LayoutFrame) -> LayoutFrame? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return LayoutFrame(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func union(_ other: LayoutFrame) -> LayoutFrame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return LayoutFrame(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether all of another box lies in it.
  package func contains(_ other: LayoutFrame) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  package func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  package func inset(by insets: LayoutInsets) -> LayoutFrame {
    LayoutFrame(
      x: x + insets.leading, y: y + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// Distances from the edges of a box, in points.
package struct LayoutInsets: Hashable, Sendable {
  package var top, leading, bottom, trailing: Double

  package init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

package enum LayoutAxis: UInt8, Sendable {
  case horizontal, vertical

  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// Horizontal, vertical or both.
package struct LayoutAxes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let horizontal = LayoutAxes(rawValue: 1)
  package static let vertical = LayoutAxes(rawValue: 2)
  package static let both: LayoutAxes = [.horizontal, .vertical]
}

/// What a parent offers a child: per direction a length in points, infinity for as much as it
/// wants, or nil for its ideal length.
package struct Proposal: Hashable, Sendable {
  package var width, height: Double?

  @inlinable package init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: LayoutSize) { self.init(size.width, size.height) }

  package static let ideal = Proposal(nil, nil)

  @inlinable package subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal without a length in these directions.
  package func ideal(along axes: LayoutAxes) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? nil : width, axes.contains(.vertical) ? nil : height)
  }

  /// The proposal with these lengths in place of those that it leaves open.
  package func filled(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width ?? size.width, height ?? size.height)
  }
}
