import Presentation
import SystemFrameworks

extension View {
  /// Shows the toasts of a center over the bottom of this view, one at a time.
  ///
  /// ```swift
  /// content.toast(viewModel.toasts)
  /// ```
  ///
  /// Each is announced politely as it appears. Time stands still for it while a pointer is over it or
  /// the keyboard is in it; a tap puts it away early.
  ///
  /// A bar at the bottom of this view stays free if it says ``belowToasts()``.
  ///
  /// Identifiers: `toast.message.tap` puts it away, `toast.action.tap` does what it offers.
  ///
  /// - Parameters:
  ///   - center: The toasts.
  ///   - bottomPadding: Points between the toast and the bottom of this view, or such a bar.
  public func toast(_ center: ToastCenter, bottomPadding: CGFloat = 16) -> some View {
    showsToasts(
      ToastSource(bottomPadding: bottomPadding) {
        center.current.map { ShownToast(message: $0.message, actionTitle: $0.action?.title) }
      }
    )
    .overlayPreferenceValue(ToastRoom.self, alignment: .bottom) { room in
      ToastSlot(center: center, bottomPadding: room + bottomPadding)
    }
  }

  /// Shows a message over the bottom of this view while `isPresented` is true. Who sets it decides for
  /// how long.
  ///
  /// ```swift
  /// content.toast(isPresented: $viewModel.uiState.showToast, message: viewModel.uiState.toastMessage)
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; a tap on it sets it to false.
  ///   - message: What it says, announced politely.
  ///   - style: What kind of news it is.
  ///   - bottomPadding: Points between the toast and the bottom of this view, or a bar there that is
  ///     ``belowToasts()``.
  public func toast(
    isPresented: Binding<Bool>, message: String, style: Toast.Style = .warning,
    bottomPadding: CGFloat = 16
  ) -> some View {
    showsToasts(
      ToastSource(bottomPadding: bottomPadding) {
        isPresented.wrappedValue ? ShownToast(message: message, actionTitle: nil) : nil
      }
    )
    .overlayPreferenceValue(ToastRoom.self, alignment: .bottom) { room in
      ZStack {
        if isPresented.wrappedValue {
          ToastView(message: message, style: style, action: nil) {
            isPresented.wrappedValue = false
          }
          .toastRoom(room + bottomPadding)
          .transition(.opacity)
        }
      }
      .animation(.easeInOut(duration: 0.2), value: isPresented.wrappedValue)
    }
  }
}

extension View {
  /// Tells the bars in this view of the toasts over it.
  fileprivate func showsToasts(_ source: ToastSource) -> some View {
    transformEnvironment(\.toastSources) { $0.append(source) }
  }
}

/// The place of the one toast that is shown. A view of its own, so that what it lies over is not
/// evaluated when a toast comes or goes.
struct ToastSlot: View {
  let center: ToastCenter
  let bottomPadding: CGFloat

  var body: some View {
    let toast = center.current
    ZStack {
      if let toast {
        TimedToast(center: center, toast: toast)
          .toastRoom(bottomPadding)
          .id(toast.id)
          .transition(.opacity)
      }
    }
    .animation(.easeInOut(duration: 0.2), value: toast?.id)
  }
}

/// A toast for which time stands still while somebody reads it.
private struct TimedToast: View {
  let center: ToastCenter
  let toast: Toast
  @FocusState private var isFocused: Bool

  var body: some View {
    ToastView(
      message: toast.message, style: toast.style,
      action: toast.action.map { action in
        ToastView.Action(title: action.title) { center.performAction() }
      }
    ) {
      center.dismiss(toast.id)
    }
    .onHover { isOver in
      if isOver { center.pause(.hovered) } else { center.resume(.hovered) }
    }
    .focused($isFocused)
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { center.pause(.focused) } else { center.resume(.focused) }
    }
  }
}
