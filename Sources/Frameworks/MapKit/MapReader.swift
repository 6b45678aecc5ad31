import ApusCoreLocation
import ApusUI

/// Reads where places are in the map in it.
///
/// ```swift
/// MapReader { proxy in
///   Map()
///     .onTapGesture { point in
///       place = proxy.convert(point, from: .local)
///     }
/// }
/// ```
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var plane = MapPlaneBox()

  /// A reader of the map in a view.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(plane: plane)).environment(\.mapPlaneBox, plane)
  }
}

/// The plane that a map drew last.
@MainActor
final class MapPlaneBox {
  var projection: MapProjection?
  nonisolated init() {}
}

private struct MapPlaneBoxKey: EnvironmentKey { static var defaultValue: MapPlaneBox? { nil } }

extension EnvironmentValues {
  var mapPlaneBox: MapPlaneBox? {
    get { self[MapPlaneBoxKey.self] }
    set { self[MapPlaneBoxKey.self] = newValue }
  }
}

/// Tells where places are in a map, and which place is at a point.
@MainActor
public struct MapProxy {
  let plane: MapPlaneBox

  /// The place at a point of the map's view; nil until the map is drawn, and in other coordinate spaces.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    guard space is LocalCoordinateSpace, let projection = plane.projection else { return nil }
    return projection.place(point)
  }

  /// The point of a place in the map's view; nil until the map is drawn, and in other coordinate spaces.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    guard space is LocalCoordinateSpace else { return nil }
    return plane.projection?.point(coordinate)
  }

  /// The camera that shows a region.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
    MapCameraUpdateContext(region).camera
  }

  /// The camera that shows a part of the flat map.
  public func camera(framing rect: MKMapRect) -> MapCamera? {
    camera(framing: MKCoordinateRegion(rect))
  }

  /// The camera that shows the surroundings of a place.
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
    camera(framing: .around([item.placemark.coordinate]))
  }
}

extension MapProjection {
  /// The place at a point.
  func place(_ point: CGPoint) -> CLLocationCoordinate2D? {
    guard scale > 0, scale.isFinite else { return nil }
    let world = MKMapSize.world.width
    var x = middle.x + (point.x - size.width / 2) / scale
    x = (x.truncatingRemainder(dividingBy: world) + world).truncatingRemainder(dividingBy: world)
    return MKMapPoint(x: x, y: middle.y + (point.y - size.height / 2) / scale).coordinate
  }

  /// Metres for each point of the view, in its middle.
  var metresPerPoint: Double {
    guard scale > 0, scale.isFinite else { return 0 }
    return 1 / (scale * MKMapPointsPerMeterAtLatitude(middle.coordinate.latitude))
  }
}
