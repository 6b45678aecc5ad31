import ApusUI
import Foundation

/// The parts of one axis at its values.
struct AxisTicks {
  struct Tick {
    let value: _PlottedValue
    let parts: [_AxisPart]
    let unit: Calendar.Component?
  }

  /// The ticks of an axis on one side of the plot.
  struct Side {
    let position: AxisMarkPosition.Kind
    let ticks: [Tick]

    /// The words of the labels, of those that are words.
    var labels: [_AxisPart] { ticks.flatMap(\.parts).filter { $0.kind == .label } }
  }

  let sides: [Side]

  /// The ticks of an axis.
  ///
  /// - Parameter count: How many ticks the chart chooses, about.
  init(_ plan: ChartPlan, isX: Bool, count: Int) {
    let axis = isX ? plan.settings.x : plan.settings.y
    guard axis.visibility != .hidden, let domain = isX ? plan.xDomain : plan.yDomain else {
      sides = []
      return
    }
    sides = (axis.marks ?? [AxisMarksDescription()]).map { marks in
      let (values, unit) = marks.values.values(in: domain, count: count, calendar: plan.calendar)
      let ticks = values.enumerated().map { index, plotted in
        let value = AxisValue(index: index, count: values.count, plotted: plotted)
        var parts = marks.parts?(value) ?? Self.standard(marks, domain, isX: isX)
        for index in parts.indices where parts[index].kind == .label {
          guard parts[index].view == nil, parts[index].text == nil else { continue }
          parts[index].text =
            marks.format?(value) ?? plotted.text(unit: unit, locale: plan.locale)
        }
        return Tick(value: plotted, parts: parts, unit: unit)
      }
      let standard: AxisMarkPosition.Kind =
        isX ? .bottom : domain.isCategory ? .leading : .trailing
      let position = marks.position.kind
      return Side(position: position == .automatic ? standard : position, ticks: ticks)
    }
  }

  /// The standard parts. Categories have labels alone on the x axis.
  private static func standard(
    _ marks: AxisMarksDescription, _ domain: PlotDomain, isX: Bool
  ) -> [_AxisPart] {
    let label = _AxisPart(kind: .label)
    if case .category = domain { return [label] }
    let stroke = marks.stroke ?? StrokeStyle(lineWidth: 0.5, dash: isX ? [2, 2] : [])
    return [_AxisPart(kind: .gridLine, stroke: stroke), label]
  }
}

/// Room around a plot for the labels of its axes, as wide and high as they are.
struct AxisRooms<Content: View>: View {
  let plan: ChartPlan
  @ViewBuilder let content: () -> Content

  var body: some View { across(beside: stacked { content() }) }

  /// A view between the labels of the y axis.
  func across<Middle: View>(beside middle: Middle) -> some View {
    let y = AxisTicks(plan, isX: false, count: PlotDomain.tickCount).sides
    return HStack(spacing: 0) {
      width(of: y, .leading)
      middle
      width(of: y, .trailing)
    }
  }

  /// A view between the labels of the x axis.
  func down<Middle: View>(beside middle: Middle) -> some View {
    let x = AxisTicks(plan, isX: true, count: PlotDomain.tickCount).sides
    return VStack(spacing: 0) {
      height(of: x, .top)
      middle
      height(of: x, .bottom)
    }
  }

  func stacked<Middle: View>(@ViewBuilder _ middle: () -> Middle) -> some View {
    down(beside: middle())
  }

  func lined<Middle: View>(@ViewBuilder _ middle: () -> Middle) -> some View {
    across(beside: middle())
  }

  @ViewBuilder
  private func width(of sides: [AxisTicks.Side], _ edge: AxisMarkPosition.Kind) -> some View {
    let labels = sides.filter { $0.position == edge }.flatMap(\.labels)
    if !labels.isEmpty {
      ZStack {
        ForEach(Array(labels.enumerated()), id: \.offset) { _, part in AxisLabel(part: part) }
      }
      .frame(height: 0)
      .padding(edge == .leading ? .trailing : .leading, AxisLabel.distance)
      .hidden()
      .accessibilityHidden(true)
    }
  }

  @ViewBuilder
  private func height(of sides: [AxisTicks.Side], _ edge: AxisMarkPosition.Kind) -> some View {
    let labels = sides.filter { $0.position == edge }.flatMap(\.labels)
    if !labels.isEmpty {
      ZStack {
        ForEach(Array(labels.enumerated()), id: \.offset) { _, part in AxisLabel(part: part) }
      }
      .frame(width: 0)
      .padding(edge == .top ? .bottom : .top, AxisLabel.distance)
      .hidden()
      .accessibilityHidden(true)
    }
  }
}

/// The words at a value of an axis.
struct AxisLabel: View {
  static let distance: CGFloat = 4
  let part: _AxisPart

  var body: some View {
    if let angle = part.orientation.angle {
      TurnedRoom { words.rotationEffect(angle) }.fixedSize()
    } else {
      words
    }
  }

  private var words: some View {
    Group {
      if let view = part.view { view } else { Text(part.text ?? "") }
    }
    .font(part.font ?? .caption)
    .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
    .lineLimit(1)
    .fixedSize()
  }
}
