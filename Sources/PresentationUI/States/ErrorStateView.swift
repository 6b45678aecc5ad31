import SystemFrameworks

/// Says that something could not be fetched, and lets the person try again.
///
/// ```swift
/// ErrorStateView(error: "Unable to connect to the server.") { Task { await projects.load() } }
/// ```
///
/// The message is announced politely as it appears and whenever it changes. "Something Went Wrong"
/// and "Try Again" are in the visitor's language, and in an app's own words from its table `Apus`.
///
/// Identifiers: `errorState.title.text`, `errorState.message.text` and `errorState.retry.tap`; with a
/// prefix of your own, that instead of `errorState`.
public struct ErrorStateView: View {
  let error: String
  let accessibilityID: String
  let retry: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - error: What went wrong, in words a person understands.
  ///   - accessibilityID: What the view's identifiers begin with.
  ///   - retry: Tries again. Without it there is no button.
  public init(
    error: String, accessibilityID: String = "errorState", retry: (@MainActor () -> Void)? = nil
  ) {
    self.error = error
    self.accessibilityID = accessibilityID
    self.retry = retry
  }

  /// A button's action that does something that takes its time.
  static func inTask(
    _ action: @escaping @MainActor () async -> Void
  ) -> @MainActor () -> Void {
    { Task { await action() } }
  }

  public var body: some View {
    StatePlacard(
      icon: "exclamationmark.triangle.fill", tint: .orange,
      title: Text(verbatim: own(.somethingWentWrong)),
      message: error, accessibilityID: accessibilityID
    ) {
      if let retry {
        Button(action: retry) {
          Label(own(.tryAgain), systemImage: "arrow.clockwise")
            .frame(minWidth: 120, minHeight: 32)
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(accessibilityID + ".retry.tap")
      }
    }
    .announced(error)
  }
}

#Preview {
  ErrorStateView(error: "Failed to load projects", retry: {})
}
