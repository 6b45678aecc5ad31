import ApusCoreLocation
import ApusUI
import Foundation

/// Actions of controls on a map, and facts of the map for them.
@MainActor
final class MapHandle: ObservableObject {
  /// Metres for each point of the view.
  @Published var scale: Double = 0
  var zoom: ((Double) -> Void)?
  var showUser: (() -> Void)?

  nonisolated init() {}
}

/// The maps of a part of a screen, by their scopes.
@MainActor
final class MapHandles {
  private var handles: [Namespace.ID: MapHandle] = [:]
  nonisolated init() {}

  func handle(_ scope: Namespace.ID) -> MapHandle {
    if let handle = handles[scope] { return handle }
    let handle = MapHandle()
    handles[scope] = handle
    return handle
  }
}

private struct MapHandleKey: EnvironmentKey { static var defaultValue: MapHandle? { nil } }
private struct MapHandlesKey: EnvironmentKey { static var defaultValue: MapHandles? { nil } }
private struct MapControlsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct MapControlVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The map around controls.
  var mapHandle: MapHandle? {
    get { self[MapHandleKey.self] }
    set { self[MapHandleKey.self] = newValue }
  }
  var mapHandles: MapHandles? {
    get { self[MapHandlesKey.self] }
    set { self[MapHandlesKey.self] = newValue }
  }
  var mapControls: AnyView? {
    get { self[MapControlsKey.self] }
    set { self[MapControlsKey.self] = newValue }
  }
  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Shows controls on maps in this view.
  ///
  /// ```swift
  /// Map(position: $position)
  ///   .mapControls {
  ///     MapUserLocationButton()
  ///     MapScaleView()
  ///   }
  /// ```
  nonisolated public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    let controls = AnyView(content())
    return transformEnvironment(\.mapControls) { $0 = controls }
  }

  /// Shows the controls of maps in this view, or hides them.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

  /// Lets controls outside of a map find it by the scope that both name.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScope()) }
}

/// Keeps the maps of a part of a screen.
nonisolated private struct MapScope: ViewModifier {
  @MainActor func body(content: Content) -> some View { MapScopeView(content: content) }
}

private struct MapScopeView<Content: View>: View {
  let content: Content
  @State private var handles = MapHandles()
  var body: some View { content.environment(\.mapHandles, handles) }
}

/// A control of the map around it, or of the map with a scope.
private struct MapControl<Content: View>: View {
  let scope: Namespace.ID?
  @ViewBuilder let content: (MapHandle) -> Content
  @Environment(\.mapHandle) private var around
  @Environment(\.mapHandles) private var handles
  @Environment(\.mapControlVisibility) private var visibility

  var body: some View {
    if visibility != .hidden, let handle = scope.flatMap({ handles?.handle($0) }) ?? around {
      content(handle)
    }
  }
}

/// A button that shows the visitor's place on the map.
public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?
  /// A button of the map around it, or of the map with a scope.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    MapControl(scope: scope) { map in
      Button {
        map.showUser?()
      } label: {
        Image(systemName: "location")
      }
      .buttonStyle(.bordered)
      .accessibilityLabel("Your location").accessibilityIdentifier("map.user")
    }
  }
}

/// A needle on a map that is turned. A page turns no map, so nothing is shown, unless an app asks for it.
public struct MapCompass: View {
  private let scope: Namespace.ID?
  @Environment(\.mapControlVisibility) private var visibility
  /// The compass of the map around it, or of the map with a scope.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    if visibility == .visible {
      Image(systemName: "location.north.line.fill")
        .foregroundStyle(.red)
        .padding(8)
        .accessibilityLabel("North is up").accessibilityIdentifier("map.compass")
    }
  }
}

/// A button that tilts a map. A page tilts no map, so nothing is shown.
///
/// > Note: Has no meaning on a page.
public struct MapPitchToggle: View {
  /// > Note: Has no meaning on a page.
  public init(
    scope: Namespace.ID? = nil, _file: StaticString = #fileID, _line: UInt = #line
  ) { noMeaning("MapPitchToggle", _file, _line) }
  public var body: some View { EmptyView() }
}

/// Buttons that show more and less of the earth.
public struct MapZoomStepper: View {
  private let scope: Namespace.ID?
  /// Buttons of the map around them, or of the map with a scope.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  public var body: some View {
    MapControl(scope: scope) { map in
      VStack(spacing: 8) {
        Button {
          map.zoom?(0.5)
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Zoom in")
        Button {
          map.zoom?(2)
        } label: {
          Image(systemName: "minus")
        }
        .accessibilityLabel("Zoom out")
      }
      .buttonStyle(.bordered)
    }
  }
}

/// A line that tells how long a distance is on the map.
public struct MapScaleView: View {
  private let anchorEdge: HorizontalEdge
  private let scope: Namespace.ID?

  /// The scale of the map around it, or of the map with a scope.
  ///
  /// - Parameter anchorEdge: The edge at which the line begins.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
    self.anchorEdge = anchorEdge
    self.scope = scope
  }

  public var body: some View {
    MapControl(scope: scope) { map in
      MapScaleLine(map: map, alignment: anchorEdge == .leading ? .leading : .trailing)
    }
  }
}

private struct MapScaleLine: View {
  @ObservedObject var map: MapHandle
  let alignment: HorizontalAlignment
  @Environment(\.locale) private var locale

  var body: some View {
    if map.scale > 0, let length = Self.length(map.scale) {
      VStack(alignment: alignment, spacing: 2) {
        Text(MapDistance.words(length, locale: locale)).font(.caption2)
        Rectangle().frame(width: length / map.scale, height: 2)
      }
      .padding(4)
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("map.scale")
    }
  }

  /// The greatest round length of at most 100 points.
  static func length(_ scale: Double) -> Double? {
    let most = scale * 100
    guard most.isFinite, most > 0 else { return nil }
    let power = pow(10, floor(log10(most)))
    return [5, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
  }
}

/// Words of distances.
enum MapDistance {
  static func words(_ metres: Double, locale: Locale) -> String {
    let far = metres >= 1000
    let number = (far ? metres / 1000 : metres)
      .formatted(.number.precision(.fractionLength(0...1)).locale(locale))
    return number + (far ? " km" : " m")
  }
}
