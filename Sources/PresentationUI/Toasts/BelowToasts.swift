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
  /// However high the bar is, with large text or a second line, the toast stands above it. The toast has room of
  /// its own there: what is above the bar ends above the toast, so that nothing of it is covered.
  public func belowToasts() -> some View { modifier(BelowToasts()) }
}

/// How high the bar is that toasts stand above; of two, the higher one.
struct ToastRoom: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Tells the bars in a view which toast is shown over it.
struct ToastSource: Sendable {
  /// Points between the toast and a bar.
  let bottomPadding: CGFloat
  let current: @MainActor @Sendable () -> ShownToast?
}

/// As much of a toast as says how large it is.
struct ShownToast: Equatable {
  let message: String
  let actionTitle: String?
}

private struct ToastSourcesKey: EnvironmentKey {
  static let defaultValue: [ToastSource] = []
}

extension EnvironmentValues {
  /// The sources of the toasts over this view, the outermost first.
  var toastSources: [ToastSource] {
    get { self[ToastSourcesKey.self] }
    set { self[ToastSourcesKey.self] = newValue }
  }
}

private struct BelowToasts: ViewModifier {
  @State private var height: CGFloat = 0
  @Environment(\.toastSources) private var sources

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      ToastRoomView(sources: sources)
      content
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0
        }
        .preference(key: ToastRoom.self, value: height)
    }
  }
}

/// The room of the toasts above a bar. A separate view, because the bar is not evaluated again when toasts come or go.
private struct ToastRoomView: View {
  let sources: [ToastSource]

  var body: some View {
    let shown = sources.compactMap { source in source.current().map { ($0, source.bottomPadding) } }
    // All toasts stand at the bottom.
    if !shown.isEmpty {
      ZStack(alignment: .bottom) {
        ForEach(shown.indices, id: \.self) { index in
          ToastShape(toast: shown[index].0).toastRoom(shown[index].1)
        }
      }
      .padding(.top, 8)
    }
  }
}

extension View {
  /// Room around a toast, which is there with it only: around nothing it would take the taps that are
  /// meant for what lies below.
  func toastRoom(_ bottomPadding: CGFloat) -> some View {
    self.padding(.horizontal, 16).padding(.bottom, bottomPadding)
  }
}
