import ApusCoreLocation
import Foundation

/// A point of the flat map, by Mercator's projection.
public struct MKMapPoint: Sendable {
  public var x, y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let side = MKMapSize.world.width
    let sine = sin(min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180)
    x = (coordinate.longitude / 360 + 0.5) * side
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * side
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let side = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / side))) * 180 / .pi,
      longitude: (x / side - 0.5) * 360)
  }

  /// The metres to another point along the earth's surface.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    coordinate.distance(to: point.coordinate)
  }
}

/// Width and height of a part of the flat map.
public struct MKMapSize: Sendable {
  public var width, height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the flat map.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No part.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// Whether it is no part.
  public var isNull: Bool { !origin.x.isFinite || !origin.y.isFinite }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// Whether a point is in the part.
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }

  /// The smallest part that holds both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let left = min(minX, rect.minX)
    let top = min(minY, rect.minY)
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }
}

/// The points of the flat map that a metre is long at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (2 * .pi * 6_378_137 * max(cos(latitude * .pi / 180), 1e-9))
}
