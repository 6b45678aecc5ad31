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
    case automatic(count: Int?, minimum: Double? = nil)
    case step(Double)
    case unit(Calendar.Component, Int, Calendar?)
    case values([_PlottedValue])
  }
  let kind: Kind
  /// Whether an automatic scale begins and ends at these values; nil leaves it to the chart.
  var roundsLower: Bool?
  var roundsUpper: Bool?

  init(kind: Kind, roundsLower: Bool? = nil, roundsUpper: Bool? = nil) {
    self.kind = kind
    self.roundsLower = roundsLower
    self.roundsUpper = roundsUpper
  }

  init<Value: Plottable>(_ values: [Value]) {
    kind = .values(values.map(\.primitivePlottable._plotted))
  }

  /// Round values of the chart's choice.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  /// Round values, about so many.
  ///
  /// - Parameters:
  ///   - roundLowerBound: Whether an automatic scale begins at such a value; nil leaves it to the chart.
  ///   - roundUpperBound: Whether an automatic scale ends at such a value; nil leaves it to the chart.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Round values with a least distance between them, about so many.
  ///
  /// - Parameters:
  ///   - minimumStride: The least distance between two values; seconds between dates.
  ///   - roundLowerBound: Whether an automatic scale begins at such a value; nil leaves it to the chart.
  ///   - roundUpperBound: Whether an automatic scale ends at such a value; nil leaves it to the chart.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimum: Double(minimumStride)),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The multiples of a number.
  ///
  /// - Parameters:
  ///   - roundLowerBound: Whether an automatic scale begins at such a value; nil leaves it to the chart.
  ///   - roundUpperBound: Whether an automatic scale ends at such a value; nil leaves it to the chart.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .step(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The beginnings of each `count`th day, month or other unit.
  ///
  /// - Parameters:
  ///   - roundLowerBound: Whether an automatic scale begins at such a value; nil leaves it to the chart.
  ///   - roundUpperBound: Whether an automatic scale ends at such a value; nil leaves it to the chart.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .unit(component, max(1, count), calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

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
      Self.dates(in: range, Self.step(in: range, kind, standard), calendar)
    }
  }

  /// The numbers' domain with its bounds at values of these marks, as far as they say so.
  func rounded(_ range: ClosedRange<Double>, isRounded: Bool) -> ClosedRange<Double> {
    let step =
      if case .step(let step) = kind {
        step
      } else {
        Self.step(in: range, kind, PlotDomain.tickCount)
      }
    let own = NumberTicks.rounded(range, step: step)
    let usual = isRounded ? PlotDomain.rounded(range) : range
    let lower = roundsLower.map { $0 ? own.lowerBound : range.lowerBound } ?? usual.lowerBound
    let upper = roundsUpper.map { $0 ? own.upperBound : range.upperBound } ?? usual.upperBound
    return lower...max(lower, upper)
  }

  /// The dates' domain with its bounds at values of these marks, as far as they say so.
  func rounded(_ range: ClosedRange<Date>, calendar: Calendar) -> ClosedRange<Date> {
    var step = Self.step(in: range, kind, PlotDomain.tickCount)
    var calendar = calendar
    if case .unit(let unit, let count, let own) = kind {
      step = DateTicks.Step(unit: unit, count: count)
      calendar = own ?? calendar
    }
    func start(_ date: Date) -> Date? {
      DateTicks.start(of: step, before: date, calendar: calendar)
    }
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if roundsLower == true { lower = start(lower) ?? lower }
    if roundsUpper == true, let last = start(upper), last < upper {
      upper = calendar.date(byAdding: step.unit, value: step.count, to: last) ?? upper
    }
    return lower...max(lower, upper)
  }

  private static func step(
    in range: ClosedRange<Double>, _ kind: Kind, _ standard: Int
  ) -> Double {
    let step = NumberTicks.step(range.upperBound - range.lowerBound, count: count(kind, standard))
    guard case .automatic(_, let minimum?) = kind, minimum > step else { return step }
    return NumberTicks.step(minimum, count: 1)
  }

  private static func step(
    in range: ClosedRange<Date>, _ kind: Kind, _ standard: Int
  ) -> DateTicks.Step {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let step = DateTicks.step(length, count: count(kind, standard))
    guard case .automatic(_, let minimum?) = kind, minimum > step.seconds else { return step }
    return DateTicks.step(minimum, count: 1)
  }

  private static func numbers(
    in range: ClosedRange<Double>, _ kind: Kind, _ standard: Int
  ) -> [Double] {
    NumberTicks.ticks(in: range, step: step(in: range, kind, standard))
  }

  private static func dates(
    in range: ClosedRange<Date>, _ step: DateTicks.Step, _ calendar: Calendar
  ) -> ([_PlottedValue], Calendar.Component?) {
    (DateTicks.ticks(in: range, step: step, calendar: calendar).map(_PlottedValue.date), step.unit)
  }

  private static func count(_ kind: Kind, _ standard: Int) -> Int {
    if case .automatic(let count?, _) = kind { max(1, count) } else { standard }
  }
}
