import SwiftUI

enum ReportListContent: Equatable {
  case loading
  case failed
  /// Nobody has reported anything.
  case empty
  /// The reports that match.
  case rows([ReportRow])
}

struct ReportListContentView<Way: View & SendableMetatype>: View {
  let content: ReportListContent
  @Binding var searchText: String
  /// The id of a species; empty: all.
  @Binding var species: String
  var isRefreshing = false
  var isWide = false
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
    case .empty:
      message(L10n.reportsEmpty, systemImage: "tray") {
        Text(L10n.reportsEmptyBody)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    case .rows(let rows):
      Group {
        if rows.isEmpty { nothing } else if isWide { grid(rows) } else { list(rows) }
      }
      .searchable(text: $searchText, prompt: L10n.reportsSearch)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          if isRefreshing {
            ProgressView()
              .accessibilityLabel(L10n.reportsRefreshing)
              .accessibilityIdentifier("reports.refreshing.text")
          }
        }
        ToolbarItem(placement: .topBarTrailing) { filter }
      }
    }
  }

  private var filter: some View {
    Picker(L10n.reportsSpecies, selection: $species) {
      Text(L10n.reportsAllSpecies).tag("")
      ForEach(SpeciesTaxonomy.options) { Text($0.displayName).tag($0.id) }
    }
    .pickerStyle(.menu)
    .labelsHidden()
    .accessibilityIdentifier("reports.species.tap")
  }

  private func count(_ rows: [ReportRow]) -> some View {
    Text(L10n.reportsCount(rows.count))
      .accessibilityIdentifier("reports.count.text")
  }

  private func list(_ rows: [ReportRow]) -> some View {
    List {
      Section {
        ForEach(rows) { row in
          way(row)
            .accessibilityIdentifier("reports.row.\(row.shortID).tap")
        }
      } footer: {
        count(rows)
      }
    }
    .refreshable { await onRefresh() }
    .accessibilityIdentifier("reports.list.scroll")
  }

  private func grid(_ rows: [ReportRow]) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        count(rows)
          .font(.footnote)
          .foregroundStyle(.secondary)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 220), spacing: 16)], spacing: 16) {
          ForEach(rows) { row in
            way(row)
              .buttonStyle(.plain)
              .accessibilityIdentifier("reports.row.\(row.shortID).tap")
          }
        }
      }
      .padding(16)
    }
    .refreshable { await onRefresh() }
    .accessibilityIdentifier("reports.list.scroll")
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label(L10n.reportsNoneFound, systemImage: "magnifyingglass")
    } description: {
      Text(L10n.reportsNoneFoundBody)
    } actions: {
      Button(L10n.reportsShowAll) {
        searchText = ""
        species = ""
      }
      .accessibilityIdentifier("reports.showAllButton.tap")
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

#Preview("Reports") {
  NavigationStack {
    ReportListContentView(
      content: .rows([
        ReportRow(
          id: UUID(), species: "Dog", race: "Beagle", date: "Nov 21, 2026", phone: "•••••• 789")
      ]),
      searchText: .constant(""), species: .constant(""),
      way: { ReportRowView(row: $0) }, onRetry: {}, onRefresh: {})
  }
}

#Preview("Failed") {
  ReportListContentView(
    content: .failed, searchText: .constant(""), species: .constant(""),
    way: { ReportRowView(row: $0) }, onRetry: {}, onRefresh: {})
}
