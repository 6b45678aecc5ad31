extension Path {
  /// The part between two fractions of the path's length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = flattened()
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (max(0, min(1, from)) * total, max(0, min(1, to)) * total)
    guard last > first else { return Path() }
    var result = Path()
    var travelled: CGFloat = 0
    for line in lines {
      defer { travelled += line.length }
      let begin = max(first, travelled)
      let end = min(last, travelled + line.length)
      guard end > begin, line.length > 0 else { continue }
      let from = line.point((begin - travelled) / line.length)
      if result.currentPoint != from { result.move(to: from) }
      result.addLine(to: line.point((end - travelled) / line.length))
    }
    return result
  }

  struct Line {
    let from, to: CGPoint
    var length: CGFloat {
      ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }
    func point(_ fraction: CGFloat) -> CGPoint {
      if fraction >= 1 { return to }
      return CGPoint(
        x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
  }

  /// The path as straight lines; a curve becomes 24.
  func flattened() -> [Line] {
    var lines: [Line] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ end: CGPoint) {
      lines.append(Line(from: current, to: end))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .line(let end): add(end)
      case .closeSubpath: if current != start { add(start) }
      case .quadCurve(let end, let control):
        let from = current
        for step in 1...24 { add(Self.curve([from, control, end], CGFloat(step) / 24)) }
      case .curve(let end, let first, let second):
        let from = current
        for step in 1...24 { add(Self.curve([from, first, second, end], CGFloat(step) / 24)) }
      }
    }
    return lines
  }

  private static func curve(_ points: [CGPoint], _ fraction: CGFloat) -> CGPoint {
    if points.count == 1 { return points[0] }
    let next = zip(points, points.dropFirst()).map { first, second in
      CGPoint(
        x: first.x + (second.x - first.x) * fraction,
        y: first.y + (second.y - first.y) * fraction)
    }
    return curve(next, fraction)
  }
}
