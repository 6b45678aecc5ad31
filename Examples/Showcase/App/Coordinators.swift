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
  private(set) lazy var builder = BuilderCoordinator(services: services.builder())

  init(services: ShowcaseServices) {
    self.services = services
  }
}
