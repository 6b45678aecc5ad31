import SwiftUI

/// A row of a list that opens a page.
struct OpenRow<Content: View>: View {
  let address: String
  let accessibilityID: String
  let action: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        content
          .frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "chevron.right")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .pageLink(address)
    .accessibilityIdentifier(accessibilityID)
  }
}

#Preview {
  List {
    OpenRow(address: "/builder/projects/1", accessibilityID: "preview.row.tap", action: {}) {
      Text("Market Hall Renewal")
    }
  }
}
