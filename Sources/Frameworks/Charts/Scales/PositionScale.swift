import Foundation

/// Places of values along an axis, in points.
struct PositionScale: Equatable {
  var domain: PlotDomain
  /// The places of the first and of the last value.
  var start: CGFloat
  var end: CGFloat
  var type = ScaleType.linear

  /// The middle of a value's place; nil if it has none.
  func position(_ value: _PlottedValue) -> CGFloat? {
    switch (domain, value) {
    case (.category(let names), .category(let name)):
      guard let index = names.firstIndex(of: name) else { return nil }
      return start + (end - start) * (CGFloat(index) + 0.5) / CGFloat(names.count)
    case (.number(let range), .number(let number)):
      return place(number, range.lowerBound, range.upperBound)
    case (.date(let range), .date(let date)):
      return place(
        date.timeIntervalSinceReferenceDate, range.lowerBound.timeIntervalSinceReferenceDate,
        range.upperBound.timeIntervalSinceReferenceDate)
    default: return nil
    }
  }

  /// The value at a place; nil beyond the ends of categories.
  func value(at place: CGFloat) -> _PlottedValue? {
    guard end != start else { return nil }
    let part = Double((place - start) / (end - start))
    switch domain {
    case .category(let names):
      guard part >= 0, part < 1 else { return nil }
      return .category(names[Int(part * Double(names.count))])
    case .number(let range):
      let lower = type.transformed(range.lowerBound)
      let upper = type.transformed(range.upperBound)
      return .number(type.restored(lower + part * (upper - lower)))
    case .date(let range):
      return .date(
        range.lowerBound.addingTimeInterval(
          part * range.upperBound.timeIntervalSince(range.lowerBound)))
    }
  }

  /// The room of one category; nil for numbers and dates.
  var band: CGFloat? {
    guard case .category(let names) = domain, !names.isEmpty else { return nil }
    return abs(end - start) / CGFloat(names.count)
  }

  /// The place of zero, or of the bound that comes nearest.
  var zero: CGFloat {
    guard case .number(let range) = domain else { return start }
    return position(.number(min(max(0, range.lowerBound), range.upperBound))) ?? start
  }

  private func place(_ value: Double, _ lower: Double, _ upper: Double) -> CGFloat? {
    let low = type.transformed(lower)
    let span = type.transformed(upper) - low
    let part = (type.transformed(value) - low) / span
    guard span > 0, part.isFinite else { return nil }
    return start + (end - start) * CGFloat(part)
  }
}

/// The way in which a scale maps numbers.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, date
    case power(Double)
    case symmetricLog(Double)
  }
  let kind: Kind

  /// Equal distances for equal differences.
  public static let linear = ScaleType(kind: .linear)
  /// Equal distances for equal ratios.
  public static let log = ScaleType(kind: .log)
  /// Dates.
  public static let date = ScaleType(kind: .date)
  /// Distances of square roots.
  public static let squareRoot = ScaleType(kind: .power(0.5))
  /// Equal distances for equal ratios, on both sides of zero.
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))

  /// Distances of powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Equal distances for equal ratios, on both sides of zero.
  ///
  /// - Parameter slopeAtZero: How steep the scale is at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }

  func transformed(_ number: Double) -> Double {
    switch kind {
    case .log: log10(number)
    case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    case .symmetricLog(let slope): number < 0 ? -log1p(-number * slope) : log1p(number * slope)
    case .linear, .date: number
    }
  }

  func restored(_ number: Double) -> Double {
    switch kind {
    case .log: pow(10, number)
    case .power(let exponent):
      number < 0 ? -pow(-number, 1 / exponent) : pow(number, 1 / exponent)
    case .symmetricLog(let slope):
      number < 0 ? -expm1(-number) / slope : expm1(number) / slope
    case .linear, .date: number
    }
  }
}
