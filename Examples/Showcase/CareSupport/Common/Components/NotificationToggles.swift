import SwiftUI

/// What a member wants to be told of.
struct NotificationToggles: View {
  @Binding var choices: NotificationChoices
  /// What the identifiers begin with.
  let prefix: String

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Tasks that are due", isOn: $choices.tasks)
        .accessibilityIdentifier("\(prefix).tasksToggle.tap")
      Divider()
      Toggle("New messages", isOn: $choices.messages)
        .accessibilityIdentifier("\(prefix).messagesToggle.tap")
      Divider()
      Toggle("Readings out of the ordinary", isOn: $choices.readings)
        .accessibilityIdentifier("\(prefix).readingsToggle.tap")
      Text("While CareSupport is open, a note at the bottom of the page tells you.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

#Preview {
  NotificationToggles(choices: .constant(NotificationChoices()), prefix: "preview").padding()
}
