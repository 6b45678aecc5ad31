import Foundation

/// A value to plot, with the label that is spoken before it.
public struct PlottableValue<Value: Plottable> {
  let plotted: LabeledValue

  /// A value with its label.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value
  ) -> PlottableValue<Value> {
    PlottableValue(plotted: LabeledValue(String(label), value))
  }

  /// A date with its label, which stands for all of its day, month or other unit.
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    var plotted = LabeledValue(String(label), date)
    plotted.unit = unit
    if let interval = (calendar ?? .current).dateInterval(of: unit, for: date) {
      plotted.value = .date(interval.start)
      plotted.end = .date(interval.end)
    }
    return PlottableValue(plotted: plotted)
  }

  /// A range of values with its label, such as the angles of a sector.
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    var plotted = LabeledValue(String(label), range.lowerBound)
    plotted.end = range.upperBound.primitivePlottable._plotted
    return PlottableValue(plotted: plotted)
  }
}

extension PlottableValue {
  /// A range of a bin with its label.
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    var plotted = LabeledValue(String(label), range.lowerBound)
    plotted.end = range.upperBound.primitivePlottable._plotted
    return PlottableValue(plotted: plotted)
  }
}

/// A plotted value of any type, with its label.
struct LabeledValue: Equatable {
  var label: String
  var value: _PlottedValue
  /// The end of a unit or of a range.
  var end: _PlottedValue?
  var unit: Calendar.Component?

  init<Value: Plottable>(_ label: String, _ value: Value) {
    self.label = label
    self.value = value.primitivePlottable._plotted
  }

  /// Whether a scale can place it: it is no number without a value.
  var isFinite: Bool { value.isFinite && end?.isFinite ?? true }
}

extension _PlottedValue {
  var isFinite: Bool { coordinate?.isFinite ?? true }

  /// The number, or the seconds of the date.
  var coordinate: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The words of it.
  func text(unit: Calendar.Component? = nil, locale: Locale = .current) -> String {
    switch self {
    case .category(let text): text
    case .number(let number): AxisText.number(number, locale: locale)
    case .date(let date): AxisText.date(date, unit: unit ?? .day, locale: locale)
    }
  }
}
