import SwiftUI

/// What was sent, after the fourth step.
struct SummaryView: View {
  let onDone: @MainActor () -> Void
  let onShowReports: @MainActor () -> Void
  @StateObject private var viewModel: SummaryViewModel
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(
    flow: ReportMissingPetFlowState, store: any ReportStore,
    onDone: @escaping @MainActor () -> Void,
    onShowReports: @escaping @MainActor () -> Void
  ) {
    self.onDone = onDone
    self.onShowReports = onShowReports
    _viewModel = StateObject(wrappedValue: SummaryViewModel(flow: flow, store: store))
  }

  var body: some View {
    SummaryContentView(
      photoURL: viewModel.photoURL,
      rows: viewModel.rows(locale: locale, timeZone: timeZone),
      onDone: onDone,
      onShowReports: onShowReports
    )
    .stepBar(title: L10n.summaryTitle, number: nil, leading: nil)
  }
}
