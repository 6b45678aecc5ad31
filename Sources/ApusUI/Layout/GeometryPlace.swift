import ViewGraph

/// The place of an element, as last measured.
@MainActor
final class GeometryPlace: Sendable {
  /// Who reads it depends on this.
  let changes: Source
  var measured: MeasuredPlace?
  /// What is assumed until then.
  var assumed = CGSize.zero
  /// The named coordinate spaces around.
  var spaces = CoordinateSpaces()
  /// Whether somebody asks where it is in the page, which changes while that scrolls.
  private(set) var isTracked = false
  var trackingBegins: () -> Void = {}

  init(queue: InvalidationQueue) {
    changes = Source(queue: queue)
    changes.name = "the size of a GeometryReader"
  }

  // Other threads read these through `MainThread.reading`, so no closure stands in them: the compiler has each
  // ask whether it runs on the main actor.
  var size: CGSize {
    guard let measured else { return assumed }
    return CGSize(width: measured.width, height: measured.height)
  }

  var globalFrame: CGRect {
    if !isTracked { Tracking.onMain(self) { $0.track() } }
    guard let measured else { return CGRect(origin: .zero, size: assumed) }
    return CGRect(x: measured.x, y: measured.y, width: measured.width, height: measured.height)
  }

  private func track() {
    guard !isTracked else { return }
    MainThread.changing { isTracked = true }
    trackingBegins()
  }

  /// Where it is in another place; who asks is told when either changes.
  func frame(in space: GeometryPlace) -> CGRect {
    Tracking.read(changes)
    Tracking.read(space.changes)
    let own = globalFrame
    let origin = space.globalFrame.origin
    return CGRect(
      origin: CGPoint(x: own.minX - origin.x, y: own.minY - origin.y), size: own.size)
  }
}

private final class GeometrySlot: Slot {
  let place: GeometryPlace

  init(queue: InvalidationQueue) { place = GeometryPlace(queue: queue) }
}

/// The place of a masked view. Views in its mask read it, because no page lays out a mask.
@MainActor
final class MaskedPlace: Slot {
  fileprivate(set) var place: GeometryPlace
  /// Whether a view in the mask reads the place.
  fileprivate(set) var isUsed = false

  fileprivate init(queue: InvalidationQueue) { place = GeometryPlace(queue: queue) }
}

private struct MaskedPlaceKey: EnvironmentKey { static var defaultValue: MaskedPlace? { nil } }

extension EnvironmentValues {
  /// The place of the masked view. Views in the mask read it.
  var maskedPlace: MaskedPlace? {
    get { self[MaskedPlaceKey.self] }
    set { self[MaskedPlaceKey.self] = newValue }
  }
}

extension EmissionContext {
  /// The place that is kept at a step of the view that is being written.
  func geometryPlace(_ step: UInt64) -> GeometryPlace {
    if let masked = environment.maskedPlace {
      masked.isUsed = true
      return placed(masked.place)
    }
    let queue = graph.queue
    return placed(slot(step) { GeometrySlot(queue: queue) }.place)
  }

  /// The place of a masked view.
  func maskedPlace(_ step: UInt64) -> MaskedPlace {
    let queue = graph.queue
    return slot(step) { MaskedPlace(queue: queue) }
  }

  private func placed(_ place: GeometryPlace) -> GeometryPlace {
    let (old, spaces) = (place.spaces, environment.coordinateSpaces)
    MainThread.changing { place.spaces = spaces }
    withExtendedLifetime(old) {}
    graph.session.readsPlaces = true
    if place.measured == nil { graph.hasUnplacedViews = true }
    return place
  }

  /// Puts content into a box that is measured, and is as large as the content. This view is evaluated
  /// again when the box has another size, and when it is elsewhere if somebody asks for that.
  ///
  /// - Parameters:
  ///   - step: What distinguishes the place from others in the same view.
  ///   - write: Writes the box's attributes, given its place.
  func measured(
    _ step: UInt64, _ write: (GeometryPlace) -> Void, content: (GeometryPlace) -> Void
  ) {
    measured(geometryPlace(step), write, content: content)
  }

  /// The same, with a place that is kept elsewhere.
  func measured(
    _ place: GeometryPlace, _ write: (GeometryPlace) -> Void, content: (GeometryPlace) -> Void
  ) {
    place.trackingBegins = {}
    open(.box)
    writer.set(.measuresContent, true)
    write(place)
    place.trackingBegins = { [weak owner = component] in owner?.invalidate() }
    if place.isTracked { writer.set(.tracksPlace, true) }
    handler(
      .onGeometry,
      .event { [weak owner = component] action in
        let last = place.measured
        guard case .geometry(let news) = action, var measured = news.told(after: last) else {
          return
        }
        if measured.guides == nil { measured.guides = last?.guides }
        MainThread.changing { place.measured = measured }
        guard place.isTracked ? last != measured : last?.hasSameSize(as: measured) != true else {
          return
        }
        owner?.invalidate()
        place.changes.invalidate()
      })
    content(place)
    close()
  }

  /// Lets the scroll view that is being written be a space that places are counted from. It is measured once
  /// somebody asks.
  func scrollSpaces(_ axes: Axis.Set, in outer: CoordinateSpaces) -> CoordinateSpaces {
    let queue = graph.queue
    let place = slot(0x5C0A) { GeometrySlot(queue: queue) }.place
    place.trackingBegins = { [weak owner = component] in owner?.invalidate() }
    if place.isTracked {
      graph.session.readsPlaces = true
      writer.set(.tracksPlace, true)
      handler(
        .onGeometry,
        .event { action in
          guard case .geometry(let news) = action,
            let measured = news.told(after: place.measured), place.measured != measured
          else { return }
          MainThread.changing { place.measured = measured }
          place.changes.invalidate()
        })
    }
    var spaces = outer
    spaces[AnyHashable(ScrollSpaceName(axis: nil))] = place
    if axes.contains(.vertical) { spaces[AnyHashable(ScrollSpaceName(axis: .vertical))] = place }
    if axes.contains(.horizontal) {
      spaces[AnyHashable(ScrollSpaceName(axis: .horizontal))] = place
    }
    return spaces
  }

  /// The size of the window, as far as it is known.
  var pageSize: CGSize {
    let surroundings = graph.session.surroundings
    return CGSize(width: surroundings.width, height: surroundings.height)
  }
}

extension MeasuredPlace {
  fileprivate func hasSameSize(as other: MeasuredPlace) -> Bool {
    width == other.width && height == other.height && guides == other.guides
  }
}
