import ViewGraph

/// Which parts of a lazy stack or grid stay in sight.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Children below each other.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// A stack that takes the whole width.
  ///
  /// - Parameters:
  ///   - spacing: The space between children, in points; `nil` for the system's.
  ///   - pinnedViews: Which parts of sections stay in sight while the stack scrolls.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitLazyStack(
      axis: 1, alignment: ElementAlignment(view.alignment.element, .center),
      spacing: view.spacing, pinned: view.pinnedViews, context
    ) { Content._emit(view.content, context) }
  }
}

/// Children beside each other.
public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  nonisolated(unsafe) let content: Content

  /// A stack that takes the whole height.
  ///
  /// - Parameters:
  ///   - spacing: The space between children, in points; `nil` for the system's.
  ///   - pinnedViews: Which parts of sections stay in sight while the stack scrolls.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitLazyStack(
      axis: 0, alignment: ElementAlignment(.center, view.alignment.element),
      spacing: view.spacing, pinned: view.pinnedViews, context
    ) { Content._emit(view.content, context) }
  }
}

/// A lazy stack takes all the space across its direction.
@MainActor
private func emitLazyStack(
  axis: UInt8, alignment: ElementAlignment, spacing: CGFloat?, pinned: PinnedScrollableViews,
  _ context: EmissionContext, content: () -> Void
) {
  context.open(.stack)
  context.writer.set(.axis, axis == 1 ? .vertical : .horizontal)
  context.writer.set(.alignment, alignment)
  if let spacing { context.writer.set(.spacing, Double(spacing)) }
  if !pinned.isEmpty { context.writer.set(.pinned, pinned.element) }
  let outer = context.axis
  context.axis = axis
  context.descend(1, content)
  context.axis = outer
  context.close { content in content | (axis == 1 ? 1 : 2) }
}
