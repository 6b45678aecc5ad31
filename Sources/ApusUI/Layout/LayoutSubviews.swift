import Foundation
import ViewGraph

/// The views that a layout arranges, in the order in which they are written.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// A part of the views, which has positions of its own from 0.
  public typealias SubSequence = LayoutSubviews
  /// One of the views.
  public typealias Element = LayoutSubview
  /// The position of a view.
  public typealias Index = Int

  // A layout is asked on the main thread only, while its views wait for the answer.
  nonisolated(unsafe) let host: any ArrangedViews
  // As above.
  nonisolated(unsafe) let views: [any ArrangedView]
  // As above.
  nonisolated(unsafe) private let placings: Placings?

  /// The direction of reading where the layout is. Places are mirrored by themselves: in both directions x
  /// is the distance from the leading edge.
  public var layoutDirection: LayoutDirection

  init(_ host: any ArrangedViews, _ placings: Placings? = nil) {
    self.host = host
    self.placings = placings
    views = host.views
    layoutDirection = host.isRightToLeft ? .rightToLeft : .leftToRight
  }

  private init(_ whole: LayoutSubviews, _ views: [any ArrangedView]) {
    host = whole.host
    placings = whole.placings
    self.views = views
    layoutDirection = whole.layoutDirection
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { views.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(view: views[index], placings: placings)
  }

  /// The views at these positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(self, Array(views[bounds]))
  }

  /// The views at these positions, in this order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    // `subviews[1...]` is a sequence without an end.
    if let rest = indices as? PartialRangeFrom<Int> {
      return LayoutSubviews(self, Array(views[rest]))
    }
    return LayoutSubviews(self, indices.map { views[$0] })
  }

  /// Whether both are the same views.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.views.count == b.views.count
      && zip(a.views, b.views).allSatisfy { $0 === $1 }
  }

  /// A guide of several views that were placed.
  func merged(_ guide: GuideNumber, isHorizontal: Bool) -> CGFloat? {
    let values = views.compactMap { view -> Double? in
      guard let place = view.place, let own = view.explicitGuide(guide, place.offer) else {
        return nil
      }
      let size = view.size(place.offer)
      let start =
        isHorizontal
        ? place.x - place.anchorX * size.width : place.y - place.anchorY * size.height
      return (start + own).isFinite ? start + own : nil
    }
    guard !values.isEmpty else { return nil }
    if guide.isBaseline {
      return (guide.rawValue == 6 ? values.min() : values.max()).map { CGFloat($0) }
    }
    return values.reduce(0, +) / Double(values.count)
  }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  // A layout is asked on the main thread only, while the view waits for the answer.
  nonisolated(unsafe) let view: any ArrangedView
  // As above.
  nonisolated(unsafe) let placings: Placings?

  /// What the view says for a key by `layoutValue(key:value:)`, or the key's default value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    view.value(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// The view's `layoutPriority(_:)`.
  public var priority: Double { view.priority }

  /// How far the view prefers to be from its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(all: view.isOpen ? .open : .standard) }

  /// The size that the view chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = view.size(proposal.offer)
    return CGSize(width: size.width, height: size.height)
  }

  /// The size that the view chooses for a proposal, and the positions of guides in it.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = view.size(proposal.offer)
    return ViewDimensions(
      width: size.width, height: size.height, GuideProbe(of: view, proposal.offer))
  }

  /// Puts the view at a place of the layout. What is said last counts.
  ///
  /// - Parameters:
  ///   - position: In the coordinates of the layout's bounds.
  ///   - anchor: The point of the view that comes to lie there.
  ///   - proposal: For which the view chooses its size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    if view.place != nil { placings?.repeated = view }
    view.place = ArrangedPlace(
      x: Double(position.x), y: Double(position.y), anchorX: Double(anchor.x),
      anchorY: Double(anchor.y), offer: proposal.offer)
  }

  /// Whether both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.view === b.view }
}

/// What a layout does while it puts its views at their places.
final class Placings {
  /// A view that was put at more than one.
  var repeated: (any ArrangedView)?
}
