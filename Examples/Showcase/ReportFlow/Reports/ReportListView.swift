import SwiftUI

/// All stored reports, the newest first. Each leads to its page.
public struct ReportListView<Link: Hashable & SendableMetatype>: View {
  @StateObject private var viewModel: ReportListViewModel
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  private let store: any ReportStore
  private let link: (UUID) -> Link
  private let address: (Link) -> String

  /// - Parameters:
  ///   - link: What a stack shows for a report.
  ///   - address: Where that is.
  public init(
    store: any ReportStore, link: @escaping (UUID) -> Link,
    address: @escaping (Link) -> String
  ) {
    self.store = store
    self.link = link
    self.address = address
    _viewModel = StateObject(wrappedValue: ReportListViewModel(store: store))
  }

  public var body: some View {
    ReportListContentView(
      content: content,
      way: { row in
        NavigationLink(value: link(row.id)) { ReportRowView(row: row) }
          .pageLink(address(link(row.id)))
      },
      onRetry: { Task { await viewModel.load() } },
      onRefresh: viewModel.load
    )
    .navigationTitle(L10n.reportsTitle)
    .pageDescription(L10n.reportsDescription)
    .task { await viewModel.load() }
  }

  private var content: ReportListContent {
    switch viewModel.state {
    case .loading: .loading
    case .failed: .failed
    case .loaded(let reports):
      .rows(
        reports.map {
          ReportRow(
            $0, locale: locale, timeZone: timeZone, photoURL: $0.photo.flatMap(store.photoURL))
        })
    }
  }
}
