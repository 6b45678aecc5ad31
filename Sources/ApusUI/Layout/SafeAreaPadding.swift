import ViewGraph

/// Padding at the edges of the safe area.
nonisolated public struct _SafeAreaPaddingModifier: ViewModifier {
  public typealias Body = Never
  let insets: EdgeInsets
  let isOfScrollView: Bool

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard modifier.isOfScrollView else {
      return _PaddingLayout._emit(_PaddingLayout(modifier.insets), context, content: content)
    }
    let entries = EnvironmentValues.entries { values in
      let (old, new) = (context.environment.contentMargins, modifier.insets)
      values.contentMargins = EdgeInsets(
        top: old.top + new.top, leading: old.leading + new.leading,
        bottom: old.bottom + new.bottom, trailing: old.trailing + new.trailing)
    }
    context.withEnvironment(entries[...], content)
  }
}

/// A scroll view, with modifiers or without.
private protocol ScrollingView {}
extension ScrollView: ScrollingView {}
extension ModifiedContent: ScrollingView where Content: ScrollingView {}

extension View {
  /// Padding at the edges of the safe area: the system's 16 points where no length is given.
  ///
  /// The content of a scroll view gets the padding as its margins, and scrolls through them. Any other view has
  /// them around itself.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { LazyHStack { cards } }
  ///   .safeAreaPadding(.horizontal, 24)
  /// ```
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
    safeAreaPadding(EdgeInsets(edges, length ?? _PaddingLayout.standard))
  }

  /// Padding at the edges of the safe area, in points.
  nonisolated public func safeAreaPadding(
    _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
    modifier(
      _SafeAreaPaddingModifier(
        insets: insets, isOfScrollView: Self.self is any ScrollingView.Type))
  }

  /// The same padding at all edges of the safe area, in points.
  nonisolated public func safeAreaPadding(
    _ length: CGFloat
  ) -> ModifiedContent<Self, _SafeAreaPaddingModifier> {
    safeAreaPadding(.all, length)
  }
}
