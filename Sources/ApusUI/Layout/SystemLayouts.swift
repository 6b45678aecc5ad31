import Foundation
import ViewGraph

/// A layout that a host can do without code of the app.
protocol SystemLayout: Layout {
  /// Nil: it is none, after all.
  var standard: StandardArrangement? { get }
}

/// A layout of the system: a host knows how large it is.
protocol StandardLayout: SystemLayout where Cache == _SystemLayoutCache {
  var arrangement: StandardArrangement { get }
}

/// What a layout of the system keeps.
public struct _SystemLayoutCache {}

extension StandardLayout {
  var standard: StandardArrangement? { arrangement }

  public func makeCache(subviews: Subviews) -> _SystemLayoutCache { _SystemLayoutCache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _SystemLayoutCache
  ) -> CGSize {
    let size = subviews.host.size(arrangement, subviews.views, proposal.offer)
    return CGSize(width: size.width, height: size.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _SystemLayoutCache
  ) {
    subviews.host.place(
      arrangement, subviews.views, x: Double(bounds.minX), y: Double(bounds.minY),
      ArrangedSize(Double(bounds.width), Double(bounds.height)), proposal.offer)
  }
}

/// Lays out views beside each other.
public struct HStackLayout: StandardLayout {
  public typealias Cache = _SystemLayoutCache
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between views, in points; `nil` for the system's.
  public var spacing: CGFloat?

  /// A horizontal layout.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .horizontal) }

  var arrangement: StandardArrangement {
    .stack(
      .horizontal, ElementAlignment(.center, alignment.element),
      spacing: spacing.map { Double($0) })
  }
}

/// Lays out views below each other.
public struct VStackLayout: StandardLayout {
  public typealias Cache = _SystemLayoutCache
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between views, in points; `nil` for the system's.
  public var spacing: CGFloat?

  /// A vertical layout.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(along: .vertical) }

  var arrangement: StandardArrangement {
    .stack(
      .vertical, ElementAlignment(alignment.element, .center), spacing: spacing.map { Double($0) })
  }
}

/// Lays out views on top of each other.
public struct ZStackLayout: StandardLayout {
  public typealias Cache = _SystemLayoutCache
  /// The alignment of the views.
  public var alignment: Alignment

  /// A layout of views on top of each other.
  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

  var arrangement: StandardArrangement { .layers(alignment.element) }
}

/// Lays out the cells of `GridRow`s in common columns.
public struct GridLayout: StandardLayout {
  public typealias Cache = _SystemLayoutCache
  /// The alignment of views in their cells.
  public var alignment: Alignment
  /// The space between columns, in points; `nil` for the system's.
  public var horizontalSpacing: CGFloat?
  /// The space between rows, in points; `nil` for the system's.
  public var verticalSpacing: CGFloat?

  /// A layout of rows, whose columns are as wide as they need to be.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var arrangement: StandardArrangement {
    .grid(
      alignment.element, spacingAcross: horizontalSpacing.map { Double($0) },
      spacing: verticalSpacing.map { Double($0) })
  }
}

extension LayoutProperties {
  fileprivate init(along axis: Axis) {
    self.init()
    stackOrientation = axis
  }
}
