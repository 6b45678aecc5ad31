import PresentationUI
import ReportFlow
import SwiftUI

/// The report flow, for as long as it lasts.
struct ReportAreaView: View {
  @ObservedObject var coordinator: ReportMissingPetCoordinator
  let onLeave: @MainActor () -> Void
  let onShowReports: @MainActor () -> Void
  @Environment(\.visitorLocation) private var visitorLocation

  var body: some View {
    ReportMissingPetFlowView(coordinator: coordinator, onShowReports: onShowReports)
      .environment(\.locationProvider, BrowserLocationProvider(visitorLocation))
      .pageAddress(ReportRoute.path(for: coordinator.path))
      .onChange(of: coordinator.isPresented) { _, isPresented in
        if !isPresented { onLeave() }
      }
  }
}
