import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Degrees clockwise from north; negative if unknown.
public typealias CLLocationDirection = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres per second; negative if unknown.
public typealias CLLocationSpeed = Double
/// Metres; negative if unknown.
public typealias CLLocationAccuracy = Double
/// Degrees or metres per second; negative if unknown.
public typealias CLLocationDirectionAccuracy = Double
/// Metres per second; negative if unknown.
public typealias CLLocationSpeedAccuracy = Double

/// A place on the earth, in degrees of the system WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// An invalid place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place of two numbers.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a latitude is within −90 … 90 and a longitude within −180 … 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Every change counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// As exact as is possible, with what else a device knows.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as is possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As an app sees a place whose person has not allowed the exact one.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
