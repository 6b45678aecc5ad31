import ApusCoreLocation
import Foundation

/// The shortest ways over the earth.
enum GreatCircle {
  /// Points with further ones between those that are far apart.
  static func line(_ points: [MKMapPoint]) -> [MKMapPoint] {
    guard let first = points.first else { return [] }
    return zip(points, points.dropFirst()).reduce(into: [first]) { line, ends in
      line += between(ends.0.coordinate, ends.1.coordinate)
      line.append(ends.1)
    }
  }

  private static func between(
    _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
  ) -> [MKMapPoint] {
    let (from, to) = (vector(start), vector(end))
    let angle = acos(min(max(zip(from, to).map(*).reduce(0, +), -1), 1))
    let steps = Int(angle / (.pi / 90))
    // Opposite places have no shortest way.
    guard steps > 1, sin(angle) > 1e-9 else { return [] }
    return (1..<steps).map { step in
      let part = Double(step) / Double(steps)
      let (near, far) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
      let place = zip(from, to).map { $0 * near + $1 * far }
      return MKMapPoint(
        CLLocationCoordinate2D(
          latitude: atan2(place[2], hypot(place[0], place[1])) * 180 / .pi,
          longitude: atan2(place[1], place[0]) * 180 / .pi))
    }
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> [Double] {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return [
      cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude),
    ]
  }
}
