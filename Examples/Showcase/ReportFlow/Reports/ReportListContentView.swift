import SwiftUI

struct ReportListContentView: View {
  enum ListContent: Equatable {
    case loading
    case failed
    case rows([ReportRow])
  }

  let content: ListContent
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
        ReportRowView(row: row)
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

private struct ReportRowView: View {
  let row: ReportRow

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("\(row.species), \(row.race)")
        .font(.headline)
      HStack(alignment: .top) {
        Label(row.date, systemImage: "calendar")
        Spacer()
        Label(row.phone, systemImage: "phone")
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("reports.row.\(row.shortID).text")
  }
}

#Preview("Reports") {
  NavigationStack {
    ReportListContentView(
      content: .rows([
        ReportRow(
          id: UUID(), species: "Dog", race: "Beagle", date: "Nov 21, 2026", phone: "•••••• 789")
      ]),
      onRetry: {}, onRefresh: {})
  }
}

#Preview("Failed") {
  ReportListContentView(content: .failed, onRetry: {}, onRefresh: {})
}
