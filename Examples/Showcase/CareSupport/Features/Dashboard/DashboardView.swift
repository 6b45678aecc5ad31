import PresentationUI
import SwiftUI

/// Where a member begins.
struct DashboardView: View {
  @StateObject private var viewModel: DashboardViewModel
  private let onOpen: @MainActor (CareRoute) -> Void
  private let onLeave: @MainActor () -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  init(
    viewModel: DashboardViewModel, onOpen: @escaping @MainActor (CareRoute) -> Void,
    onLeave: @escaping @MainActor () -> Void
  ) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.onOpen = onOpen
    self.onLeave = onLeave
  }

  var body: some View {
    StateView(viewModel.state) { dashboard in
      DashboardContentView(
        model: viewModel.model(dashboard, calendar: localCalendar, locale: locale),
        unread: viewModel.unread, now: viewModel.currentDate, isWide: sizeClass == .regular,
        onOpen: onOpen)
    } loading: {
      DashboardSkeleton(isWide: sizeClass == .regular)
    } error: { error in
      // The bar stays as wide as it was.
      ErrorStateView(error: CareError.words(for: error)) { Task { await viewModel.load() } }
        .frame(maxWidth: PageWidth.twoColumns)
    }
    .navigationTitle("CareSupport")
    .navigationBarTitleDisplayMode(sizeClass == .regular ? .inline : .automatic)
    .allAreasButton(onLeave)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button(action: { onOpen(.settings) }) { Label("Settings", systemImage: "gearshape") }
          .pageLink(CareRoute.settings.address)
          .accessibilityIdentifier("dashboard.settings.tap")
      }
    }
    .task { await viewModel.load() }
    .task { await viewModel.followMessages() }
  }

  private var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}
