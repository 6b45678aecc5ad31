import ViewGraph

/// The SVG of a shape that CSS cannot draw: a path, or a line along a part of an outline.
///
/// As a text it is fields between bars, all numbers and fixed letters, so that equal drawings are
/// equal texts and nothing else can be written with it.
struct ShapeDrawing {
  /// Kind and parameters, as in `.shape`.
  let shape: [Double]
  let isLine: Bool
  let width: Double
  let dash: [Double]
  let dashPhase: Double
  let cap: Int
  let join: Int
  let trim: (Double, Double)?
  let isEvenOdd: Bool
  /// The outlines between, if the shape changed: see `.shapesBetween`.
  var between: [[Double]]

  /// Nil if the sheet's classes draw the shape.
  init?(_ values: Values) {
    guard let shape = values[.shape], let kind = shape.first else { return nil }
    // A line without a paint has the colour that text has around it.
    let hasLine = values.has(.strokeWidth)
    let isPath = kind == Double(ShapeKind.path.rawValue)
    guard hasLine || isPath || values.has(.trim) || values.has(.inset) else { return nil }
    self.shape = shape
    isLine = hasLine
    width = values[.strokeWidth] ?? 1
    dash = values[.dash] ?? []
    let details = values[.strokeDetails] ?? []
    func detail(_ index: Int) -> Double { index < details.count ? details[index] : 0 }
    cap = Int(max(0, min(2, detail(0))))
    join = Int(max(0, min(2, detail(1))))
    dashPhase = detail(3)
    let ends = values[.trim]
    trim = ends.flatMap { $0.count == 2 ? ($0[0], $0[1]) : nil }
    isEvenOdd = values.flag(.isEvenOdd)
    between = isPath ? Self.lists(values[.shapesBetween] ?? []) : []
  }

  /// The space in which a path was made, if it is stretched; negative: it keeps its proportions.
  var box: (width: Double, height: Double)? {
    guard shape.count >= 3, shape[0] == Double(ShapeKind.path.rawValue), shape[1] != 0,
      shape[2] != 0
    else { return nil }
    return (shape[1], shape[2])
  }

  static let keys: [AttributeKey] = [
    .shape, .strokePaint, .strokeGradient, .strokeWidth, .dash, .strokeDetails, .trim, .inset,
    .isEvenOdd, .shapesBetween,
  ]

  private static func lists(_ numbers: [Double]) -> [[Double]] {
    var lists: [[Double]] = []
    var rest = numbers[...]
    while let count = rest.popFirst(), count >= 0, count <= Double(rest.count) {
      lists.append(Array(rest.prefix(Int(count))))
      rest = rest.dropFirst(Int(count))
    }
    return lists
  }

  /// How much smaller than its space the outline is on each side, in points.
  static func margin(_ values: Values) -> Double {
    let details = values[.strokeDetails] ?? []
    let isInside = details.count > 4 && details[4] == 1
    return (values[.inset] ?? 0) + (isInside ? (values[.strokeWidth] ?? 1) / 2 : 0)
  }

  private static let caps = ["butt", "round", "square"]
  private static let joins = ["miter", "round", "bevel"]

  var text: String {
    let dashes: [Double]
    var phase = dashPhase
    var cap = cap
    if let trim {
      let (from, to) = (max(0, min(1, trim.0)), max(0, min(1, trim.1)))
      // The outline is one long: one dash, as far on as the first fraction says. A dash of no length
      // would show round ends.
      dashes = [max(0, to - from), 1]
      phase = -from
      if to <= from { cap = 0 }
    } else {
      dashes = dash.prefix(16).map { max(0, $0) }
    }
    return [
      Self.list(shape), isLine ? "1" : "0", CSSText.number(width), Self.list(dashes),
      CSSText.precise(phase), Self.caps[cap], Self.joins[join], trim == nil ? "0" : "1",
      isEvenOdd ? "1" : "0", between.map(Self.list).joined(separator: ";"),
    ].joined(separator: "|")
  }

  private static func list(_ numbers: [Double]) -> String {
    // Fractions of an outline need more places than points do.
    numbers.map(CSSText.precise).joined(separator: " ")
  }

  // MARK: Writing

  static func write(_ text: String, to sink: inout some DOMSink) {
    let fields = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 10 else { return }
    let shape = fields[0].split(separator: " ").compactMap { Double($0) }
    guard let kind = shape.first.flatMap({ ShapeKind(rawValue: Int($0)) }) else { return }
    sink.open(.svg)
    sink.attribute(.class, fields[1] == "1" ? "path line" : "path")
    let tag: Tag
    if kind == .path {
      guard shape.count >= 3 else { return sink.close(.svg) }
      if shape[1] != 0 {
        let size = "\(CSSText.number(abs(shape[1]))) \(CSSText.number(abs(shape[2])))"
        sink.attribute(.viewBox, "0 0 \(size)")
        sink.attribute(.preserveAspectRatio, shape[1] > 0 ? "none" : "xMidYMid")
      }
      tag = .path
    } else {
      tag = kind == .circle || kind == .ellipse ? .ellipse : .rect
    }
    sink.open(tag)
    outline(kind, shape, &sink)
    if !fields[9].isEmpty {
      let between = fields[9].split(separator: ";").map { list in
        Drawing.pathData(list.split(separator: " ").dropFirst(3).compactMap { Double($0) })
      }
      sink.attribute(.between, between.joined(separator: "|"))
    }
    if fields[1] == "1" {
      sink.attribute(.strokeWidth, fields[2])
      sink.attribute(.strokeLineCap, fields[5])
      sink.attribute(.strokeLineJoin, fields[6])
      if !fields[3].isEmpty { sink.attribute(.strokeDashArray, fields[3]) }
      if fields[4] != "0" { sink.attribute(.strokeDashOffset, fields[4]) }
      if fields[7] == "1" { sink.attribute(.pathLength, "1") }
    }
    if fields[8] == "1" { sink.attribute(.fillRule, "evenodd") }
    sink.close(tag)
    sink.close(.svg)
  }

  private static func outline(
    _ kind: ShapeKind, _ shape: [Double], _ sink: inout some DOMSink
  ) {
    switch kind {
    case .path: sink.attribute(.d, Drawing.pathData(Array(shape.dropFirst(3))))
    case .circle, .ellipse:
      sink.attribute(.cx, "50%")
      sink.attribute(.cy, "50%")
      sink.attribute(.rx, "50%")
      sink.attribute(.ry, "50%")
    case .rectangle, .capsule, .roundedRectangle:
      sink.attribute(.width, "100%")
      sink.attribute(.height, "100%")
      if kind == .capsule {
        // SVG has no word for half of the shorter side.
        sink.attribute(.class, "pill")
      } else if kind == .roundedRectangle, shape.count > 1 {
        sink.attribute(.rx, CSSText.number(shape[1]))
      }
    }
  }
}
