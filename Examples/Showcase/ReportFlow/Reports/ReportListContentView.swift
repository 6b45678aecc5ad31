import SwiftUI

enum ReportListContent: Equatable {
  case loading
  case failed
  case rows([ReportRow])
}

struct ReportListContentView<Way: View & SendableMetatype>: View {
  let content: ReportListContent
  /// A row that leads to its report.
  let way: (ReportRow) -> Way
  let onRetry: @MainActor () -> Void
  let onRefresh: @MainActor () async -> Void

  var body: some View {
    switch content {
    case .loading:
      ProgressView()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("reports.progress.text")
    case .failed:
      message(L10n.reportsFailed, systemImage: "exclamationmark.triangle") {
        Button(L10n.tryAgain, action: onRetry)
          .buttonStyle(.bordered)
          .accessibilityIdentifier("reports.tryAgainButton.tap")
      }
    case .rows(let rows) where rows.isEmpty:
      message(L10n.reportsEmpty, systemImage: "tray") {
        Text(L10n.reportsEmptyBody)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    case .rows(let rows):
      List(rows) { row in
        way(row)
          .accessibilityIdentifier("reports.row.\(row.shortID).tap")
      }
      .refreshable { await onRefresh() }
      .accessibilityIdentifier("reports.list.scroll")
    }
  }

  private func message<Detail: View>(
    _ title: String, systemImage: String, @ViewBuilder detail: () -> Detail
  ) -> some View {
    VStack(spacing: 12) {
      Image(systemName: systemImage)
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(title)
        .font(.headline)
        .accessibilityIdentifier("reports.message.text")
      detail()
    }
    .multilineTextAlignment(.center)
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct ReportRowView: View {
  let row: ReportRow

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      picture
        .frame(width: 56, height: 56)
        .background(Color(UIColor.tertiarySystemFill))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 6) {
        Text("\(row.species), \(row.race)")
          .font(.headline)
        VStack(alignment: .leading, spacing: 2) {
          Label(row.date, systemImage: "calendar")
          if let place = row.place { Label(place, systemImage: "mappin.and.ellipse") }
          Label(row.phone, systemImage: "phone")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("reports.row.\(row.shortID).text")
  }

  @ViewBuilder private var picture: some View {
    if let url = row.photoURL {
      AsyncImage(url: url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color.clear
      }
    } else {
      Image(systemName: "pawprint")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

#Preview("Reports") {
  NavigationStack {
    ReportListContentView(
      content: .rows([
        ReportRow(
          id: UUID(), species: "Dog", race: "Beagle", date: "Nov 21, 2026", phone: "•••••• 789")
      ]),
      way: { ReportRowView(row: $0) }, onRetry: {}, onRefresh: {})
  }
}

#Preview("Failed") {
  ReportListContentView(
    content: .failed, way: { ReportRowView(row: $0) }, onRetry: {}, onRefresh: {})
}
