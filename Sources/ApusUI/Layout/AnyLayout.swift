import Foundation
import ViewGraph

/// One of several layouts. The views keep their state when it becomes another.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(Diagonal())
/// layout {
///   Text("One")
///   Text("Two")
/// }
/// ```
public struct AnyLayout: SystemLayout {
  /// What one of several layouts keeps.
  public struct Cache {
    fileprivate var value: Any
    /// The type of the layout that keeps it.
    fileprivate var layout: Any.Type
  }

  private let hidden: any HiddenLayout

  /// A layout that hides its type.
  nonisolated public init<L: Layout>(_ layout: L) {
    hidden = (layout as? AnyLayout)?.hidden ?? Hidden(layout)
  }

  var standard: StandardArrangement? { hidden.standard }
  var name: String { hidden.name }

  public func makeCache(subviews: Subviews) -> Cache { hidden.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    hidden.updateCache(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    hidden.spacing(subviews, &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { hidden.size(proposal, subviews, &cache) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { hidden.place(bounds, proposal, subviews, &cache) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { hidden.guide(guide, bounds, proposal, subviews, &cache) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { hidden.guide(guide, bounds, proposal, subviews, &cache) }
}

/// Two are the same input of a view if they hide the same layout, whatever holds it.
extension AnyLayout: InputComparable {
  package static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: AnyLayout.self).pointee.hidden
    return first.isSame(second.assumingMemoryBound(to: AnyLayout.self).pointee.hidden)
  }
}

/// A layout of some type.
private protocol HiddenLayout: Sendable {
  typealias Cache = AnyLayout.Cache
  var standard: StandardArrangement? { get }
  var name: String { get }
  func isSame(_ other: any HiddenLayout) -> Bool
  func makeCache(_ subviews: LayoutSubviews) -> Cache
  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache)
  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat?
  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat?
}

private struct Hidden<L: Layout>: HiddenLayout {
  let layout: L

  init(_ layout: L) { self.layout = layout }

  var standard: StandardArrangement? { (layout as? any SystemLayout)?.standard }
  var name: String { "\(L.self)" }

  func isSame(_ other: any HiddenLayout) -> Bool {
    (other as? Self).map { isSameInput(layout, $0.layout) } ?? false
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews), layout: L.self)
  }

  /// Asks the layout with what it keeps, or with what it makes now if another layout kept that.
  private func ask<Answer>(
    _ subviews: LayoutSubviews, _ cache: inout Cache, _ question: (inout L.Cache) -> Answer
  ) -> Answer {
    var own: L.Cache
    if cache.layout == L.self, let kept = cache.value as? L.Cache {
      own = kept
    } else {
      own = layout.makeCache(subviews: subviews)
    }
    let answer = question(&own)
    cache = Cache(value: own, layout: L.self)
    return answer
  }

  func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
    ask(subviews, &cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
    ask(subviews, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    ask(subviews, &cache) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    ask(subviews, &cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    ask(subviews, &cache) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGFloat? {
    ask(subviews, &cache) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
