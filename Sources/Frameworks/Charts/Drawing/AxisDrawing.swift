import ApusUI
import Foundation

/// How an axis with a choice of values has them in a plot of a size.
extension MarkGeometry {
  func ticks(isX: Bool) -> [AxisTicks.Side] {
    let count =
      isX
      ? max(2, min(8, Int(max(0, size.width / factor(isX: true)) / 55))) : PlotDomain.tickCount
    let whole = Int((CGFloat(count) * factor(isX: isX)).rounded())
    return AxisTicks(plan, isX: isX, count: min(500, whole)).sides
  }

  /// How many times longer the plot is than its seen part.
  private func factor(isX: Bool) -> CGFloat {
    plan.settings.scrolling.factor(isX ? plan.xDomain : plan.yDomain, isX: isX)
  }
}

/// The grid lines and ticks behind the marks.
struct AxisLines: View {
  let geometry: MarkGeometry
  let layer: PlotLayer

  private struct Line {
    let path: Path
    let stroke: StrokeStyle
    let style: AnyShapeStyle
  }

  var body: some View {
    ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
      line.path.stroke(line.style, style: line.stroke)
        .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .accessibilityHidden(true)
  }

  /// The lines of each axis, each style in one path.
  private var lines: [Line] {
    if geometry.plan.marks.isEmpty { return layer.drawsMarks ? [empty] : [] }
    return [true, false].flatMap { isX in
      geometry.ticks(isX: isX).flatMap { side in lines(side, isX: isX) }
    }
  }

  /// The grid of a chart without data.
  private var empty: Line {
    var path = Path()
    for index in 0...4 {
      let y = geometry.size.height * CGFloat(index) / 4
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: geometry.size.width, y: y))
    }
    return Line(path: path, stroke: StrokeStyle(lineWidth: 0.5), style: Self.gray)
  }

  private static let gray = AnyShapeStyle(Color.gray.opacity(0.5))

  private func lines(_ side: AxisTicks.Side, isX: Bool) -> [Line] {
    guard let scale = isX ? geometry.x : geometry.y else { return [] }
    return side.ticks.enumerated().flatMap { index, tick -> [Line] in
      guard let own = scale.position(tick.value) else { return [] }
      let next = side.ticks.dropFirst(index + 1).first.flatMap { scale.position($0.value) }
      return tick.parts.compactMap { part in
        // Ticks stand with the labels, and lines with the marks.
        guard part.kind != .label,
          part.kind == .tick ? layer.drawsLabels(isX: isX) : layer.drawsMarks
        else { return nil }
        let place = part.isCentered == true ? (own + (next ?? own)) / 2 : own
        var path = Path()
        let ends = self.ends(part, side.position, isX: isX)
        path.move(to: isX ? CGPoint(x: place, y: ends.0) : CGPoint(x: ends.0, y: place))
        path.addLine(to: isX ? CGPoint(x: place, y: ends.1) : CGPoint(x: ends.1, y: place))
        return Line(
          path: path.offsetBy(dx: part.offset.width, dy: part.offset.height),
          stroke: part.stroke ?? StrokeStyle(lineWidth: 0.5), style: part.style ?? Self.gray)
      }
    }
  }

  /// From where to where a line goes, across its axis.
  private func ends(
    _ part: _AxisPart, _ side: AxisMarkPosition.Kind, isX: Bool
  ) -> (CGFloat, CGFloat) {
    let length = isX ? geometry.size.height : geometry.size.width
    guard part.kind == .tick else { return (0, length) }
    let isBefore = side == .leading || side == .top
    return isBefore ? (-part.length, 0) : (length, length + part.length)
  }
}

/// The labels at the values of both axes. Labels of the x axis without room are left out.
struct AxisLabels: View {
  let geometry: MarkGeometry
  let layer: PlotLayer

  private struct Label {
    let part: _AxisPart
    let point: CGPoint
    let alignment: Alignment
    var width: CGFloat?
  }

  var body: some View {
    ForEach(Array(labels.enumerated()), id: \.offset) { _, label in
      Group {
        if let width = label.width {
          AxisWords(part: label.part).frame(width: width)
        } else {
          AxisLabel(part: label.part)
        }
      }
      .frame(width: 0, height: 0, alignment: label.alignment)
      .position(
        x: label.point.x + label.part.offset.width, y: label.point.y + label.part.offset.height)
    }
    .accessibilityHidden(true)
  }

  private var labels: [Label] {
    (layer.drawsLabels(isX: true) ? geometry.ticks(isX: true).flatMap(xLabels) : [])
      + (layer.drawsLabels(isX: false) ? geometry.ticks(isX: false).flatMap(yLabels) : [])
  }

  private func yLabels(_ side: AxisTicks.Side) -> [Label] {
    let isBefore = side.position == .leading
    let x = isBefore ? -AxisLabel.distance : geometry.size.width + AxisLabel.distance
    return side.ticks.flatMap { tick -> [Label] in
      guard let place = geometry.y?.position(tick.value) else { return [] }
      return tick.parts.filter { $0.kind == .label }.map { part in
        let gap = isBefore ? -part.spacing.width : part.spacing.width
        return Label(
          part: part, point: CGPoint(x: x + gap, y: place + part.spacing.height),
          alignment: Alignment(
            horizontal: isBefore ? .trailing : .leading, vertical: part.anchor.vertical))
      }
    }
  }

  private func xLabels(_ side: AxisTicks.Side) -> [Label] {
    guard let scale = geometry.x else { return [] }
    let isAbove = side.position == .top
    let y = isAbove ? -AxisLabel.distance : geometry.size.height + AxisLabel.distance
    var labels: [Label] = []
    var end = -CGFloat.infinity
    let widest = side.labels.map(LabelWidth.of).max() ?? 0
    for (index, tick) in side.ticks.enumerated() {
      guard var place = scale.position(tick.value) else { continue }
      for part in tick.parts where part.kind == .label {
        let width = LabelWidth.of(part)
        if let band = scale.band {
          // Words that are too wide are cut; where not even three letters fit, some are left out.
          let least = part.collision.kind == .greedy ? min(widest, 24) : 0
          let every = max(1, Int((least / max(1, band)).rounded(.up)))
          guard index.isMultiple(of: every) else { continue }
          let room = band * CGFloat(every)
          labels.append(
            Label(
              part: part, point: CGPoint(x: place, y: y), alignment: isAbove ? .bottom : .top,
              width: part.view == nil && width > room && part.collision.kind != .disabled
                ? room : nil))
          continue
        }
        var isLeading = tick.unit != nil
        if part.isCentered == true, index + 1 < side.ticks.count,
          let next = scale.position(side.ticks[index + 1].value)
        {
          place = (place + next) / 2
          isLeading = false
        }
        let start = isLeading ? place : place - width / 2
        let last = geometry.size.width + (isLeading ? 16 : width / 2 + 1)
        let isCrowded =
          start < end + part.collision.spacing || start + width > max(last, geometry.size.width)
        guard part.collision.kind != .greedy || !isCrowded else { continue }
        end = start + width
        var room: CGFloat?
        if part.collision.kind == .truncate, part.view == nil, index + 1 < side.ticks.count,
          let next = scale.position(side.ticks[index + 1].value), abs(next - place) < width
        {
          room = abs(next - place)
        }
        let side = part.anchor?.horizontal ?? (isLeading ? .leading : .center)
        let gap = isAbove ? -part.spacing.height : part.spacing.height
        labels.append(
          Label(
            part: part, point: CGPoint(x: place + part.spacing.width, y: y + gap),
            alignment: Alignment(horizontal: side, vertical: isAbove ? .bottom : .top),
            width: room))
      }
    }
    return labels
  }
}

extension UnitPoint {
  fileprivate var horizontal: HorizontalAlignment {
    x < 0.25 ? .leading : x > 0.75 ? .trailing : .center
  }
}

extension UnitPoint? {
  fileprivate var vertical: VerticalAlignment {
    guard let self else { return .center }
    return self.y < 0.25 ? .top : self.y > 0.75 ? .bottom : .center
  }
}

/// The words of a category that is wider than its room.
private struct AxisWords: View {
  let part: _AxisPart
  var body: some View {
    Text(part.text ?? "")
      .font(part.font ?? .caption)
      .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
      .lineLimit(1)
  }
}

/// The width of words in a caption, about: the page alone knows it.
enum LabelWidth {
  static func of(_ part: _AxisPart) -> CGFloat {
    part.orientation.angle == nil ? CGFloat((part.text ?? "").count) * 6.2 : 14
  }
}
