import ApusCoreLocation
import ApusUI

/// A view from above: the place in its middle, and how high it is.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres.
  public var distance: Double
  /// Degrees; a page's map is never turned.
  public var heading: Double
  /// Degrees; a page's map is never tilted.
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }

  public static func == (first: Self, second: Self) -> Bool { first.numbers == second.numbers }
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: Equatable {
  enum Kind {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    case item(MKMapItem)
    indirect case user(fallback: MapCameraPosition)
  }
  let kind: Kind
  /// Whether a person moved the map.
  public internal(set) var positionedByUser = false

  init(_ kind: Kind) { self.kind = kind }

  /// All things on the map.
  public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.region(region))
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(.region(MKCoordinateRegion(rect)))
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(.camera(camera))
  }
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition { MapCameraPosition(.item(item)) }
  /// The visitor's place, and another position until it is known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { MapCameraPosition(.user(fallback: fallback)) }

  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  public var fallbackPosition: MapCameraPosition? {
    if case .user(let fallback) = kind { fallback } else { nil }
  }
  public var followsUserLocation: Bool { fallbackPosition != nil }
  /// Whether the map turns as the visitor does: false, because a page hears of no compass.
  public var followsUserHeading: Bool { false }

  public static func == (first: Self, second: Self) -> Bool {
    guard first.positionedByUser == second.positionedByUser else { return false }
    return switch (first.kind, second.kind) {
    case (.automatic, .automatic): true
    case (.region(let one), .region(let other)): one.numbers == other.numbers
    case (.camera(let one), .camera(let other)): one == other
    case (.item(let one), .item(let other)): one === other
    case (.user(let one), .user(let other)): one == other
    default: false
    }
  }

  /// The region to show.
  func region(of things: [MapThing], user: CLLocationCoordinate2D?) -> MKCoordinateRegion {
    switch kind {
    case .region(let region): region
    case .camera(let camera):
      // The view of Apple's camera is about 30 degrees wide.
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance * 0.54,
        longitudinalMeters: camera.distance * 0.54)
    case .item(let item): .around([item.placemark.coordinate])
    case .automatic: .around(things.flatMap(\.places) + (user.map { [$0] } ?? []))
    case .user(let fallback):
      user.map { .around([$0]) } ?? fallback.region(of: things, user: user)
    }
  }
}

extension MKCoordinateRegion {
  var numbers: [Double] {
    [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
  }

  /// A region with all places and some room around them; the whole earth without places.
  static func around(_ places: [CLLocationCoordinate2D]) -> MKCoordinateRegion {
    let points = places.map { MKMapPoint($0) }
    guard let first = points.first else { return MKCoordinateRegion(.world) }
    let rect = points.dropFirst().reduce(
      MKMapRect(x: first.x, y: first.y, width: 0, height: 0)
    ) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    // A single place has about two kilometres around it.
    let room = max(max(rect.width, rect.height) * 0.15, 10_000)
    return MKCoordinateRegion(
      MKMapRect(
        x: rect.minX - room, y: rect.minY - room, width: rect.width + 2 * room,
        height: rect.height + 2 * room))
  }
}
