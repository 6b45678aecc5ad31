import SystemFrameworks

extension View {
  /// Keeps toasts above this view: a bar at the bottom of what they are shown over, with buttons or a field
  /// that a person needs while a toast is there.
  ///
  /// ```swift
  /// VStack(spacing: 0) {
  ///   ScrollView { fields }
  ///   sendButton.padding(12).belowToasts()
  /// }
  /// .toast(viewModel.toasts)
  /// ```
  ///
  /// However high the bar is, with large text or a second line, the toast stands above it.
  public func belowToasts() -> some View { modifier(BelowToasts()) }
}

/// How high the bar is that toasts stand above; of two, the higher one.
struct ToastRoom: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct BelowToasts: ViewModifier {
  @State private var height: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0
      }
      .preference(key: ToastRoom.self, value: height)
  }
}
