import SwiftUI

/// All stored reports, the newest first.
public struct ReportListView: View {
  @StateObject private var viewModel: ReportListViewModel
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  public init(store: any ReportStore) {
    _viewModel = StateObject(wrappedValue: ReportListViewModel(store: store))
  }

  public var body: some View {
    ReportListContentView(
      content: content,
      onRetry: { Task { await viewModel.load() } },
      onRefresh: viewModel.load
    )
    .navigationTitle(L10n.reportsTitle)
    .task { await viewModel.load() }
  }

  private var content: ReportListContentView.ListContent {
    switch viewModel.state {
    case .loading: .loading
    case .failed: .failed
    case .loaded(let reports):
      .rows(reports.map { ReportRow($0, locale: locale, timeZone: timeZone) })
    }
  }
}
