import Foundation

/// Red, green, blue and opacity from 0 to 1.
typealias MeshColor = SIMD4<Double>
typealias MeshPoint = SIMD2<Double>

/// The grid of a ``MeshGradient``: a patch between each four neighbours.
struct MeshGrid {
  let columns, rows: Int
  let isSmooth: Bool
  private let nodes: [Node]
  /// The colours, in the space that mixes them.
  private var colors: [MeshColor]

  private struct Node {
    var position, leading, top, trailing, bottom: MeshPoint
  }

  /// Nil: there are fewer than two points in a direction, or not as many points and colours as the grid has.
  init?(_ gradient: MeshGradient, _ colors: [MeshColor]) {
    (columns, rows) = (gradient.width, gradient.height)
    isSmooth = gradient.smoothsColors
    guard columns > 1, rows > 1, columns <= 256, rows <= 256, colors.count == columns * rows
    else { return nil }
    self.colors = colors.map {
      gradient.colorSpace.isPerceptual ? Oklab.encode($0).premultiplied : $0.premultiplied
    }
    switch gradient.locations {
    case .points(let points):
      guard points.count == columns * rows else { return nil }
      nodes = Self.smooth(points.map(MeshPoint.init), columns, rows)
    case .bezierPoints(let points):
      guard points.count == columns * rows else { return nil }
      nodes = points.map {
        Node(
          position: MeshPoint($0.position), leading: MeshPoint($0.leadingControlPoint),
          top: MeshPoint($0.topControlPoint), trailing: MeshPoint($0.trailingControlPoint),
          bottom: MeshPoint($0.bottomControlPoint))
      }
    }
  }

  /// Points whose lines have the slope from the neighbour on the one side to that on the other.
  private static func smooth(_ points: [MeshPoint], _ columns: Int, _ rows: Int) -> [Node] {
    (0..<points.count).map { index in
      let (row, column) = (index / columns, index % columns)
      let own = points[index]
      func pull(_ before: Int?, _ behind: Int?) -> MeshPoint {
        let (one, other) = (before.map { points[$0] }, behind.map { points[$0] })
        guard let one else { return ((other ?? own) - own) / 3 }
        guard let other else { return (own - one) / 3 }
        return (other - one) / 6
      }
      let across = pull(
        column > 0 ? index - 1 : nil, column + 1 < columns ? index + 1 : nil)
      let down = pull(
        row > 0 ? index - columns : nil, row + 1 < rows ? index + columns : nil)
      return Node(
        position: own, leading: own - across, top: own - down, trailing: own + across,
        bottom: own + down)
    }
  }

  /// The place in a patch, whose four sides are curves.
  func point(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> MeshPoint {
    let first = row * columns + column
    let (a, b) = (nodes[first], nodes[first + 1])
    let (c, d) = (nodes[first + columns], nodes[first + columns + 1])
    let top = Self.curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom = Self.curve(c.position, c.trailing, d.leading, d.position, u)
    let leading = Self.curve(a.position, a.bottom, c.top, c.position, v)
    let trailing = Self.curve(b.position, b.bottom, d.top, d.position, v)
    let corners =
      (a.position * (1 - u) + b.position * u) * (1 - v)
      + (c.position * (1 - u) + d.position * u) * v
    return top * (1 - v) + bottom * v + leading * (1 - u) + trailing * u - corners
  }

  private static func curve(
    _ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint, _ d: MeshPoint, _ t: Double
  ) -> MeshPoint {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  /// The colour in a patch, with its opacity multiplied in.
  func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> MeshColor {
    func at(_ column: Int, _ row: Int) -> MeshColor { colors[row * columns + column] }
    guard isSmooth else {
      let top = at(column, row) * (1 - u) + at(column + 1, row) * u
      return top * (1 - v) + (at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u) * v
    }
    // A spline through four neighbours in each direction, where there are as many.
    func line(_ row: Int) -> MeshColor {
      let row = max(0, min(rows - 1, row))
      return Self.spline(
        column > 0 ? at(column - 1, row) : nil, at(column, row), at(column + 1, row),
        column + 2 < columns ? at(column + 2, row) : nil, u)
    }
    return Self.spline(
      row > 0 ? line(row - 1) : nil, line(row), line(row + 1),
      row + 2 < rows ? line(row + 2) : nil, v)
  }

  private static func spline(
    _ before: MeshColor?, _ a: MeshColor, _ b: MeshColor, _ behind: MeshColor?, _ t: Double
  ) -> MeshColor {
    let first = before.map { (b - $0) / 2 } ?? (b - a)
    let last = behind.map { ($0 - a) / 2 } ?? (b - a)
    let (square, cube) = (t * t, t * t * t)
    let ends = a * (2 * cube - 3 * square + 1) + b * (3 * square - 2 * cube)
    return ends + first * (cube - 2 * square + t) + last * (cube - square)
  }
}

/// A picture of a ``MeshGradient``, whose outermost pixels have their middles on its sides.
struct MeshPicture {
  /// The pixels of a row and of a column.
  static let side = 32
  /// The parts of a side of a patch.
  private static let parts = 10

  private(set) var pixels: [MeshColor]
  private let space: Gradient.ColorSpace

  init(background: MeshColor, space: Gradient.ColorSpace) {
    self.space = space
    pixels = Array(repeating: background, count: Self.side * Self.side)
  }

  mutating func draw(_ grid: MeshGrid) {
    let parts = Self.parts
    for row in 0..<grid.rows - 1 {
      for column in 0..<grid.columns - 1 {
        func corner(_ i: Int, _ j: Int) -> (MeshPoint, MeshColor) {
          let (u, v) = (Double(i) / Double(parts), Double(j) / Double(parts))
          return (grid.point(column, row, u, v), grid.color(column, row, u, v))
        }
        for j in 0..<parts {
          for i in 0..<parts {
            let (a, b) = (corner(i, j), corner(i + 1, j))
            let (c, d) = (corner(i, j + 1), corner(i + 1, j + 1))
            fill(a, b, c)
            fill(b, d, c)
          }
        }
      }
    }
  }

  /// Fills a triangle over the background.
  private mutating func fill(
    _ a: (MeshPoint, MeshColor), _ b: (MeshPoint, MeshColor), _ c: (MeshPoint, MeshColor)
  ) {
    let scale = Double(Self.side - 1)
    let (p, q, r) = (a.0 * scale, b.0 * scale, c.0 * scale)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard area.isFinite, abs(area) > 1e-12 else { return }
    func range(_ values: [Double]) -> ClosedRange<Int>? {
      let low = max(0, (values.min()! - 1e-6).rounded(.up))
      let high = min(scale, (values.max()! + 1e-6).rounded(.down))
      return low <= high ? Int(low)...Int(high) : nil
    }
    guard let across = range([p.x, q.x, r.x]), let down = range([p.y, q.y, r.y]) else { return }
    for y in down {
      for x in across {
        let (dx, dy) = (Double(x) - p.x, Double(y) - p.y)
        let second = (dx * (r.y - p.y) - dy * (r.x - p.x)) / area
        let third = (dy * (q.x - p.x) - dx * (q.y - p.y)) / area
        let first = 1 - second - third
        guard min(first, second, third) > -1e-6 else { continue }
        set(x, y, a.1 * first + b.1 * second + c.1 * third)
      }
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ mixed: MeshColor) {
    var color = mixed.divided
    if space.isPerceptual { color = Oklab.decode(color) }
    color.clamp(lowerBound: MeshColor(repeating: 0), upperBound: MeshColor(repeating: 1))
    pixels[y * Self.side + x] = color
  }
}

extension MeshColor {
  fileprivate var premultiplied: MeshColor { MeshColor(x * w, y * w, z * w, w) }
  fileprivate var divided: MeshColor {
    w > 1e-6 ? MeshColor(x / w, y / w, z / w, w) : MeshColor(repeating: 0)
  }
}
