/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new line at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the line began.
    case closeSubpath
  }

  var elements: [Element] = []
  private var start: CGPoint?
  /// Where the last step ended; `nil` if there is none.
  public private(set) var currentPoint: CGPoint?

  /// An empty path.
  public init() {}

  /// A path that a closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// The outline of a rectangle whose corners have a width and a height, in points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The outline of a rectangle whose corners have a radius, in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline of the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Drawing

  /// Begins a new line at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) {
    guard currentPoint != nil else { return move(to: end) }
    elements.append(.line(to: end))
    currentPoint = end
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Adds a straight line back to where the line began.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Begins a new line at the first point, and adds straight lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds the outlines of rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the outline of the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 0.5, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    path.closeSubpath()
    let place = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.midX, ty: rect.midY)
    addPath(path, transform: place.concatenating(transform))
  }

  /// Adds the outline of a rectangle whose corners have a width and a height, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let x = min(abs(cornerSize.width), rect.width / 2)
    let y = min(abs(cornerSize.height), rect.height / 2)
    addCorners(rect, Array(repeating: CGSize(width: x, height: y), count: 4), transform)
  }

  /// - Parameter corners: Top leading, top trailing, bottom trailing, bottom leading.
  mutating func addCorners(_ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform) {
    var path = Path()
    // Beyond this part of a corner its curve's control points lie.
    let rest = 1 - 0.552_284_75
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    path.move(to: point(left + corners[0].width, top))
    path.addLine(to: point(right - corners[1].width, top))
    path.addCurve(
      to: point(right, top + corners[1].height),
      control1: point(right - corners[1].width * rest, top),
      control2: point(right, top + corners[1].height * rest))
    path.addLine(to: point(right, bottom - corners[2].height))
    path.addCurve(
      to: point(right - corners[2].width, bottom),
      control1: point(right, bottom - corners[2].height * rest),
      control2: point(right - corners[2].width * rest, bottom))
    path.addLine(to: point(left + corners[3].width, bottom))
    path.addCurve(
      to: point(left, bottom - corners[3].height),
      control1: point(left + corners[3].width * rest, bottom),
      control2: point(left, bottom - corners[3].height * rest))
    path.addLine(to: point(left, top + corners[0].height))
    path.addCurve(
      to: point(left + corners[0].width, top),
      control1: point(left, top + corners[0].height * rest),
      control2: point(left + corners[0].width * rest, top))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// An arc by angle and difference.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var path = Path()
    let count = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(count)
    // How far the control points of a curve lie that comes near an arc of one step.
    let reach = 4.0 / 3 * tan(step / 4) * radius
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var angle = startAngle.radians
    path.move(to: point(angle))
    for _ in 0..<count {
      let next = angle + step
      let (from, to) = (point(angle), point(next))
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x - reach * sin(angle), y: from.y + reach * cos(angle)),
        control2: CGPoint(x: to.x + reach * sin(next), y: to.y - reach * cos(next)))
      angle = next
    }
    addConnected(path, transform)
  }

  /// An arc; y grows downwards, so that `clockwise: false` runs with growing angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta <= -turn {
        delta = -turn
      } else if delta > 0 {
        delta = delta.truncatingRemainder(dividingBy: turn) - turn
      }
    } else if delta >= turn {
      delta = turn
    } else if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// A line towards `tangent1End`, and an arc that touches it and the line to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = currentPoint else { return move(to: tangent1End) }
    let corner = tangent1End
    func direction(to point: CGPoint) -> (x: CGFloat, y: CGFloat)? {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length == 0 ? nil : (x / length, y / length)
    }
    guard let first = direction(to: from), let second = direction(to: tangent2End) else {
      return addLine(to: corner.applying(transform))
    }
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    guard abs(cross) > 1e-9, radius > 0 else { return addLine(to: corner.applying(transform)) }
    let half = atan2(abs(cross), dot) / 2
    let reach = radius / tan(half)
    let begin = CGPoint(x: corner.x + first.x * reach, y: corner.y + first.y * reach)
    let end = CGPoint(x: corner.x + second.x * reach, y: corner.y + second.y * reach)
    let middle = (x: first.x + second.x, y: first.y + second.y)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    let distance = radius / sin(half)
    let center = CGPoint(
      x: corner.x + middle.x / length * distance, y: corner.y + middle.y / length * distance)
    addArc(
      center: center, radius: radius,
      startAngle: Angle(radians: atan2(begin.y - center.y, begin.x - center.x)),
      endAngle: Angle(radians: atan2(end.y - center.y, end.x - center.x)), clockwise: cross > 0,
      transform: transform)
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path : path.applying(transform)
    elements += added.elements
    start = added.start ?? start
    currentPoint = added.currentPoint ?? currentPoint
  }

  /// Adds a path, with a line to its beginning.
  private mutating func addConnected(_ path: Path, _ transform: CGAffineTransform) {
    let added = transform.isIdentity ? path : path.applying(transform)
    guard case .move(let point)? = added.elements.first else { return }
    addLine(to: point)
    elements += added.elements.dropFirst()
    currentPoint = added.currentPoint
  }

  // MARK: Made from this one

  /// The path with all its points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = self
    copy.elements = elements.map { $0.mapped { $0.applying(transform) } }
    copy.start = start?.applying(transform)
    copy.currentPoint = currentPoint?.applying(transform)
    return copy
  }

  /// The path at another place.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle around all points, control points included.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Path.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .closeSubpath: []
    }
  }

  func mapped(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: transform(end))
    case .line(let end): .line(to: transform(end))
    case .quadCurve(let end, let control):
      .quadCurve(to: transform(end), control: transform(control))
    case .curve(let end, let first, let second):
      .curve(to: transform(end), control1: transform(first), control2: transform(second))
    case .closeSubpath: .closeSubpath
    }
  }

  /// The number that stands for the command in the attribute `.shape`.
  var command: Double {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .closeSubpath: 4
    }
  }
}
