import ApusCoreLocation
import ApusUI
import Foundation

/// Finds ways between places. It fails, because a page has no service that knows ways.
open class MKDirections: NSObject {
  /// The places of a way, and how a person goes.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() { super.init() }
  }

  /// The found ways.
  open class Response: NSObject {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
    }
  }

  /// The length of a way.
  open class ETAResponse: NSObject {
    public let expectedTravelTime: TimeInterval
    public let distance: CLLocationDistance

    init(expectedTravelTime: TimeInterval, distance: CLLocationDistance) {
      (self.expectedTravelTime, self.distance) = (expectedTravelTime, distance)
    }
  }

  /// Whether it is looking.
  public var isCalculating: Bool { false }

  public init(request: Request) { super.init() }

  /// Fails, because a page has no service that knows ways.
  ///
  /// - Throws: An ``MKError`` with ``MKError/Code/directionsNotFound``.
  nonisolated(nonsending) open func calculate() async throws -> Response {
    throw MKError(.directionsNotFound)
  }

  /// Fails, because a page has no service that knows ways.
  ///
  /// - Throws: An ``MKError`` with ``MKError/Code/directionsNotFound``.
  nonisolated(nonsending) open func calculateETA() async throws -> ETAResponse {
    throw MKError(.directionsNotFound)
  }

  /// Fails, because a page has no service that knows ways.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }

  /// Ends a search. None runs.
  open func cancel() {}
}

/// The ways in which a person goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A line through places.
open class MKPolyline: NSObject {
  public let coordinates: [CLLocationCoordinate2D]
  public var pointCount: Int { coordinates.count }

  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(count))
    super.init()
  }
}

/// A way between two places. There are none, because a page has no service that knows ways.
open class MKRoute: NSObject {
  /// A part of a way.
  open class Step: NSObject {
    public let instructions: String
    public let notice: String?
    public let distance: CLLocationDistance
    public let polyline: MKPolyline
    public let transportType: MKDirectionsTransportType

    init(instructions: String, distance: CLLocationDistance, polyline: MKPolyline) {
      self.instructions = instructions
      notice = nil
      self.distance = distance
      self.polyline = polyline
      transportType = .any
    }
  }

  public let name: String
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  public let polyline: MKPolyline
  public let steps: [Step]
  public let advisoryNotices: [String] = []
  public let transportType = MKDirectionsTransportType.any

  init(
    name: String, distance: CLLocationDistance, expectedTravelTime: TimeInterval,
    polyline: MKPolyline, steps: [Step]
  ) {
    self.name = name
    self.distance = distance
    self.expectedTravelTime = expectedTravelTime
    self.polyline = polyline
    self.steps = steps
  }
}

extension MapPolyline {
  /// A line of a map.
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
  /// The line of a way.
  public init(_ route: MKRoute) { self.init(route.polyline) }
}

/// A picture that a person looks around in. There are none, because a page has no service of pictures.
open class MKLookAroundScene: NSObject {
  override init() { super.init() }
}

/// Asks for a picture that a person looks around in. The answer is none.
open class MKLookAroundSceneRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D?
  public let mapItem: MKMapItem?

  public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
  public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (nil, mapItem) }

  /// The picture: none, because a page has no service of pictures.
  public var scene: MKLookAroundScene? { get async throws { nil } }
}

/// A picture of a place that a person looks around in. A page has none, so the view says so.
public struct LookAroundPreview: View {
  /// A preview that begins with a picture.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading,
    _file: StaticString = #fileID, _line: UInt = #line
  ) { notDrawn("LookAroundPreview", "a page has no pictures of streets", _file, _line) }

  /// A preview of a picture that the app chooses.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading,
    _file: StaticString = #fileID, _line: UInt = #line
  ) { notDrawn("LookAroundPreview", "a page has no pictures of streets", _file, _line) }

  public var body: some View {
    ZStack {
      Color.gray.opacity(0.2)
      Text("No Image Available").font(.subheadline).foregroundStyle(.secondary)
    }
  }
}

/// The corner of a preview in which its sign stands.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}
