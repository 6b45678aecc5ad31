import SwiftUI

/// All stored reports, the newest first. Each leads to its page.
public struct ReportListView<Link: Hashable & SendableMetatype>: View {
  @StateObject private var viewModel: ReportListViewModel
  @SceneStorage("reports.search") private var searchText = ""
  @SceneStorage("reports.species") private var species = ""
  @Environment(\.horizontalSizeClass) private var sizeClass
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
      content: content, searchText: $searchText, species: $species,
      isRefreshing: viewModel.isRefreshing, isWide: isWide,
      way: { row in
        NavigationLink(value: link(row.id)) {
          if isWide { ReportCardView(row: row) } else { ReportRowView(row: row) }
        }
        .pageLink(address(link(row.id)))
      },
      onRetry: { Task { await viewModel.load() } },
      onRefresh: viewModel.load
    )
    .navigationTitle(L10n.reportsTitle)
    .pageDescription(L10n.reportsDescription)
    .task { await viewModel.load() }
  }

  private var isWide: Bool { sizeClass == .regular }

  private var content: ReportListContent {
    switch viewModel.state {
    case .loading: .loading
    case .failed: .failed
    case .loaded(let reports) where reports.isEmpty: .empty
    case .loaded(let reports):
      .rows(
        ReportFilter(text: searchText, species: SpeciesTaxonomy.option(id: species))(reports).map {
          ReportRow(
            $0, locale: locale, timeZone: timeZone, photoURL: $0.photo.flatMap(store.photoURL))
        })
    }
  }
}
