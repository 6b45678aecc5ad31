import SystemFrameworks

/// Says that something is being fetched, in the middle of the room it is given.
///
/// ```swift
/// LoadingStateView(message: "Loading projects...")
/// ```
///
/// The message is announced politely as it appears and whenever it changes.
///
/// Identifiers: `loadingState.message.text`; with a prefix of your own, that instead of
/// `loadingState`.
public struct LoadingStateView: View {
  let message: String?
  let accessibilityID: String

  /// - Parameters:
  ///   - message: What is being waited for; without it “Loading...” in the visitor's language.
  ///   - accessibilityID: What the view's identifiers begin with.
  public init(message: String? = nil, accessibilityID: String = "loadingState") {
    self.message = message
    self.accessibilityID = accessibilityID
  }

  public var body: some View {
    let message = message ?? own(.loading)
    VStack(spacing: 16) {
      ProgressView()
        .controlSize(.large)
        // The text beside it says more.
        .accessibilityHidden(true)
      Text(message)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .accessibilityIdentifier(accessibilityID + ".message.text")
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .announced(message)
  }
}

#Preview {
  LoadingStateView(message: "Loading projects...")
}
