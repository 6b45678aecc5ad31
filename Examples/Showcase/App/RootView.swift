import Builder
import CareSupport
import LoginCells
import Profiles
import ReportFlow
import SwiftUI

/// Everything that one visitor sees: the start page, or the area that they went to.
struct RootView: View {
  @StateObject private var coordinators: Coordinators
  @Environment(\.visitorCredentials) private var credentials
  @State private var area: Area?
  @State private var pages: [Page] = []

  /// What lies on the start page's stack.
  enum Page: Hashable, Codable {
    case reports
    case report(UUID)

    var address: String {
      switch self {
      case .reports: "/reports"
      case .report(let id): "/reports/" + id.uuidString.lowercased()
      }
    }

    /// Those of an address, the topmost last; none for one that is nobody's.
    static func pages(of address: String) -> [Page] {
      let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
      guard parts.first == "reports" else { return [] }
      if parts.count == 1 { return [.reports] }
      guard parts.count == 2, let id = UUID(uuidString: String(parts[1])) else { return [] }
      return [.reports, .report(id)]
    }
  }

  private let services: ShowcaseServices

  init(services: ShowcaseServices) {
    self.services = services
    _coordinators = StateObject(wrappedValue: Coordinators(services: services))
  }

  var body: some View {
    Group {
      switch area {
      case nil:
        start
      case .report:
        ReportAreaView(
          coordinator: coordinators.report, onLeave: { if area == .report { leave() } },
          onShowReports: { open("/reports") })
      case .care:
        CareFlowView(coordinator: coordinators.care, onLeave: leave).inEnglish()
      case .loginCells:
        LoginCellsFlowView(coordinator: coordinators.loginCells, onLeave: leave).inEnglish()
      case .profile:
        ProfilesFlowView(coordinator: coordinators.profiles, onLeave: leave).inEnglish()
      case .builder:
        BuilderFlowView(coordinator: coordinators.builder(credentials), onLeave: leave).inEnglish()
      }
    }
    .pageDescription(area?.explanation ?? StartView.explanation)
    .pageContrast(.aa)
    .pageThemeColor(Color(UIColor.systemBackground))
    .keepsReportDraft(of: coordinators.report)
    .onOpenURL { open($0.path) }
  }

  private var start: some View {
    NavigationStack(path: $pages) {
      StartView(onOpen: { open($0) })
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .reports:
            ReportListView(
              store: services.report.store, link: { Page.report($0) }, address: \.address)
          case .report(let id): ReportDetailView(store: services.report.store, id: id)
          }
        }
    }
    .pageAddress(pages.last?.address ?? "/")
  }

  private func leave() { open("/") }

  /// Shows the page of an address; the start page for an address that is nobody's.
  func open(_ address: String) {
    let next = Area(address: address)
    area = next
    if next != .report { coordinators.report.leave() }
    switch next {
    case nil: pages = Page.pages(of: address)
    case .report: coordinators.report.open(ReportRoute.steps(from: address))
    case .care: coordinators.care.open(address)
    case .loginCells: break
    case .profile: coordinators.profiles.open(address)
    case .builder: coordinators.builder(credentials).open(address)
    }
  }
}
