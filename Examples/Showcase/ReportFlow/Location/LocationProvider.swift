import SwiftUI

/// A place in degrees.
public struct Coordinate: Equatable, Sendable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public enum LocationPermission: Sendable {
  case notDetermined
  case granted
  case denied
}

/// Where the person is: a browser's geolocation, a device's, or a fixed place in a test.
@MainActor
public protocol LocationProvider: AnyObject, Sendable {
  var permission: LocationPermission { get }
  /// Asks the person, who may take as long as they like.
  func requestPermission() async -> LocationPermission
  /// One fix.
  /// - Throws: if there is none.
  func currentLocation() async throws -> Coordinate
  /// Leads the person to where the permission can be changed.
  func openSettings()
}

/// A device that cannot tell where it is. It never denies, so nobody is led to its settings.
@MainActor
public final class NoLocationProvider: LocationProvider {
  public struct Unavailable: Error {}

  public nonisolated init() {}

  public var permission: LocationPermission { .granted }
  public func requestPermission() async -> LocationPermission { .granted }
  public func currentLocation() async throws -> Coordinate { throw Unavailable() }
  public func openSettings() {
    preconditionFailure("A device without a location has no permission to change.")
  }
}

private struct LocationProviderKey: EnvironmentKey {
  static let defaultValue: any LocationProvider = NoLocationProvider()
}

extension EnvironmentValues {
  /// Where this visitor is.
  public var locationProvider: any LocationProvider {
    get { self[LocationProviderKey.self] }
    set { self[LocationProviderKey.self] = newValue }
  }
}
