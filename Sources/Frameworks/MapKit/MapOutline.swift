import ApusCoreLocation
import ApusUI

/// A line or an area on a map, by its places.
nonisolated struct MapOutline {
  /// Flat points, one after the other.
  let points: [MKMapPoint]
  /// Whether it is an area.
  let isClosed: Bool
  /// The style of the area; nil: the tint, half clear, unless there is a line.
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var style: StrokeStyle?

  var places: [CLLocationCoordinate2D] { points.map(\.coordinate) }

  @MainActor @ViewBuilder
  func drawn(_ projection: MapProjection) -> some View {
    let path = projection.path(points, isClosed: isClosed)
    let hasLine = !isClosed || stroke != nil || style != nil
    ZStack {
      if isClosed, fill != nil || !hasLine {
        path.fill(fill ?? AnyShapeStyle(.tint.opacity(0.5)))
      }
      if hasLine {
        path.stroke(
          stroke ?? AnyShapeStyle(.tint), style: style ?? StrokeStyle(lineWidth: isClosed ? 1 : 3))
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }

  /// The points of a circle on the flat map.
  static func circle(_ center: CLLocationCoordinate2D, _ radius: Double) -> [MKMapPoint] {
    let middle = MKMapPoint(center)
    let units = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    return (0..<72).map { step in
      let angle = Double(step) / 36 * .pi
      return MKMapPoint(x: middle.x + units * cos(angle), y: middle.y + units * sin(angle))
    }
  }
}

extension MapProjection {
  /// A line through places, each on the nearer way around the earth from the one before.
  func path(_ places: [MKMapPoint], isClosed: Bool) -> Path {
    let world = MKMapSize.world.width
    var last = middle.x
    return Path { path in
      for (index, place) in places.enumerated() {
        let turns = ((last - place.x) / world).rounded()
        last = place.x + turns * world
        let point = CGPoint(
          x: size.width / 2 + (last - middle.x) * scale,
          y: size.height / 2 + (place.y - middle.y) * scale)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if isClosed { path.closeSubpath() }
    }
  }
}

extension MapThing {
  init?(_ outline: MapOutline) {
    guard let first = outline.points.first else { return nil }
    self.init(coordinate: first.coordinate, anchor: .center, view: AnyView(EmptyView()))
    self.outline = outline
  }

  /// All places of it.
  var places: [CLLocationCoordinate2D] { outline?.places ?? [coordinate] }
}

/// A line between places.
@MainActor @preconcurrency
public struct MapPolyline: MapContent {
  public typealias Body = Never

  /// The way of a line from one place to the next.
  public enum ContourStyle: Hashable, Sendable {
    /// A line that is straight on the map.
    case straight
    /// The shortest way over the earth.
    case geodesic
  }

  private let points: [MKMapPoint]

  /// A line between places.
  ///
  /// - Parameter contourStyle: The way from one place to the next.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
  }

  /// A line between points of the flat map.
  ///
  /// - Parameter contourStyle: The way from one point to the next.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.points = contourStyle == .geodesic ? GreatCircle.line(points) : points
  }

  public static func _collect(_ content: Self, into things: inout _MapThings) {
    things.add(MapOutline(points: content.points, isClosed: false))
  }
}

/// An area between places.
@MainActor @preconcurrency
public struct MapPolygon: MapContent {
  public typealias Body = Never
  private let points: [MKMapPoint]

  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {
    points = coordinates.map { MKMapPoint($0) }
  }

  /// An area between points of the flat map.
  public init(points: [MKMapPoint]) { self.points = points }

  public static func _collect(_ content: Self, into things: inout _MapThings) {
    things.add(MapOutline(points: content.points, isClosed: true))
  }
}

/// An area around a place.
@MainActor @preconcurrency
public struct MapCircle: MapContent {
  public typealias Body = Never
  private let points: [MKMapPoint]

  /// An area around a place.
  ///
  /// - Parameter radius: Metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    points = MapOutline.circle(center, radius)
  }

  /// The circle in a rectangle of the flat map.
  public init(mapRect: MKMapRect) {
    let (middle, radius) = (
      (mapRect.minX + mapRect.width / 2, mapRect.minY + mapRect.height / 2),
      min(mapRect.width, mapRect.height) / 2
    )
    points = (0..<72).map { step in
      let angle = Double(step) / 36 * .pi
      return MKMapPoint(x: middle.0 + radius * cos(angle), y: middle.1 + radius * sin(angle))
    }
  }

  public static func _collect(_ content: Self, into things: inout _MapThings) {
    things.add(MapOutline(points: content.points, isClosed: true))
  }
}

extension _MapThings {
  fileprivate mutating func add(_ outline: MapOutline) {
    if let thing = MapThing(outline) { things.append(thing) }
  }
}
