import ViewGraph

/// A way to lay out views, which can be exchanged for another without the views beginning anew.
@MainActor @preconcurrency
public protocol _ExchangeableLayout {
  nonisolated var _layout: _LayoutChoice { get }
}

public struct _LayoutChoice: Sendable {
  /// 0 beside each other, 1 below each other, 2 on top of each other.
  let axis: UInt8
  let alignment: ElementAlignment
  let spacing: CGFloat?
}

/// Views that one of several layouts arranges.
nonisolated public struct _LaidOut<Content: View>: View {
  public typealias Body = Never
  let layout: _LayoutChoice
  let content: Content

  nonisolated init(_ layout: _LayoutChoice, _ content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let layout = view.layout
    if layout.axis < 2 {
      return emitStack(
        axis: layout.axis, alignment: layout.alignment, spacing: layout.spacing, view.content,
        context)
    }
    context.open(.zstack)
    context.writer.set(.alignment, layout.alignment)
    context.emit(1, view.content)
    context.close()
  }
}

extension _ExchangeableLayout {
  /// Lays out the views in `content`.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LaidOut(_layout, content())
  }
}

/// Lays out views beside each other.
public struct HStackLayout: _ExchangeableLayout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between views, in points; `nil` for the system's.
  public var spacing: CGFloat?
  /// A horizontal layout.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  nonisolated public var _layout: _LayoutChoice {
    _LayoutChoice(
      axis: 0, alignment: ElementAlignment(.center, alignment.element), spacing: spacing)
  }
}

/// Lays out views below each other.
public struct VStackLayout: _ExchangeableLayout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between views, in points; `nil` for the system's.
  public var spacing: CGFloat?
  /// A vertical layout.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  nonisolated public var _layout: _LayoutChoice {
    _LayoutChoice(
      axis: 1, alignment: ElementAlignment(alignment.element, .center), spacing: spacing)
  }
}

/// Lays out views on top of each other.
public struct ZStackLayout: _ExchangeableLayout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment
  /// A layout of views on top of each other.
  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }
  nonisolated public var _layout: _LayoutChoice {
    _LayoutChoice(axis: 2, alignment: alignment.element, spacing: nil)
  }
}

/// One of several layouts. The views keep their state when it becomes another.
public struct AnyLayout: _ExchangeableLayout, Sendable {
  nonisolated public let _layout: _LayoutChoice
  /// A layout that hides its type.
  nonisolated public init<L: _ExchangeableLayout>(_ layout: L) { _layout = layout._layout }
}
