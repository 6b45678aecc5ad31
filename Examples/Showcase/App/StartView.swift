import SwiftUI

/// The first page: what there is to see, and where its source lies.
struct StartView: View {
  /// Opens the page of an address.
  let onOpen: @MainActor (String) -> Void

  static let explanation =
    "Five apps, each of screens that were written for iOS. This server runs them, and your browser shows them."

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: Self.explanation)
          .foregroundStyle(.secondary)
        ForEach(Area.allCases) { area in
          AreaCard(area: area, onOpen: { onOpen(area.firstAddress) }) {
            if area == .report {
              Button("See all reports") { onOpen("/reports") }
                .buttonStyle(.bordered)
                .pageLink("/reports")
                .accessibilityIdentifier("start.reportsButton.tap")
            }
          }
        }
      }
      .padding(16)
    }
    .navigationTitle("Apus")
  }
}

/// What an area is for, with the way into it.
private struct AreaCard<Others: View>: View {
  let area: Area
  let onOpen: @MainActor () -> Void
  @ViewBuilder let others: Others

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        Image(systemName: area.symbol)
          .font(.title2)
          .foregroundStyle(Color.accentColor)
          .frame(width: 32)
          .accessibilityHidden(true)
        Text(verbatim: area.title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
      }
      Text(verbatim: area.explanation)
        .foregroundStyle(.secondary)
      Text(verbatim: area.source)
        .font(.caption.monospaced())
        .foregroundStyle(.secondary)
      HStack(spacing: 12) {
        Button(action: onOpen) {
          Text(verbatim: area.invitation)
        }
        .buttonStyle(.borderedProminent)
        .pageLink(area.firstAddress)
        .accessibilityIdentifier("start.\(area.name)Button.tap")
        others
      }
      .padding(.top, 4)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color(.secondarySystemBackground))
    .clipShape(.rect(cornerRadius: 16))
  }
}

#Preview {
  NavigationStack {
    StartView(onOpen: { _ in })
  }
}
