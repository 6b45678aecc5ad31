import ApusCoreLocation
import ApusUI

/// The ways in which a person may move a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the visitor.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// A map with things at their places: on pictures of the host that `mapTiles(_:credit:)` names, and on a
/// plain ground without one.
///
/// Buttons make the part of the earth smaller and larger.
@MainActor @preconcurrency
public struct Map<Content: View>: View {
  private let content: Content
  public var body: some View { content }

  init(content: Content) { self.content = content }

  /// A map that shows a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == _DefaultMapContent {
    content = _DefaultMapContent(
      plane: MapPlane(
        camera: .region(coordinateRegion, userTrackingMode), modes: interactionModes,
        file: _file, line: _line
      ) { _MapThings(hasUser: showsUserLocation) })
  }

  /// A map that shows a region, with a thing for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    content = _DefaultAnnotatedMapContent(
      plane: MapPlane(
        camera: .region(coordinateRegion, userTrackingMode), modes: interactionModes,
        file: _file, line: _line
      ) {
        var all = _MapThings(hasUser: showsUserLocation)
        for item in annotationItems { all.things += annotationContent(item)._thing.things }
        return all
      })
  }

  /// A map at a position that the app and a person move.
  ///
  /// - Parameters:
  ///   - bounds: How far a person may move the map.
  ///   - scope: The name by which controls outside of the map find it.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(
      .position(position), interactionModes, content(), _file, _line,
      setting: MapSetting(bounds: bounds, scope: scope))
  }

  /// A map without things at a position that the app and a person move.
  ///
  /// - Parameters:
  ///   - bounds: How far a person may move the map.
  ///   - scope: The name by which controls outside of the map find it.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,

    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.content = MapContentView(
      .position(position), interactionModes, EmptyMapContent(), _file, _line,
      setting: MapSetting(bounds: bounds, scope: scope))
  }

  /// A map that begins at a position.
  ///
  /// - Parameters:
  ///   - bounds: How far a person may move the map.
  ///   - scope: The name by which controls outside of the map find it.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(
      .initial(initialPosition), interactionModes, content(), _file, _line,
      setting: MapSetting(bounds: bounds, scope: scope))
  }

  /// A map without things that begins at a position.
  ///
  /// - Parameters:
  ///   - bounds: How far a person may move the map.
  ///   - scope: The name by which controls outside of the map find it.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,

    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.content = MapContentView(
      .initial(initialPosition), interactionModes, EmptyMapContent(), _file, _line,
      setting: MapSetting(bounds: bounds, scope: scope))
  }
}

/// The content of a map without things. Not for apps.
public struct _DefaultMapContent: View {
  let plane: MapPlane
  public var body: some View { plane }
}

/// The content of a map with a thing for each item. Not for apps.
public struct _DefaultAnnotatedMapContent<Items>: View {
  let plane: MapPlane
  public var body: some View { plane }
}

/// The content of a map with things.
public struct MapContentView<SelectionValue, Content: MapContent>: View {
  let plane: MapPlane

  init(
    _ camera: MapPlane.Camera, _ modes: MapInteractionModes, _ content: Content,
    _ file: StaticString, _ line: UInt, selection: MapChoice? = nil,
    setting: MapSetting = MapSetting()
  ) {
    plane = MapPlane(
      camera: camera, modes: modes, file: file, line: line, selection: selection, setting: setting
    ) {
      var things = _MapThings()
      Content._collect(content, into: &things)
      return things
    }
  }

  public var body: some View { plane }
}
