import ApusUI
import Foundation

/// Lines through points, in each of the ways that a chart has.
enum LinePath {
  /// Adds a line through points; the path is at the first of them already.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    switch method.kind {
    case .linear: path.addLines(from: points)
    case .stepStart:
      steps(points, to: &path) { from, to in [CGPoint(x: from.x, y: to.y)] }
    case .stepEnd:
      steps(points, to: &path) { from, to in [CGPoint(x: to.x, y: from.y)] }
    case .stepCenter:
      steps(points, to: &path) { from, to in
        let middle = (from.x + to.x) / 2
        return [CGPoint(x: middle, y: from.y), CGPoint(x: middle, y: to.y)]
      }
    case .monotone: monotone(points, to: &path)
    case .cardinal(let tension):
      curves(points, to: &path) { before, from, to, after in
        let part = (1 - tension) / 6
        return (
          CGPoint(x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
          CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part)
        )
      }
    case .catmullRom(let alpha):
      curves(points, to: &path) { before, from, to, after in
        catmullRom(before, from, to, after, alpha)
      }
    }
  }

  private static func steps(
    _ points: [CGPoint], to path: inout Path, _ corners: (CGPoint, CGPoint) -> [CGPoint]
  ) {
    for (from, to) in zip(points, points.dropFirst()) {
      for corner in corners(from, to) { path.addLine(to: corner) }
      path.addLine(to: to)
    }
  }

  /// Curves whose control points follow from the points before and after each pair.
  private static func curves(
    _ points: [CGPoint], to path: inout Path,
    _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in points.indices.dropLast() {
      let (first, second) = controls(
        points[max(0, index - 1)], points[index], points[index + 1],
        points[min(points.count - 1, index + 2)])
      path.addCurve(to: points[index + 1], control1: first, control2: second)
    }
  }

  private static func catmullRom(
    _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint, _ alpha: CGFloat
  ) -> (CGPoint, CGPoint) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      CGFloat(pow(Double(hypot(a.x - b.x, a.y - b.y)), Double(alpha)))
    }
    let (a, b, c) = (distance(before, from), distance(from, to), distance(to, after))
    func mixed(_ point: CGPoint, _ near: CGPoint, _ far: CGPoint, _ d: CGFloat) -> CGPoint {
      guard d > 1e-6, b > 1e-6 else { return point }
      let weight = 2 * d * d + 3 * d * b + b * b
      let scale = 3 * d * (d + b)
      return CGPoint(
        x: (d * d * far.x - b * b * near.x + weight * point.x) / scale,
        y: (d * d * far.y - b * b * near.y + weight * point.y) / scale)
    }
    return (mixed(from, before, to, a), mixed(to, after, from, c))
  }

  /// Curves by Fritsch and Carlson's slopes, which no curve overshoots.
  private static func monotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    guard let first = slopes.first, let last = slopes.last else { return }
    let inner = zip(slopes, slopes.dropFirst()).map { a, b in
      a * b <= 0 ? 0 : 2 * a * b / (a + b)
    }
    let tangents = [first] + inner + [last]
    for index in slopes.indices {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
    }
  }
}

extension Path {
  /// Straight lines to all points but the first.
  fileprivate mutating func addLines(from points: [CGPoint]) {
    for point in points.dropFirst() { addLine(to: point) }
  }
}
