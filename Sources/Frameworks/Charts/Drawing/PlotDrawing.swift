import ApusUI
import Foundation

/// A shape of a plot, with its words.
struct DrawnPart {
  enum Outline {
    case fill(Path)
    case line(Path, StrokeStyle)
    case rectangle(cornerRadius: CGFloat)
    /// A view of the app at a point.
    case view(AnyView)
    /// Nothing is drawn: the point of a line without symbols.
    case none
  }

  var outline: Outline
  var frame: CGRect
  var mark: Mark
  var style: AnyShapeStyle
  /// The words that are heard; nil for lines, whose points are heard.
  var label: String?
  var value: String?
  var angle: Double?
}

/// The parts of a plot in the order in which they are drawn.
struct PlotDrawing {
  private(set) var parts: [DrawnPart] = []
  let geometry: MarkGeometry
  private var plan: ChartPlan { geometry.plan }

  init(_ plan: ChartPlan, size: CGSize) {
    geometry = MarkGeometry(plan, size: size)
    let sectors = SectorGeometry.sectors(plan.marks)
    let lines = SeriesLines(plan.marks)
    for (index, mark) in plan.marks.enumerated() {
      switch mark.kind {
      case .bar, .rectangle: addRectangle(index, mark)
      case .point: addPoint(index, mark)
      case .rule: addRule(index, mark)
      case .sector:
        if let sector = sectors[index] { addSector(sector, mark) }
      case .line, .area:
        if let members = lines.members(from: index) { addLine(members, mark) }
        addPoint(index, mark)
      }
    }
    parts = parts.enumerated()
      .sorted {
        ($0.element.mark.style.zIndex, $0.offset) < ($1.element.mark.style.zIndex, $1.offset)
      }
      .map(\.element)
  }

  private mutating func add(
    _ outline: DrawnPart.Outline, _ frame: CGRect, _ mark: Mark, isHeard: Bool = true,
    angle: Double? = nil
  ) {
    let words = isHeard && !mark.style.isAccessibilityHidden ? MarkWords(mark, plan.locale) : nil
    let drawn = frame.isNull ? CGRect.zero : frame
    parts.append(
      DrawnPart(
        outline: outline,
        frame: drawn.offsetBy(dx: mark.style.offset.width, dy: mark.style.offset.height),
        mark: mark, style: plan.styles.style(of: mark), label: words?.label, value: words?.value,
        angle: angle))
  }

  private mutating func addRectangle(_ index: Int, _ mark: Mark) {
    guard var frame = geometry.frame(at: index) else { return }
    let edges = mark.style.edges
    frame.origin.x += edges.leading
    frame.origin.y += edges.top
    frame.size.width = max(0, frame.width - edges.leading + edges.trailing)
    frame.size.height = max(0, frame.height - edges.top + edges.bottom)
    add(.rectangle(cornerRadius: mark.style.cornerRadius), frame, mark)
  }

  private mutating func addRule(_ index: Int, _ mark: Mark) {
    guard let (start, end) = geometry.rule(at: index) else { return }
    var path = Path()
    let edges = mark.style.edges
    path.move(to: CGPoint(x: start.x + edges.leading, y: start.y + edges.top))
    path.addLine(to: CGPoint(x: end.x + edges.trailing, y: end.y + edges.bottom))
    addStroke(path, mark)
  }

  /// A line in a frame as wide as the line. A level line has one, too.
  private mutating func addStroke(_ path: Path, _ mark: Mark, isHeard: Bool = true) {
    let stroke = plan.styles.stroke(of: mark)
    let half = max(stroke.lineWidth / 2, 0.5)
    let frame = path.boundingRect.insetBy(dx: -half, dy: -half)
    add(.line(path, stroke), frame, mark, isHeard: isHeard)
  }

  private mutating func addSector(_ sector: SectorGeometry.Sector, _ mark: Mark) {
    let path = SectorGeometry.path(sector, mark, in: geometry.size)
    add(.fill(path), path.boundingRect, mark, angle: sector.middle)
  }

  /// The symbol of a point. The point of a line has an element even without a symbol.
  private mutating func addPoint(_ index: Int, _ mark: Mark) {
    guard
      let point = mark.kind == .area
        ? geometry.edges(at: index)?.1 : geometry.point(at: index)
    else { return }
    let side = CGFloat(max(0, plan.styles.symbolArea(of: mark)).squareRoot())
    let frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    if let view = mark.style.symbolView, mark.kind != .area {
      add(.view(view), frame, mark)
    } else if let symbol = plan.styles.symbol(of: mark), mark.kind != .area {
      add(symbol.outline(in: frame), frame, mark)
    } else if !mark.style.isAccessibilityHidden || !mark.style.annotations.isEmpty {
      add(.none, frame, mark)
    }
  }

  /// A line or an area through the points of its marks.
  private mutating func addLine(_ members: [Int], _ mark: Mark) {
    var path = Path()
    let method = mark.style.interpolation
    if mark.kind == .line {
      let points = members.compactMap(geometry.point)
      guard let first = points.first else { return }
      path.move(to: first)
      LinePath.add(points, method, to: &path)
      addStroke(path, mark, isHeard: false)
    } else {
      let edges = members.compactMap(geometry.edges)
      guard let first = edges.first, let last = edges.last else { return }
      path.move(to: first.1)
      LinePath.add(edges.map(\.1), method, to: &path)
      path.addLine(to: last.0)
      LinePath.add(edges.reversed().map(\.0), method.reversed, to: &path)
      path.closeSubpath()
      add(.fill(path), path.boundingRect, mark, isHeard: false)
    }
    parts[parts.count - 1].mark.style.annotations = []
    parts[parts.count - 1].label = mark.style.lineLabel
  }
}

extension InterpolationMethod {
  /// The way that draws the same line from its end.
  fileprivate var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

/// The marks that make a line, by its first.
private struct SeriesLines {
  private struct Key: Hashable {
    let kind: Mark.Kind
    let group: String?
  }

  private var lines: [Int: [Int]] = [:]

  init(_ marks: [Mark]) {
    var first: [Key: Int] = [:]
    for (index, mark) in marks.enumerated() where mark.kind == .line || mark.kind == .area {
      let start = first[Key(kind: mark.kind, group: mark.group), default: index]
      first[Key(kind: mark.kind, group: mark.group)] = start
      lines[start, default: []].append(index)
    }
  }

  func members(from index: Int) -> [Int]? { lines[index] }
}
