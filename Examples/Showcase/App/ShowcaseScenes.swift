import LoginCells
import Profiles
import ReportFlow
import SwiftUI

/// The window with all areas, and what programs may ask for. A library of its own, so that tests
/// depend on no program.
public struct ShowcaseScenes: Scene {
  /// What all visitors share.
  private let services: Result<ShowcaseServices, ShowcaseDatabaseError>

  /// Opens the database.
  public init() {
    self.init(services: ShowcaseData.open())
  }

  init(services: Result<ShowcaseServices, ShowcaseDatabaseError>) {
    self.services = services
  }

  public var body: some Scene {
    WindowGroup("Apus") { EntryView(services: services) }
    ReadinessCheck("database") { try await ShowcaseDatabase.check(services) }
    Endpoint(.get, EmailPolicy.path) { try ShowcaseEndpoints.checkEmail($0) }
    Endpoint(.get, ProfilePictures.path) { ShowcaseEndpoints.profilePicture($0) }
    Endpoint(.post, ReportCheck.path) { try ShowcaseEndpoints.checkReport($0) }
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
