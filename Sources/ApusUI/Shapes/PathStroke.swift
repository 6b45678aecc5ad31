extension Path {
  /// The line along the path, as an outline to be filled.
  ///
  /// Curves of the path become straight lines. Parts of the outline overlap, so that its fill is the line by the
  /// usual rule, and not by that of even and odd.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var outline = StrokeOutline(style: style)
    for part in parts {
      if style.dash.contains(where: { $0 > 0 }), !style.dash.contains(where: { $0 < 0 }) {
        for dash in part.dashes(style.dash, from: style.dashPhase) { outline.add(dash) }
      } else {
        outline.add(part)
      }
    }
    return outline.path
  }

  /// The path as connected lines, each for a part that begins with a move.
  private var parts: [StrokedLine] {
    var parts: [StrokedLine] = []
    var path = Path()
    func end(isClosed: Bool) {
      var points: [CGPoint] = []
      for line in path.flattened() {
        if points.isEmpty { points.append(line.from) }
        if points.last != line.to { points.append(line.to) }
      }
      if points.isEmpty, let only = path.currentPoint, path.elements.count > 1 { points = [only] }
      if isClosed, points.count > 2, points.first == points.last { points.removeLast() }
      if !points.isEmpty {
        parts.append(StrokedLine(points: points, isClosed: isClosed && points.count > 1))
      }
    }
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        end(isClosed: false)
        path = Path()
        start = point
        path.elements.append(element)
      case .closeSubpath:
        path.elements.append(element)
        end(isClosed: true)
        path = Path()
        path.move(to: start)
      default: path.elements.append(element)
      }
    }
    end(isClosed: false)
    return parts
  }
}

/// Connected straight lines.
private struct StrokedLine {
  let points: [CGPoint]
  let isClosed: Bool

  /// The parts that a pattern of lengths draws.
  func dashes(_ pattern: [CGFloat], from phase: CGFloat) -> [StrokedLine] {
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: pattern.reduce(0, +))
    if rest < 0 { rest += pattern.reduce(0, +) }
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var dashes: [StrokedLine] = []
    var dash: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    let ends = points.dropFirst() + (isClosed ? [points[0]] : [])
    var from = points[0]
    for end in ends {
      var line = Path.Line(from: from, to: end)
      while line.length > left {
        let point = line.point(left / line.length)
        if index % 2 == 0 {
          dashes.append(StrokedLine(points: dash + [point], isClosed: false))
          dash = []
        } else {
          dash = [point]
        }
        line = Path.Line(from: point, to: end)
        index = (index + 1) % pattern.count
        left = pattern[index]
        // A gap or a dash without a length is passed over, because it leads nowhere.
        if left == 0 { left = .leastNonzeroMagnitude }
      }
      left -= line.length
      if index % 2 == 0 { dash.append(end) }
      from = end
    }
    if dash.count > 1 { dashes.append(StrokedLine(points: dash, isClosed: false)) }
    return dashes
  }
}

/// Collects the parts of a line's outline, all of which run the same way around.
private struct StrokeOutline {
  let style: StrokeStyle
  var path = Path()

  private var radius: CGFloat { style.lineWidth / 2 }

  mutating func add(_ line: StrokedLine) {
    let points = line.points
    if points.count == 1 { return addDot(points[0]) }
    let ends = Array(points.dropFirst()) + (line.isClosed ? [points[0]] : [])
    for (from, to) in zip(points, ends) { addSide(from, to, 0, 0) }
    for index in points.indices where line.isClosed || index > 0 && index < points.count - 1 {
      let before = points[(index + points.count - 1) % points.count]
      addJoin(before, points[index], points[(index + 1) % points.count])
    }
    guard !line.isClosed else { return }
    addCap(points[1], points[0])
    addCap(points[points.count - 2], points[points.count - 1])
  }

  /// A point without a way: round and square lines have an end there.
  private mutating func addDot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      path.addRect(
        CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    }
  }

  private mutating func addCap(_ inside: CGPoint, _ end: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(end)
    case .square: addSide(inside, end, -Path.Line(from: inside, to: end).length, radius)
    }
  }

  private mutating func addCircle(_ middle: CGPoint) {
    path.addEllipse(
      in: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The rectangle around a straight line, longer at its ends by so many points.
  private mutating func addSide(
    _ from: CGPoint, _ to: CGPoint, _ before: CGFloat, _ behind: CGFloat
  ) {
    guard let way = direction(from, to) else { return }
    let first = CGPoint(x: from.x - way.x * before, y: from.y - way.y * before)
    let last = CGPoint(x: to.x + way.x * behind, y: to.y + way.y * behind)
    let side = CGPoint(x: -way.y * radius, y: way.x * radius)
    addPolygon([
      CGPoint(x: first.x - side.x, y: first.y - side.y),
      CGPoint(x: last.x - side.x, y: last.y - side.y),
      CGPoint(x: last.x + side.x, y: last.y + side.y),
      CGPoint(x: first.x + side.x, y: first.y + side.y),
    ])
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    guard let first = direction(before, corner), let second = direction(corner, after) else {
      return
    }
    let turn = first.x * second.y - first.y * second.x
    let cosine = first.x * second.x + first.y * second.y
    if abs(turn) < 1e-9, cosine > 0 { return }
    if style.lineJoin == .round { return addCircle(corner) }
    // The outer side of the corner.
    let side: CGFloat = turn > 0 ? -1 : 1
    func edge(_ way: CGPoint) -> CGPoint {
      CGPoint(
        x: corner.x - way.y * radius * side, y: corner.y + way.x * radius * side)
    }
    var polygon = [corner, edge(first), edge(second)]
    // The tip is so much further out than half the line is wide.
    let reach = (2 / (1 + cosine)).squareRoot()
    if style.lineJoin == .miter, reach.isFinite, reach <= style.miterLimit {
      let (one, two) = (edge(first), edge(second))
      let middle = CGPoint(x: (one.x + two.x) / 2 - corner.x, y: (one.y + two.y) / 2 - corner.y)
      let scale = reach * reach
      polygon.insert(
        CGPoint(x: corner.x + middle.x * scale, y: corner.y + middle.y * scale), at: 2)
    }
    addPolygon(polygon)
  }

  /// Adds a polygon, clockwise as ellipses and rectangles are.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    guard abs(area) > 0 else { return }
    path.addLines(area > 0 ? points : points.reversed())
    path.closeSubpath()
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint? {
    let length = Path.Line(from: from, to: to).length
    guard length > 0 else { return nil }
    return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }
}
