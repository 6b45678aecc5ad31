@testable import ReportFlow

/// A device that answers what a test tells it to.
@MainActor
final class FakeLocationProvider: LocationProvider {
  struct NoFix: Error {}

  var permission: LocationPermission
  /// What the person says when asked.
  var answer = LocationPermission.granted
  var fix: Coordinate?
  private(set) var questions = 0
  private(set) var fixes = 0
  private(set) var settingsOpened = 0

  init(permission: LocationPermission, fix: Coordinate? = nil) {
    self.permission = permission
    self.fix = fix
  }

  func requestPermission() async -> LocationPermission {
    questions += 1
    permission = answer
    return answer
  }

  func currentLocation() async throws -> Coordinate {
    fixes += 1
    guard let fix else { throw NoFix() }
    return fix
  }

  func openSettings() { settingsOpened += 1 }
}
