import ApusUI
import Foundation

/// The side of a plot on which an axis stands.
public struct AxisMarkPosition: Equatable, Sendable {
  enum Kind: Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The arrangement of labels at their values.
public struct AxisMarkPreset: Equatable, Sendable {
  enum Kind: Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  /// The arrangement that suits the axis.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Labels that are aligned with the plot's edges. A page draws them as with ``automatic``.
  public static var aligned: AxisMarkPreset { otherwise(.aligned) }
  /// Marks that reach over the plot's edge. A page draws them as with ``automatic``.
  public static var extended: AxisMarkPreset { otherwise(.extended) }
  /// Labels inside of the plot. A page draws them as with ``automatic``.
  public static var inset: AxisMarkPreset { otherwise(.inset) }

  private static func otherwise(_ kind: Kind) -> AxisMarkPreset {
    notDrawn("AxisMarkPreset", "labels stand at their values")
    return AxisMarkPreset(kind: kind)
  }
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case step(Double)
    case unit(Calendar.Component, Int, Calendar?)
    case values([_PlottedValue])
  }
  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  init<Value: Plottable>(_ values: [Value]) {
    kind = .values(values.map(\.primitivePlottable._plotted))
  }

  /// Round values of the chart's choice.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  /// Round values, about so many.
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// The multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues {
    AxisMarkValues(kind: .step(Double(stepSize)))
  }

  /// The beginnings of each `count`th day, month or other unit.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .unit(component, max(1, count), calendar)) }

  /// The values of these marks along a scale, and the unit of dates.
  func values(
    in domain: PlotDomain, count standard: Int, calendar: Calendar
  ) -> (values: [_PlottedValue], unit: Calendar.Component?) {
    switch (kind, domain) {
    case (.values(let values), _): (values.filter(\.isFinite), nil)
    case (_, .category(let names)): (names.map(_PlottedValue.category), nil)
    case (.step(let step), .number(let range)):
      (NumberTicks.ticks(in: range, step: step).map(_PlottedValue.number), nil)
    case (let kind, .number(let range)):
      (Self.numbers(in: range, kind, standard).map(_PlottedValue.number), nil)
    case (.unit(let unit, let count, let own), .date(let range)):
      Self.dates(
        in: range, DateTicks.Step(unit: unit, count: count), own ?? calendar)
    case (let kind, .date(let range)):
      Self.dates(
        in: range,
        DateTicks.step(
          range.upperBound.timeIntervalSince(range.lowerBound), count: Self.count(kind, standard)),
        calendar)
    }
  }

  private static func numbers(
    in range: ClosedRange<Double>, _ kind: Kind, _ standard: Int
  ) -> [Double] {
    let step = NumberTicks.step(
      range.upperBound - range.lowerBound, count: count(kind, standard))
    return NumberTicks.ticks(in: range, step: step)
  }

  private static func dates(
    in range: ClosedRange<Date>, _ step: DateTicks.Step, _ calendar: Calendar
  ) -> ([_PlottedValue], Calendar.Component?) {
    (DateTicks.ticks(in: range, step: step, calendar: calendar).map(_PlottedValue.date), step.unit)
  }

  private static func count(_ kind: Kind, _ standard: Int) -> Int {
    if case .automatic(let count?) = kind { max(1, count) } else { standard }
  }
}
