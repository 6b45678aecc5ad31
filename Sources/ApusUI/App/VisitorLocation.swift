import ViewGraph

/// The visitor's location. The browser asks the visitor for permission.
///
/// Apus's own, as iOS has `CLLocationManager` for it, whose answers belong to the device.
@MainActor
public struct VisitorLocation {
  /// Whether the visitor allows it.
  public enum Permission: Sendable { case notDetermined, granted, denied }

  /// A place on the earth.
  public struct Coordinate: Equatable, Sendable {
    /// Degrees, −90 … 90 and −180 … 180.
    public var latitude, longitude: Double
    /// Metres.
    public var accuracy: Double
  }

  /// What became of the question.
  public enum Answer: Equatable, Sendable {
    /// The position.
    case found(Coordinate)
    /// The visitor does not allow it.
    case denied
    /// The browser could not find it out, or there is no visitor.
    case unavailable
  }

  let session: Session?

  /// What the visitor allows now. A body that reads the environment's value runs again when it
  /// changes.
  public var permission: Permission {
    switch session?.locationPermission {
    case .granted: .granted
    case .denied: .denied
    default: .notDetermined
    }
  }

  /// Tells the visitor where the permission can be changed: a page cannot open the browser's
  /// settings.
  public func explainSettings() {
    session?.perform(
      .notice(
        message: "Allow location for this site in your browser's settings, then try again.",
        id: ""))
  }

  /// Asks for the position once.
  public func request() async -> Answer {
    switch await session?.locate() {
    case .found(let place):
      .found(
        Coordinate(
          latitude: place.latitude, longitude: place.longitude, accuracy: place.accuracy))
    case .denied: .denied
    case .unavailable, nil: .unavailable
    }
  }
}

extension EnvironmentValues {
  /// Where the visitor is.
  public var visitorLocation: VisitorLocation {
    // Read it to depend on it.
    _ = locationPermission
    return VisitorLocation(session: session)
  }
}
