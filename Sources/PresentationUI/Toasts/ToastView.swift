import Presentation
import SystemFrameworks

/// A short message in a capsule, with what can be done about it.
struct ToastView: View {
  let message: String
  let style: Toast.Style
  let action: Action?
  let onDismiss: @MainActor () -> Void

  struct Action {
    let title: String
    let perform: @MainActor () -> Void
  }

  var body: some View {
    HStack(spacing: 4) {
      Button(action: onDismiss) { ToastWords(message: message, style: style) }
        .buttonStyle(.plain)
        .accessibilityIdentifier("toast.message.tap")
        .accessibilityHint(own(.dismissesMessage))

      if let action {
        Button(action: action.perform) { ToastActionWords(title: action.title) }
          .buttonStyle(.borderless)
          .accessibilityIdentifier("toast.action.tap")
      }
    }
    .padding(.horizontal, 18)
    // Nothing of what lies below shows through its words.
    .background(Color(UIColor.tertiarySystemBackground), in: Capsule())
    .overlay {
      Capsule().stroke(Color.primary.opacity(0.12), lineWidth: 1)
    }
    .shadow(color: Color.black.opacity(0.22), radius: 12, x: 0, y: 4)
    .announced(message)
  }
}

/// An invisible view of a toast's size.
struct ToastShape: View {
  let toast: ShownToast

  var body: some View {
    HStack(spacing: 4) {
      ToastWords(message: toast.message, style: .information)
      if let title = toast.actionTitle { ToastActionWords(title: title) }
    }
    .padding(.horizontal, 18)
    .hidden()
    .accessibilityHidden(true)
  }
}

private struct ToastWords: View {
  let message: String
  let style: Toast.Style

  var body: some View {
    Label {
      Text(message)
        .foregroundStyle(Color.primary)
        .multilineTextAlignment(.leading)
    } icon: {
      Image(systemName: style.symbol)
        .foregroundStyle(style.tint)
        .accessibilityHidden(true)
    }
    .font(.subheadline.weight(.medium))
    .padding(.vertical, 13)
    .frame(minHeight: 44)
  }
}

private struct ToastActionWords: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal, 8)
      .frame(minWidth: 44, minHeight: 44)
  }
}

extension Toast.Style {
  var symbol: String {
    switch self {
    case .information: "info.circle.fill"
    case .success: "checkmark.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .failure: "xmark.circle.fill"
    }
  }

  var tint: Color {
    switch self {
    case .information: .blue
    case .success: .green
    case .warning: .orange
    case .failure: .red
    }
  }
}

#Preview {
  VStack(spacing: 16) {
    ToastView(message: "Saved", style: .success, action: nil, onDismiss: {})
    ToastView(
      message: "The task was deleted", style: .information,
      action: .init(title: "Undo", perform: {}), onDismiss: {})
  }
  .padding()
}
