import ApusUI
import Foundation

/// Marks, domains and styles of a chart of any size.
struct ChartPlan {
  let marks: [Mark]
  let bounds: [Stacking.Bounds?]
  let styles: SeriesStyles
  let settings: ChartSettings
  let xDomain: PlotDomain?
  let yDomain: PlotDomain?
  let locale: Locale
  let calendar: Calendar

  init(_ all: [Mark], settings: ChartSettings, locale: Locale, calendar: Calendar) {
    let marks = FunctionSamples.expanded(all, settings).filter(\.isPlottable)
    let bounds = Stacking.bounds(of: marks)
    self.marks = marks
    self.bounds = bounds
    self.settings = settings
    self.locale = locale
    self.calendar = calendar
    styles = SeriesStyles(marks, settings: settings)
    xDomain = Self.domain(
      settings.x, Self.values(of: marks, bounds, isX: true), calendar
    ).map { settings.scrolling.filled($0, isX: true) }
    yDomain = Self.domain(
      settings.y, Self.values(of: marks, bounds, isX: false), calendar
    ).map { settings.scrolling.filled($0, isX: false) }
  }

  /// Other marks in the same plot, such as a mask.
  func with(_ marks: [Mark]) -> ChartPlan { ChartPlan(marks, like: self) }

  private init(_ all: [Mark], like plan: ChartPlan) {
    marks = all.filter(\.isPlottable)
    bounds = Stacking.bounds(of: marks)
    settings = plan.settings
    styles = SeriesStyles(marks, settings: plan.settings)
    (xDomain, yDomain, locale, calendar) = (
      plan.xDomain, plan.yDomain, plan.locale, plan.calendar
    )
  }

  /// The values along one axis. Stacked marks have those at which they begin and end.
  private static func values(
    of marks: [Mark], _ bounds: [Stacking.Bounds?], isX: Bool
  ) -> [_PlottedValue] {
    zip(marks, bounds).flatMap { mark, bounds -> [_PlottedValue] in
      if let bounds, bounds.isLying == isX {
        return [.number(bounds.lower), .number(bounds.upper)]
      }
      return (isX ? mark.x : mark.y).values.flatMap { value in
        [value.value] + (value.end.map { [$0] } ?? [])
      }
    }
  }

  private static func domain(
    _ axis: ChartSettings.Axis, _ values: [_PlottedValue], _ calendar: Calendar
  ) -> PlotDomain? {
    let given = axis.domain
    let isLog = axis.type == .log
    guard let given, !given.isAutomatic else {
      let values = given?.changed?(values) ?? values
      let domain = PlotDomain(
        values, includesZero: !isLog && given?.includesZero ?? true, isRounded: false)
      let marks = axis.marks?.first?.values ?? .automatic
      return switch domain {
      case .number(let range): .number(marks.rounded(range, isRounded: !isLog))
      case .date(let range): .date(marks.rounded(range, calendar: calendar))
      default: domain
      }
    }
    return PlotDomain(given.values.filter(\.isFinite), includesZero: false, isRounded: false)
  }

  func xScale(_ width: CGFloat) -> PositionScale? { scale(xDomain, settings.x, width, false) }
  func yScale(_ height: CGFloat) -> PositionScale? { scale(yDomain, settings.y, height, true) }

  private func scale(
    _ domain: PlotDomain?, _ axis: ChartSettings.Axis, _ length: CGFloat, _ isY: Bool
  ) -> PositionScale? {
    guard let domain else { return nil }
    var ends = axis.range?._ends(in: length) ?? (start: 0, end: length)
    // Numbers rise upwards, categories follow each other downwards.
    let isUp: Bool = if case .category = domain { false } else { isY }
    if isUp { ends = (length - ends.start, length - ends.end) }
    if axis.domain?.isReversed == true { ends = (ends.end, ends.start) }
    return PositionScale(
      domain: domain, start: ends.start, end: ends.end, type: axis.type ?? .linear)
  }
}
