import LoginCells
import SwiftUI

@main
struct ShowcaseApp: App {
  /// What all visitors share.
  private let services: Result<ShowcaseServices, ShowcaseDatabaseError>

  init() {
    services = ShowcaseData.open()
  }

  var body: some Scene {
    WindowGroup("Apus") { EntryView(services: services) }
    Endpoint(.get, EmailPolicy.path) { try ShowcaseEndpoints.checkEmail($0) }
  }
}

/// What every visitor gets: the pages, or why there are none.
struct EntryView: View {
  let services: Result<ShowcaseServices, ShowcaseDatabaseError>

  var body: some View {
    switch services {
    case .success(let services): RootView(services: services)
    case .failure: StoreUnavailableView()
    }
  }
}
