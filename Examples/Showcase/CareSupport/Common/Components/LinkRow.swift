import SwiftUI

/// A card that leads on.
struct LinkRow: View {
  let systemImage: String
  let title: String
  let value: String
  let accessibilityID: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: systemImage)
          .foregroundStyle(Color.accentColor)
          .frame(width: 28)
          .accessibilityHidden(true)
        Text(title).font(.headline).multilineTextAlignment(.leading)
        Spacer()
        Text(value).foregroundStyle(.secondary).multilineTextAlignment(.trailing)
        Image(systemName: "chevron.right")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      .card()
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(accessibilityID)
  }
}

#Preview {
  LinkRow(
    systemImage: "message", title: "Messages", value: "2 new", accessibilityID: "preview.tap",
    action: {}
  )
  .padding()
}
