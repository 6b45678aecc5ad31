import SwiftUI

/// The one button that leads on. While it is busy it shows progress and takes no taps.
struct PrimaryButton: View {
  let title: String
  var isBusy = false
  let accessibilityID: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        if isBusy { ProgressView() }
        Text(title).fontWeight(.semibold)
      }
      .frame(maxWidth: .infinity, minHeight: 36)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .disabled(isBusy)
    .accessibilityIdentifier(accessibilityID)
  }
}

#Preview {
  PrimaryButton(title: "Sign in", accessibilityID: "preview.signIn.tap") {}.padding()
}
