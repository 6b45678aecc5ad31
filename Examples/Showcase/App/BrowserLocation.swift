import ReportFlow
import SwiftUI

/// Where the visitor's browser says it is.
@MainActor
final class BrowserLocation: LocationProvider {
  struct Unavailable: Error {}

  private let location: VisitorLocation
  /// What the browser said when it asked for the permission: it answers both at once.
  private var answer: VisitorLocation.Answer?

  init(_ location: VisitorLocation) { self.location = location }

  var permission: LocationPermission {
    switch location.permission {
    case .notDetermined: .notDetermined
    case .granted: .granted
    case .denied: .denied
    }
  }

  func requestPermission() async -> LocationPermission {
    let answer = await location.request()
    self.answer = answer
    return answer == .denied ? .denied : .granted
  }

  func currentLocation() async throws -> Coordinate {
    let answer: VisitorLocation.Answer
    if let known = self.answer {
      answer = known
      self.answer = nil
    } else {
      answer = await location.request()
    }
    guard case .found(let place) = answer else { throw Unavailable() }
    return Coordinate(latitude: place.latitude, longitude: place.longitude)
  }

  func openSettings() { location.explainSettings() }
}
