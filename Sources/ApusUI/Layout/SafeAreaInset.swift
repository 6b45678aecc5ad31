import ViewGraph

/// A bar along an edge that content scrolls under, and for which content makes room.
///
/// Elements: a box with `.style` 3, whose last child, a box with `.edge`, is the bar.
nonisolated public struct _InsetModifier<Inset: View>: ViewModifier {
  public typealias Body = Never
  let edge: Edge
  let alignment: ElementAlignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.modify(.frame) { writer in
      writer.set(.layering, .bar)
    } content: {
      context.open(.box)
      content()
      context.descend(0x1A5E) {
        context.open(.box)
        context.writer.set(.edge, modifier.edge.element)
        context.writer.set(.alignment, modifier.alignment)
        if let spacing = modifier.spacing { context.writer.set(.spacing, Double(spacing)) }
        Inset._emit(modifier.inset, context)
        context.close()
      }
      context.close()
    }
  }
}

extension View {
  /// Keeps a view at the top or bottom of this one, which makes room for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _InsetModifier<V>> {
    modifier(
      _InsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: ElementAlignment(alignment.element, .center), spacing: spacing,
        inset: content()))
  }

  /// Keeps a view at a side of this one, which makes room for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _InsetModifier<V>> {
    modifier(
      _InsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: ElementAlignment(.center, alignment.element), spacing: spacing,
        inset: content()))
  }
}
