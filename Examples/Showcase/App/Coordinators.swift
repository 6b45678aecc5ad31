import Builder
import CareSupport
import LoginCells
import Profiles
import ReportFlow
import SwiftUI

/// A visitor's coordinators, each made when its area is first opened.
@MainActor
final class Coordinators: ObservableObject {
  private let services: ShowcaseServices
  private(set) lazy var report = ReportMissingPetCoordinator(services: services.report)
  private(set) lazy var care = CareCoordinator(services: services.care())
  private(set) lazy var loginCells = LoginCellsCoordinator(services: services.loginCells())
  private(set) lazy var profiles = ProfilesCoordinator(services: services.profiles())
  private var madeBuilder: BuilderCoordinator?

  init(services: ShowcaseServices) {
    self.services = services
  }

  /// - Parameter credentials: What the visitor's browser is known by.
  func builder(_ credentials: VisitorCredentials) -> BuilderCoordinator {
    if let madeBuilder { return madeBuilder }
    let made = BuilderCoordinator(services: services.builder(credentials))
    madeBuilder = made
    return made
  }
}
