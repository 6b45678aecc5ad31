import SystemFrameworks

/// Says why there is nothing to see, and what can be done about it.
///
/// ```swift
/// EmptyStateView(
///   icon: "hammer.fill", title: "No Projects Yet",
///   message: "Tap + to create your first project",
///   actionTitle: "Create Project", action: { isCreating = true })
/// ```
///
/// The title is a heading, and is announced politely as it appears.
///
/// Identifiers: `emptyState.title.text`, `emptyState.message.text` and `emptyState.action.tap`; with a
/// prefix of your own, that instead of `emptyState`.
public struct EmptyStateView: View {
  let icon: String
  let title: String
  let message: String
  let actionTitle: String?
  let accessibilityID: String
  let action: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - icon: A symbol's name.
  ///   - title: What there is nothing of.
  ///   - message: Why, or how that changes.
  ///   - actionTitle: What the button says. Without it or without an action there is none.
  ///   - accessibilityID: What the view's identifiers begin with.
  ///   - action: What the button does.
  public init(
    icon: String, title: String, message: String, actionTitle: String? = nil,
    accessibilityID: String = "emptyState", action: (@MainActor () -> Void)? = nil
  ) {
    self.icon = icon
    self.title = title
    self.message = message
    self.actionTitle = actionTitle
    self.accessibilityID = accessibilityID
    self.action = action
  }

  public var body: some View {
    StatePlacard(
      icon: icon, tint: .secondary, title: Text(title), message: message,
      accessibilityID: accessibilityID
    ) {
      if let actionTitle, let action {
        Button(action: action) {
          Text(actionTitle).frame(minWidth: 120, minHeight: 32)
        }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier(accessibilityID + ".action.tap")
      }
    }
    .announced(title)
  }
}

#Preview {
  EmptyStateView(
    icon: "hammer.fill", title: "No Projects Yet", message: "Tap + to create your first project",
    actionTitle: "Create Project", action: {})
}
