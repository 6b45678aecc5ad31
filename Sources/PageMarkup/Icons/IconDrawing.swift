import Foundation

/// A small drawing board for icons on the 24 × 24 grid.
///
/// The icons are composed from lines, arcs and a few solids, all in one stroke, so that they look
/// like one family. Coordinates are grid units, y grows downwards.
struct IconDrawing {
  private(set) var shapes: [Icon.Shape] = []
  private var isNarrow = false

  var icon: Icon {
    Icon(viewBox: isNarrow ? (6, 0, 12, 24) : (0, 0, 24, 24), shapes: shapes)
  }

  /// Takes half of the grid's width, as signs that are much higher than wide do among Apple's.
  func narrow() -> Self {
    var copy = self
    copy.isNarrow = true
    return copy
  }

  /// Strokes along path data.
  func line(_ path: String) -> Self { adding(Icon.Shape(drawn: path, .stroke)) }

  /// Strokes along path data in dashes.
  func dashed(_ path: String) -> Self { adding(Icon.Shape(drawn: path, .dashedStroke)) }

  /// Fills path data; inner contours are cut out.
  func area(_ path: String) -> Self { adding(Icon.Shape(drawn: path, .fill(evenOdd: true))) }

  /// Fills path data and strokes its edge, which rounds the corners as a stroke does.
  func solid(_ path: String) -> Self { area(path).line(path) }

  /// Strokes a circle.
  func ring(_ x: Double, _ y: Double, _ radius: Double) -> Self {
    line(IconPath.ellipse(x, y, radius, radius))
  }

  /// Fills a circle.
  func dot(_ x: Double, _ y: Double, _ radius: Double = 1.15) -> Self {
    area(IconPath.ellipse(x, y, radius, radius))
  }

  /// Strokes a rectangle with rounded corners.
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Self {
    line(IconPath.box(x, y, width, height, radius))
  }

  /// Strokes the circle that "….circle" icons stand in.
  func circled() -> Self { ring(12, 12, 9.25) }

  /// Fills the disc that "….circle.fill" icons are cut out of.
  func disc(cutting contours: String...) -> Self {
    area(IconPath.ellipse(12, 12, 10.1, 10.1) + contours.joined())
  }

  func adding(_ shape: Icon.Shape) -> Self {
    var copy = self
    copy.shapes.append(shape)
    return copy
  }
}

/// Path data for the shapes that are tedious to write by hand.
enum IconPath {
  typealias Point = (x: Double, y: Double)

  static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String {
    "M\(pair((x - rx, y)))A\(pair((rx, ry))) 0 1 1 \(pair((x + rx, y)))"
      + "A\(pair((rx, ry))) 0 1 1 \(pair((x - rx, y)))Z"
  }

  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> String {
    let corner = "A\(pair((radius, radius))) 0 0 1 "
    let (right, bottom) = (x + width, y + height)
    return "M\(pair((x + radius, y)))L\(pair((right - radius, y)))"
      + corner + pair((right, y + radius)) + "L\(pair((right, bottom - radius)))"
      + corner + pair((right - radius, bottom)) + "L\(pair((x + radius, bottom)))"
      + corner + pair((x, bottom - radius)) + "L\(pair((x, y + radius)))"
      + corner + pair((x + radius, y)) + "Z"
  }

  /// The outline of a line through `points`, with round ends and pointed joins.
  static func outline(_ points: [Point], width: Double) -> String {
    let half = width / 2
    let there = side(of: points, half)
    let back = side(of: points.reversed(), half)
    let cap = "A\(pair((half, half))) 0 0 1 "
    let first = there.map(pair).joined(separator: "L")
    let second = back.map(pair)
    return "M" + first + cap + second.joined(separator: "L") + cap + pair(there[0]) + "Z"
  }

  /// The outline of two equal lines that cross at right angles in their middle.
  ///
  /// - Parameters:
  ///   - arm: From the middle to the end of each line, without its round cap.
  ///   - turned: By how many degrees the cross is turned; 45 makes an x of a plus.
  static func cross(
    _ x: Double, _ y: Double, arm: Double, width: Double, turned: Double = 0
  ) -> String {
    let half = width / 2
    var path = ""
    for quarter in 0..<4 {
      let angle = (turned + Double(quarter) * 90) * .pi / 180
      func place(_ dx: Double, _ dy: Double) -> String {
        pair((x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle)))
      }
      path += (quarter == 0 ? "M" : "L") + place(-half, -arm)
      path += "A\(pair((half, half))) 0 0 1 " + place(half, -arm) + "L" + place(half, -half)
    }
    return path + "Z"
  }

  /// A closed line through points around (12, 12), given by angle (degrees, 0 is up) and distance.
  static func polar(_ points: [(angle: Double, distance: Double)]) -> String {
    "M" + points.map { pair(around($0.angle, $0.distance)) }.joined(separator: "L") + "Z"
  }

  /// `count` strokes that point away from (12, 12), the first one upwards.
  static func rays(_ count: Int, from inner: Double, to outer: Double) -> String {
    (0..<count).map { index in
      let angle = Double(index) * 360 / Double(count)
      return "M\(pair(around(angle, inner)))L\(pair(around(angle, outer)))"
    }.joined()
  }

  private static func around(_ angle: Double, _ distance: Double) -> Point {
    let radians = angle * .pi / 180
    return (12 + distance * sin(radians), 12 - distance * cos(radians))
  }

  private static func side(of points: [Point], _ half: Double) -> [Point] {
    let normals = zip(points, points.dropFirst()).map { from, to -> Point in
      let length = hypot(to.x - from.x, to.y - from.y)
      return ((to.y - from.y) / length * half, -(to.x - from.x) / length * half)
    }
    return points.enumerated().map { index, point in
      guard index > 0, index < normals.count else {
        let normal = normals[min(index, normals.count - 1)]
        return (point.x + normal.x, point.y + normal.y)
      }
      let (before, after) = (normals[index - 1], normals[index])
      let sum = (x: before.x + after.x, y: before.y + after.y)
      let scale = 2 * half * half / (sum.x * sum.x + sum.y * sum.y)
      return (point.x + sum.x * scale, point.y + sum.y * scale)
    }
  }

  private static func pair(_ point: Point) -> String {
    "\(Icon.number(point.x)) \(Icon.number(point.y))"
  }
}
