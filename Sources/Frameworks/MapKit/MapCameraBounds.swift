import ApusCoreLocation
import ApusUI

/// How far a person may move a map.
public struct MapCameraBounds: Equatable, Sendable {
  let region: MKCoordinateRegion?
  let minimumDistance: Double?
  let maximumDistance: Double?

  public static func == (first: Self, second: Self) -> Bool {
    first.region?.numbers == second.region?.numbers
      && first.minimumDistance == second.minimumDistance
      && first.maximumDistance == second.maximumDistance
  }

  /// Bounds of the middle and of the height.
  ///
  /// - Parameters:
  ///   - minimumDistance: The least height of the camera, in metres.
  ///   - maximumDistance: The greatest height of the camera, in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.region = centerCoordinateBounds
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }

  /// Bounds of the middle, in a part of the flat map, and of the height.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKCoordinateRegion(centerCoordinateBounds),
      minimumDistance: minimumDistance, maximumDistance: maximumDistance)
  }

  /// Bounds of the height.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.region = nil
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }

  /// A region within these bounds.
  func bounded(_ given: MKCoordinateRegion) -> MKCoordinateRegion {
    var region = given
    if let bounds = self.region {
      region.center.latitude = Self.near(
        region.center.latitude, bounds.center.latitude, bounds.span.latitudeDelta)
      region.center.longitude = Self.near(
        region.center.longitude, bounds.center.longitude, bounds.span.longitudeDelta)
    }
    let distance = MapCameraUpdateContext(region).camera.distance
    let least = minimumDistance ?? 0
    let wanted = min(max(distance, least), max(least, maximumDistance ?? .infinity))
    guard distance > 0, wanted.isFinite, wanted != distance else { return region }
    region.span.latitudeDelta = min(170, region.span.latitudeDelta * wanted / distance)
    region.span.longitudeDelta = min(360, region.span.longitudeDelta * wanted / distance)
    return region
  }

  private static func near(_ value: Double, _ middle: Double, _ length: Double) -> Double {
    min(max(value, middle - length / 2), middle + length / 2)
  }
}

/// Bounds that a map keeps, and the scope by whose name controls find it.
struct MapSetting {
  var bounds: MapCameraBounds?
  var scope: Namespace.ID?
}
