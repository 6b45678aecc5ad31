import SwiftUI

/// A card that leads on.
struct LinkRow: View {
  let systemImage: String
  let title: String
  let value: String
  let address: String
  let accessibilityID: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: systemImage)
          .foregroundStyle(Color.accentColor)
          .frame(width: 28)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 3) {
          Text(title).font(.headline)
          if !value.isEmpty { Text(value).foregroundStyle(.secondary) }
        }
        .multilineTextAlignment(.leading)
        Spacer()
        Image(systemName: "chevron.right")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      .card()
    }
    .buttonStyle(.plain)
    .pageLink(address)
    .accessibilityIdentifier(accessibilityID)
  }
}

#Preview {
  LinkRow(
    systemImage: "message", title: "Messages", value: "2 new", address: "/care/messages",
    accessibilityID: "preview.tap",
    action: {}
  )
  .padding()
}
