import ApusCoreLocation
import ApusUI
import Foundation

/// The positions of places in a view that shows a region.
struct MapProjection {
  let middle: MKMapPoint
  /// Points of the view for each unit of the flat map.
  let scale: Double
  let size: CGSize

  /// The whole region is seen, and more of the earth where the view has another form.
  init(_ region: MKCoordinateRegion, in size: CGSize) {
    self.size = size
    middle = MKMapPoint(region.center)
    let world = MKMapSize.world.width
    let half = region.span.latitudeDelta / 2
    let top = MKMapPoint(
      CLLocationCoordinate2D(latitude: region.center.latitude + half, longitude: 0))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(latitude: region.center.latitude - half, longitude: 0))
    let width = max(region.span.longitudeDelta / 360 * world, 1)
    let height = max(bottom.y - top.y, 1)
    scale = min(size.width / width, size.height / height)
  }

  /// The point of a place, on the nearer way around the earth.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    let world = MKMapSize.world.width
    var across = point.x - middle.x
    if across > world / 2 { across -= world }
    if across < -world / 2 { across += world }
    return CGPoint(
      x: size.width / 2 + across * scale, y: size.height / 2 + (point.y - middle.y) * scale)
  }

  /// Whether a point is seen, or nearly so.
  func isNear(_ point: CGPoint) -> Bool {
    (-100...size.width + 100).contains(point.x) && (-100...size.height + 100).contains(point.y)
  }

  /// The tiles that cover the view.
  var tiles: [MapTile] {
    guard scale.isFinite, scale > 0 else { return [] }
    let world = MKMapSize.world.width
    let level = Int(min(max((log2(scale * world / 256)).rounded(), 0), 19))
    let count = 1 << level
    let unit = world / Double(count)
    let left = middle.x - size.width / 2 / scale
    let top = middle.y - size.height / 2 / scale
    // A region outside the earth has no tiles.
    guard abs(left) < 1e12, abs(top) < 1e12 else { return [] }
    let columns = Self.tiles(from: left / unit, to: (left + size.width / scale) / unit)
    let rows = Self.tiles(from: top / unit, to: (top + size.height / scale) / unit)
    // A small earth in a large view is shown once.
    let isSmall = columns.count > count
    let first =
      isSmall ? Int((middle.x / unit - Double(count) / 2).rounded()) : columns.lowerBound
    let shown = first..<first + min(columns.count, count)
    return rows.clamped(to: 0...count - 1).flatMap { row in
      shown.map { column in
        MapTile(
          level: level, column: ((column % count) + count) % count, row: row,
          side: unit * scale,
          middle: CGPoint(
            x: (Double(column) * unit + unit / 2 - left) * scale,
            y: (Double(row) * unit + unit / 2 - top) * scale))
      }
    }
  }
}

extension MapProjection {
  /// The numbers of the tiles between two edges, without one of which a sliver is seen.
  private static func tiles(from start: Double, to end: Double) -> ClosedRange<Int> {
    let first = Int((start + 1e-6).rounded(.down))
    return first...max(first, Int((end - 1e-6).rounded(.down)))
  }
}

/// A square picture of a part of the earth.
struct MapTile: Hashable {
  let level, column, row: Int
  let side: Double
  let middle: CGPoint

  func hash(into hasher: inout Hasher) {
    hasher.combine(level)
    hasher.combine(column)
    hasher.combine(row)
  }
}
