import SwiftUI

/// The first page: what Apus is, and a way into each area.
struct StartView: View {
  /// Opens the page of an address.
  let onOpen: @MainActor (String) -> Void

  static let explanation: LocalizedStringKey =
    "Five apps of ordinary SwiftUI. A Linux server runs them, and your browser shows them."

  private static let reports: LocalizedStringKey =
    "All that was reported here, to search and to filter, with a page for each animal and what is known of it."

  private let columns = [GridItem(.adaptive(minimum: 280), spacing: 16, alignment: .top)]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        StartHeading()
        LazyVGrid(columns: columns, alignment: .leading, spacing: 16) {
          ForEach(Area.allCases) { area in
            StartCard(
              symbol: area.symbol, color: area.color, title: area.title,
              explanation: area.explanation, invitation: area.invitation,
              address: area.firstAddress, name: area.name, onOpen: onOpen)
          }
          StartCard(
            symbol: "list.bullet", color: .indigo, title: "Missing animals",
            explanation: Self.reports,
            invitation: "See all reports", address: "/reports", name: "reports", onOpen: onOpen)
        }
      }
      .frame(maxWidth: 1120, alignment: .leading)
      .padding(.horizontal, 16)
      .padding(.vertical, 32)
      .frame(maxWidth: .infinity)
    }
    .background(Color(.systemGroupedBackground))
    .navigationTitle("Apus")
    .toolbar(.hidden, for: .navigationBar)
  }
}

/// One sentence and three facts about Apus.
private struct StartHeading: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 8) {
        Label("Apus", systemImage: "swift")
          .font(.headline)
          .foregroundStyle(Color.orange)
        Text("SwiftUI screens on Linux")
          .font(.largeTitle.weight(.bold))
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("start.heading.text")
        Text(StartView.explanation)
          .font(.title3)
          .foregroundStyle(.secondary)
      }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 24) { facts }
        VStack(alignment: .leading, spacing: 8) { facts }
      }
      .font(.subheadline)
    }
  }

  @ViewBuilder private var facts: some View {
    Label("Live pages, without JavaScript of your own", systemImage: "globe")
    Label("Tests without a browser", systemImage: "checkmark.circle")
    Label("The same source as on iOS", systemImage: "iphone")
  }
}

/// What an area is for, with the way into it.
private struct StartCard: View {
  let symbol: String
  let color: Color
  let title: LocalizedStringKey
  let explanation: LocalizedStringKey
  let invitation: LocalizedStringKey
  let address: String
  let name: String
  let onOpen: @MainActor (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Image(systemName: symbol)
          .font(.title3)
          .foregroundStyle(color)
          .frame(width: 40, height: 40)
          .background(color.opacity(0.14), in: .rect(cornerRadius: 10))
          .accessibilityHidden(true)
        Text(title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
      }
      Text(explanation)
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      Button {
        onOpen(address)
      } label: {
        Text(invitation)
      }
      .buttonStyle(.bordered)
      .pageLink(address)
      .accessibilityIdentifier("start.\(name)Button.tap")
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(.rect(cornerRadius: 16))
  }
}

#Preview {
  NavigationStack {
    StartView(onOpen: { _ in })
  }
}
