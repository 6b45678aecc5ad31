import ApusCoreLocation
import ApusUI

/// How often an app hears of a map that moves.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  /// While it moves. A page's map moves at once, so this is the same as ``onEnd``.
  case continuous
  /// When it has moved.
  case onEnd
}

/// The part of the earth that a map shows.
public struct MapCameraUpdateContext: Sendable {
  /// The view from above.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
  /// The rectangle of the flat map.
  public let rect: MKMapRect

  init(_ region: MKCoordinateRegion) {
    self.region = region
    let half = region.span.latitudeDelta / 2
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude + half, longitude: region.center.longitude))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude - half, longitude: region.center.longitude))
    let width = region.span.longitudeDelta / 360 * MKMapSize.world.width
    rect = MKMapRect(
      x: top.x - width / 2, y: top.y, width: width, height: max(bottom.y - top.y, 0))
    // As far as the camera is that shows so much.
    camera = MapCamera(
      centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_320 / 0.54)
  }
}

/// The closures that a moving map calls.
// Views alone set and call them, on the main actor.
struct MapCameraListeners: @unchecked Sendable {
  var actions: [(MapCameraUpdateContext) -> Void] = []
}

private struct MapCameraListenersKey: EnvironmentKey {
  static var defaultValue: MapCameraListeners { MapCameraListeners() }
}

extension EnvironmentValues {
  var mapCameraListeners: MapCameraListeners {
    get { self[MapCameraListenersKey.self] }
    set { self[MapCameraListenersKey.self] = newValue }
  }
}

extension View {
  /// Does something when a map in this view shows another part of the earth, and when it first shows one.
  ///
  /// - Parameters:
  ///   - frequency: How often. A page's map moves at once.
  ///   - action: Called with the part that it shows then.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraListeners) { $0.actions.append(action) }
  }

  /// Does something when a map in this view shows another part of the earth, and when it first shows one.
  ///
  /// - Parameters:
  ///   - frequency: How often. A page's map moves at once.
  ///   - action: Called then.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
}
