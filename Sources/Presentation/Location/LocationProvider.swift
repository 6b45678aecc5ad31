/// A place in degrees.
public struct Coordinate: Hashable, Sendable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Whether a person lets an app know where they are.
public enum LocationPermission: Sendable, Hashable {
  /// They have not been asked.
  case notDetermined
  case granted
  case denied
}

/// Where the person is: a browser's geolocation, a device's, or a fixed place in a test.
@MainActor
public protocol LocationProvider: AnyObject, Sendable {
  /// What the person has said so far.
  var permission: LocationPermission { get }
  /// Asks the person, who may take as long as they like.
  func requestPermission() async -> LocationPermission
  /// One fix.
  ///
  /// - Throws: If there is none.
  func currentLocation() async throws -> Coordinate
  /// Leads the person to where the permission can be changed.
  func openSettings()
}

/// Why a place is not known.
public struct LocationUnavailable: Error, Equatable {
  public init() {}
}

/// A device that cannot tell where it is. It never denies, so nobody is led to its settings.
@MainActor
public final class NoLocationProvider: LocationProvider {
  public nonisolated init() {}

  public var permission: LocationPermission { .granted }
  public func requestPermission() async -> LocationPermission { .granted }
  public func currentLocation() async throws -> Coordinate { throw LocationUnavailable() }
  public func openSettings() {
    preconditionFailure("A device without a location has no permission to change.")
  }
}

/// A device that says what a test or a preview tells it to, and counts what it was asked.
@MainActor
public final class FixedLocationProvider: LocationProvider {
  public var permission: LocationPermission
  /// What the person says when asked.
  public var answer: LocationPermission
  /// Where they are; nothing if there is no fix.
  public var fix: Coordinate?
  /// How often the person was asked.
  public private(set) var questions = 0
  /// How often a fix was asked for.
  public private(set) var fixes = 0
  /// How often the person was led to the settings.
  public private(set) var settingsOpened = 0

  /// - Parameters:
  ///   - fix: Where the person is; nothing if there is no fix.
  ///   - permission: What the person has said so far.
  ///   - answer: What the person says when asked.
  public nonisolated init(
    _ fix: Coordinate? = nil, permission: LocationPermission = .granted,
    answer: LocationPermission = .granted
  ) {
    self.fix = fix
    self.permission = permission
    self.answer = answer
  }

  public func requestPermission() async -> LocationPermission {
    questions += 1
    permission = answer
    return answer
  }

  public func currentLocation() async throws -> Coordinate {
    fixes += 1
    guard let fix else { throw LocationUnavailable() }
    return fix
  }

  public func openSettings() { settingsOpened += 1 }
}
