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

/// Children below each other. In a scroll view only those near the viewport are built.
///
/// ```swift
/// struct History: View {
///   let days: [String]
///   var body: some View {
///     ScrollView {
///       LazyVStack(alignment: .leading) {
///         ForEach(days, id: \.self) { Text($0) }
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

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

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitLazyStack(
      axis: 1, alignment: ElementAlignment(view.alignment.element, .center),
      spacing: view.spacing, pinned: view.pinnedViews, context
    ) { Content._emit(view.content, context) }
  }
}

/// Children beside each other. In a scroll view only those near the viewport are built.
nonisolated public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

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

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
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
  // A frame around the stack is a separate element. Padding may lie inside of the stack's.
  if context.waiting?[.frameAlignment] != nil || context.waiting?[.fixedSize] != nil {
    return context.box {
      emitLazyStack(
        axis: axis, alignment: alignment, spacing: spacing, pinned: pinned, context,
        content: content)
    }
  }
  context.emitLazily(axis: axis, spacing: spacing) {
    context.open(.stack)
    let across: Attribute<Double> = axis == 1 ? .maximumWidth : .maximumHeight
    context.writer.set(across, .infinity)
    context.writer.set(.frameAlignment, alignment)
    context.writer.set(.axis, axis == 1 ? .vertical : .horizontal)
    context.writer.set(.alignment, alignment)
    if let spacing { context.writer.set(.spacing, Double(spacing)) }
    if !pinned.isEmpty { context.writer.set(.pinned, pinned.element) }
  } fills: { content in
    content | (axis == 1 ? 1 : 2)
  } content: {
    let outer = context.axis
    context.axis = axis
    let around = LazyStackAround(
      axis: axis == 1 ? .vertical : .horizontal, alignment: alignment,
      spacing: spacing.map(Double.init))
    context.withEnvironment(EnvironmentValues.entries { $0.lazyStackAround = around }[...]) {
      context.descend(1, content)
    }
    context.axis = outer
  }
}

/// The layout of the lazy stack around a section, whose parts are views of that stack.
nonisolated struct LazyStackAround: Equatable {
  let axis: ElementAxis
  let alignment: ElementAlignment
  let spacing: Double?

  func write(to writer: ElementWriter) {
    writer.set(.axis, axis)
    writer.set(.alignment, alignment)
    if let spacing { writer.set(.spacing, spacing) }
  }
}

private struct LazyStackKey: EnvironmentKey { static var defaultValue: LazyStackAround? { nil } }

extension EnvironmentValues {
  var lazyStackAround: LazyStackAround? {
    get { self[LazyStackKey.self] }
    set { self[LazyStackKey.self] = newValue }
  }
}

extension EmissionContext {
  /// Writes a lazy stack or grid. Where nothing scrolls in its direction, all of it is built.
  ///
  /// - Parameters:
  ///   - axis: The direction in which its lines follow each other: 0 horizontal, 1 vertical.
  ///   - line: How many items stand in a line.
  func emitLazily(
    axis: UInt8, spacing: CGFloat?, line: Int = 1, open: () -> Void, fills: (UInt8) -> UInt8,
    content: () -> Void
  ) {
    guard environment.scrollAxes.contains(axis == 1 ? .vertical : .horizontal) else {
      open()
      content()
      return close(fills: fills)
    }
    let shape = LazyWindow.Shape(
      axis: axis == 1 ? .vertical : .horizontal, pitch: 44 + Double(spacing ?? 8))
    let items = slot(0x1A2) {
      $0.shape == shape && $0.line == line
    } make: {
      LazyItemsSlot(owner: component!, shape: shape, line: line)
    }.items
    items.window!.emit(self, open: open, fills: fills) {
      container = items
      content()
    }
  }
}

private final class LazyItemsSlot: Slot {
  let items: WindowingContainer
  let shape: LazyWindow.Shape
  let line: Int

  init(owner: Component, shape: LazyWindow.Shape, line: Int) {
    (self.shape, self.line) = (shape, line)
    items = WindowingContainer(
      role: nil, window: LazyWindow(owner: owner, shape: shape, line: line))
  }
}
