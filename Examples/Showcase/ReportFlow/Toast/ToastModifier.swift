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
      Label {
        Text(message)
          .foregroundStyle(Color.primary)
          .multilineTextAlignment(.leading)
      } icon: {
        Image(systemName: "exclamationmark.triangle.fill")
          .foregroundStyle(Color.orange)
          .accessibilityHidden(true)
      }
      .font(.subheadline.weight(.medium))
      .padding(.horizontal, 18)
      .padding(.vertical, 13)
      .background(.thickMaterial, in: Capsule())
      .overlay {
        Capsule().stroke(Color.primary.opacity(0.12), lineWidth: 1)
      }
      .shadow(color: Color.black.opacity(0.22), radius: 12, x: 0, y: 4)
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
