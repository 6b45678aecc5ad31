import ReportFlow
import SwiftUI

/// Everything that one visitor sees: the start page and the list on one stack, and the flow, which
/// covers them while it lasts.
struct RootView: View {
  /// What lies on the start page's stack.
  enum Page: Hashable, Codable {
    case reports
  }

  private let store: any ReportStore
  @Environment(\.visitorLocation) private var visitorLocation
  @StateObject private var coordinator: ReportMissingPetCoordinator
  @State private var pages: [Page] = []

  init(store: any ReportStore) {
    self.init(store: store, services: ReportFlowServices(store: store))
  }

  init(store: any ReportStore, services: ReportFlowServices) {
    self.store = store
    _coordinator = StateObject(wrappedValue: ReportMissingPetCoordinator(services: services))
  }

  var body: some View {
    Group {
      if coordinator.isPresented {
        ReportMissingPetFlowView(coordinator: coordinator, onShowReports: { pages = [.reports] })
      } else {
        NavigationStack(path: $pages) {
          StartView(
            onReport: { coordinator.open() },
            onShowReports: { pages.append(.reports) }
          )
          .navigationDestination(for: Page.self) { page in
            switch page {
            case .reports: ReportListView(store: store)
            }
          }
        }
      }
    }
    .environment(\.locationProvider, BrowserLocation(visitorLocation))
    .keepsReportDraft(of: coordinator)
    .onOpenURL { open($0.path) }
    .pageAddress(route.address)
  }

  /// The page that is shown.
  var route: ShowcaseRoute {
    if coordinator.isPresented { return .report(coordinator.path) }
    return pages.last == .reports ? .reports : .start
  }

  /// Shows the page of an address.
  func open(_ address: String) {
    switch ShowcaseRoute(address: address) {
    case .start:
      coordinator.leave()
      pages = []
    case .reports:
      coordinator.leave()
      pages = [.reports]
    case .report(let steps):
      coordinator.open(steps)
    }
  }
}
