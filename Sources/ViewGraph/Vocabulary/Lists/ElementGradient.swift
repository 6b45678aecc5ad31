/// Colours that run into each other, and where.
package struct ElementGradient: NumberList {
  /// Fractions of the width and the height of what is filled.
  package struct Point: Hashable, Sendable {
    package var x, y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  package enum Geometry: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// Radii in points.
    case radial(around: Point, from: Double, to: Double)
    /// Degrees clockwise from the right.
    case angular(around: Point, from: Double, to: Double)
    /// Radii as fractions.
    case elliptical(around: Point, from: Double, to: Double)
    /// A colour for each pixel, row by row. The middles of the outermost lie on the sides of what is filled.
    case picture(width: Int, height: Int)
  }

  package struct Stop: Hashable, Sendable {
    /// From 0 to 1.
    package var location: Double
    package var paint: Paint

    package init(location: Double, paint: Paint) {
      self.location = location
      self.paint = paint
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]

  package init(_ geometry: Geometry, _ stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }

  /// The same gradient with the opacity of each colour multiplied.
  package func multiplied(by opacity: Double) -> ElementGradient {
    ElementGradient(
      geometry,
      stops.map { Stop(location: $0.location, paint: $0.paint.multiplied(by: opacity)) })
  }
}

// MARK: As numbers

extension ElementGradient {
  /// Kind, four numbers of geometry, then location and ``Paint/bits`` of each stop.
  package var numbers: [Double] {
    let head =
      switch geometry {
      case .linear(let start, let end): [1, start.x, start.y, end.x, end.y]
      case .radial(let center, let start, let end): [2, center.x, center.y, start, end]
      case .angular(let center, let start, let end): [3, center.x, center.y, start, end]
      case .elliptical(let center, let start, let end): [4, center.x, center.y, start, end]
      case .picture(let width, let height): [5, Double(width), Double(height), 0, 0]
      }
    return head + stops.flatMap { [$0.location, Double($0.paint.bits)] }
  }

  /// Nil without a colour.
  package init?(numbers: [Double]) {
    guard numbers.count >= 7 else { return nil }
    let (first, start, end) = (Point(x: numbers[1], y: numbers[2]), numbers[3], numbers[4])
    switch numbers[0] {
    case 1: geometry = .linear(from: first, to: Point(x: start, y: end))
    case 2: geometry = .radial(around: first, from: start, to: end)
    case 3: geometry = .angular(around: first, from: start, to: end)
    case 4: geometry = .elliptical(around: first, from: start, to: end)
    case 5:
      guard let width = Int(exactly: first.x), let height = Int(exactly: first.y) else {
        return nil
      }
      geometry = .picture(width: width, height: height)
    default: return nil
    }
    stops = stride(from: 5, to: numbers.count - 1, by: 2).map { index in
      Stop(
        location: numbers[index],
        paint: Paint(bits: UInt64(max(0, min(1.8e19, numbers[index + 1])))))
    }
  }
}
