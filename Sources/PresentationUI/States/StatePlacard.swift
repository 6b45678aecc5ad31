import SystemFrameworks

/// A large symbol over a title, a message and what can be done: in the middle of the room it is given,
/// and no wider than reads well.
struct StatePlacard<Actions: View>: View {
  let icon: String
  let tint: Color
  let title: Text
  let message: String
  let accessibilityID: String
  @ViewBuilder let actions: Actions

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: icon)
        .font(.system(size: 34))
        .foregroundStyle(tint)
        .frame(width: 76, height: 76)
        .background(tint.opacity(0.12), in: Circle())
        .accessibilityHidden(true)
      VStack(spacing: 8) {
        title
          .font(.title3.weight(.semibold))
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier(accessibilityID + ".title.text")
        Text(message)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier(accessibilityID + ".message.text")
      }
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: 360)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
