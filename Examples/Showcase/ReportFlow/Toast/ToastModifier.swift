import SwiftUI

/// A short message over the bottom of a screen. A tap puts it away early.
struct ToastModifier: ViewModifier {
  @Binding var isPresented: Bool
  let message: String

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        if isPresented {
          toast
            .padding(.horizontal, 16)
            .padding(.bottom, 88)
            .transition(.opacity)
        }
      }
      .animation(.easeInOut(duration: 0.2), value: isPresented)
  }

  private var toast: some View {
    Button {
      isPresented = false
    } label: {
      Label(message, systemImage: "exclamationmark.triangle.fill")
        .font(.subheadline.weight(.medium))
        .foregroundStyle(Color.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .background(Color.black.opacity(0.85))
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("toast.message.tap")
    .accessibilityHint(L10n.toastHint)
  }
}

extension View {
  /// Shows `message` over this view while `isPresented` is true. Who sets it decides for how long.
  func toast(isPresented: Binding<Bool>, message: String) -> some View {
    modifier(ToastModifier(isPresented: isPresented, message: message))
  }
}
