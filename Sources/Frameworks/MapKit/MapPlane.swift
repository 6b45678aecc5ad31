import ApusCoreLocation
import ApusUI

/// Draws a map: its ground, its things, and its buttons.
struct MapPlane: View {
  enum Camera {
    case region(Binding<MKCoordinateRegion>, Binding<MapUserTrackingMode>?)
    case position(Binding<MapCameraPosition>)
    case initial(MapCameraPosition)
  }

  let camera: Camera
  let modes: MapInteractionModes
  let file: StaticString
  let line: UInt
  var selection: MapChoice?
  var setting = MapSetting()
  let things: @MainActor () -> _MapThings
  @State private var moved: MKCoordinateRegion?
  @State private var user: CLLocationCoordinate2D?
  @Environment(\.visitorLocation) private var visitorLocation
  @Environment(\.mapTiles) private var tiles
  @Environment(\.mapCameraListeners) private var listeners
  @Environment(\.mapPlaneBox) private var box
  @Environment(\.mapControls) private var controls
  @Environment(\.mapControlVisibility) private var controlVisibility
  @Environment(\.mapHandles) private var handles
  @Environment(\.mapEmphasis) private var emphasis
  @State private var own = MapHandle()
  /// Whether the person has asked for the own place.
  @State private var wantsUser = false

  var body: some View {
    let things = things()
    let region = bounded(region(of: things))
    let handle = setting.scope.flatMap { handles?.handle($0) } ?? own
    GeometryReader { proxy in
      let projection = MapProjection(region, in: proxy.size)
      let _ = box?.projection = projection
      ZStack(alignment: .topLeading) {
        Color(red: 0.9, green: 0.9, blue: 0.87)
        if let tiles {
          ground(tiles, projection).saturation(emphasis == .muted ? 0.4 : 1)
        }
        ForEach(Array(things.things.enumerated()), id: \.offset) { _, thing in
          if let outline = thing.outline { outline.drawn(projection) }
        }
        ForEach(Array(seen(things, projection).enumerated()), id: \.offset) { _, thing in
          // A frame without a size lets the point of the view be at the place, whatever its size.
          shown(thing).fixedSize().frame(
            width: 0, height: 0, alignment: thing.alignment
          )
          .position(projection.point(thing.coordinate))
        }
      }
      .clipped()
      .onChange(of: projection.metresPerPoint, initial: true) { _, scale in handle.scale = scale }
    }
    .overlay(alignment: .topTrailing) {
      if let controls, controlVisibility != .hidden {
        VStack(alignment: .trailing, spacing: 8) { controls }
          .padding(8).environment(\.mapHandle, handle)
      }
    }
    .overlay(alignment: .bottomTrailing) { if modes.contains(.zoom) { buttons(region) } }
    .overlay(alignment: .bottomLeading) {
      if let credit = tiles?.credit, !credit.isEmpty {
        Text(verbatim: credit).font(.caption2).foregroundStyle(.black).padding(4)
          .background(.white.opacity(0.7))
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
    .onChange(of: region.numbers, initial: true) {
      let context = MapCameraUpdateContext(region)
      for hear in listeners.actions { hear(context) }
    }
    .onAppear {
      handle.zoom = { show(self.region(of: self.things()), scaled: $0) }
      handle.showUser = { wantsUser = true }
    }
    .task(id: wantsUser) { await showUser() }
    .task(id: findsUser(things)) { await findUser(things) }
    .onAppear {
      if tiles == nil {
        notDrawn("Map", "its ground is plain without `mapTiles(_:credit:)`", file, line)
      }
    }
  }

  // MARK: Parts

  private func ground(_ tiles: MapTiles, _ projection: MapProjection) -> some View {
    ForEach(projection.tiles, id: \.self) { tile in
      AsyncImage(url: tiles.url(tile)) { image in
        image.resizable()
      } placeholder: {
        Color.clear
      }
      .frame(width: tile.side, height: tile.side)
      .position(tile.middle)
    }
    .accessibilityHidden(true)
  }

  private func seen(_ things: _MapThings, _ projection: MapProjection) -> [MapThing] {
    var all = things.things
    if things.hasUser, let user {
      let dot = Circle().fill(.blue).stroke(.white, lineWidth: 3).frame(width: 20, height: 20)
        .accessibilityLabel("Your location")
      all.append(MapThing(coordinate: user, anchor: .center, view: AnyView(dot)))
    }
    return all.filter {
      $0.outline == nil && projection.isNear(projection.point($0.coordinate))
    }
  }

  /// The view of a thing: a button if a person may select it.
  private func shown(_ thing: MapThing) -> AnyView {
    let view = thing.isMarker ? AnyView(thing.view.tint(.red)) : thing.view
    guard let selection, let tag = thing.tag, selection.takes(tag) else { return view }
    let isSelected = selection.isSelected(tag)
    return AnyView(
      Button {
        selection.select(isSelected ? nil : tag)
      } label: {
        view.scaleEffect(isSelected ? 1.3 : 1)
      }
      .buttonStyle(.plain).accessibilityAddTraits(isSelected ? .isSelected : []))
  }

  private func buttons(_ region: MKCoordinateRegion) -> some View {
    VStack(spacing: 8) {
      Button {
        show(region, scaled: 0.5)
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Zoom in").accessibilityIdentifier("map.zoomIn")
      Button {
        show(region, scaled: 2)
      } label: {
        Image(systemName: "minus")
      }
      .accessibilityLabel("Zoom out").accessibilityIdentifier("map.zoomOut")
    }
    .buttonStyle(.bordered).padding(8)
  }

  // MARK: Where it is

  private func region(of things: _MapThings) -> MKCoordinateRegion {
    switch camera {
    case .region(let region, _): region.wrappedValue
    case .position(let position): position.wrappedValue.region(of: things.things, user: user)
    case .initial(let position): moved ?? position.region(of: things.things, user: user)
    }
  }

  private func show(_ region: MKCoordinateRegion, scaled factor: Double) {
    var region = region
    region.span.latitudeDelta = min(max(region.span.latitudeDelta * factor, 0.000_5), 170)
    region.span.longitudeDelta = min(max(region.span.longitudeDelta * factor, 0.000_5), 360)
    show(bounded(region))
  }

  private func bounded(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    setting.bounds?.bounded(region) ?? region
  }

  private func show(_ region: MKCoordinateRegion) {
    switch camera {
    case .region(let binding, _): binding.wrappedValue = region
    case .position(let binding):
      var position = MapCameraPosition.region(region)
      position.positionedByUser = true
      binding.wrappedValue = position
    case .initial: moved = region
    }
  }

  // MARK: The visitor

  /// Whether the visitor's place is to be found: a map never asks for the permission.
  private func findsUser(_ things: _MapThings) -> Bool {
    guard visitorLocation.permission == .granted else { return false }
    return switch camera {
    case .region(_, let tracking): things.hasUser || tracking?.wrappedValue == .follow
    case .position(let position): things.hasUser || position.wrappedValue.followsUserLocation
    case .initial(let position): things.hasUser || position.followsUserLocation
    }
  }

  /// Shows the visitor's place, for which the browser asks the person.
  private func showUser() async {
    guard wantsUser else { return }
    if case .found(let place) = await visitorLocation.request() {
      let found = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
      user = found
      show(bounded(.around([found])))
    }
    wantsUser = false
  }

  private func findUser(_ things: _MapThings) async {
    guard findsUser(things), case .found(let place) = await visitorLocation.request() else {
      return
    }
    let found = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
    user = found
    if case .region(let region, let tracking) = camera, tracking?.wrappedValue == .follow {
      region.wrappedValue.center = found
    }
  }
}
