import Foundation
import ViewGraph

/// A way to arrange views, by code of your own.
///
/// Say how large the layout is and where its views are; use it as you use a stack:
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: .unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
///
/// Diagonal {
///   Text("Down")
///   Text("and to the side")
/// }
/// ```
///
/// The code runs in the app and never in the browser. The first page is laid out by widths of letters that
/// the app knows; the browser then tells what it measures, where that is something else, and the layout is
/// asked again.
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// What the layout is like for its views, such as for a `Spacer`.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps from one question to the next.
  associatedtype Cache = Void

  /// The views that it arranges.
  typealias Subviews = LayoutSubviews

  /// Makes what the layout keeps for these views.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what the layout keeps up to date, for other views or the same ones with something changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the layout prefers to be from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// How large the layout is for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Puts each view at its place, by `place(at:anchor:proposal:)`. One that is not put anywhere is in the
  /// middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a horizontal guide for the views around the layout; `nil`: the usual one.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The place of a vertical guide for the views around the layout; `nil`: the usual one.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) -> Cache { () }
}

extension Layout {
  /// That of a layout in no particular direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes all that the layout keeps anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// At each edge the most that one of the views prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }

  /// The guide of the views: that of the only one that has it, or the average.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.merged(guide.element.guide, isHorizontal: true)
  }

  /// The guide of the views: the uppermost first baseline, the lowest last baseline, and of others the
  /// average.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.merged(guide.element.guide, isHorizontal: false)
  }

  /// Arranges the views in `content`.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LaidOut(self, content())
  }
}

/// What a layout is like for its views.
public struct LayoutProperties: Sendable {
  /// The direction in which a `Spacer` grows in the layout, and across which a `Divider` lies; `nil`: a
  /// `Spacer` grows in both.
  public var stackOrientation: Axis?

  /// Properties of a layout in no particular direction.
  public init() {}
}
