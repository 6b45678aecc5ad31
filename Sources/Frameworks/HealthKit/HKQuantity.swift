import Foundation

/// A unit, as a product of base units with exponents.
public final class HKUnit: NSObject, Sendable {
  public let unitString: String
  /// The base units with their exponents.
  let dimensions: [String: Int]
  /// A value in base units is `offset + factor * value`.
  let factor, offset: Double

  private init(
    _ unitString: String, _ dimensions: [String: Int], _ factor: Double = 1, offset: Double = 0
  ) {
    self.unitString = unitString
    self.dimensions = dimensions
    self.factor = factor
    self.offset = offset
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return dimensions == other.dimensions && factor == other.factor && offset == other.offset
  }
  public override var hash: Int { dimensions.hashValue }
  public override var description: String { unitString }

  public class func count() -> HKUnit { HKUnit("count", [:]) }
  public class func percent() -> HKUnit { HKUnit("%", [:]) }
  public class func gram() -> HKUnit { HKUnit("g", ["g": 1]) }
  public class func ounce() -> HKUnit { HKUnit("oz", ["g": 1], 28.349_523_125) }
  public class func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.592_37) }
  public class func stone() -> HKUnit { HKUnit("st", ["g": 1], 6_350.293_18) }
  public class func meter() -> HKUnit { HKUnit("m", ["m": 1]) }
  public class func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  public class func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  public class func yard() -> HKUnit { HKUnit("yd", ["m": 1], 0.9144) }
  public class func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1_609.344) }
  public class func second() -> HKUnit { HKUnit("s", ["s": 1]) }
  public class func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  public class func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3600) }
  public class func day() -> HKUnit { HKUnit("d", ["s": 1], 86400) }
  public class func liter() -> HKUnit { HKUnit("L", ["m": 3], 0.001) }
  public class func joule() -> HKUnit { HKUnit("J", ["J": 1]) }
  public class func smallCalorie() -> HKUnit { HKUnit("cal", ["J": 1], 4.184) }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", ["J": 1], 4184) }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", ["J": 1], 4184) }
  public class func pascal() -> HKUnit { HKUnit("Pa", ["Pa": 1]) }
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["Pa": 1], 133.322_387_4) }
  public class func kelvin() -> HKUnit { HKUnit("K", ["K": 1]) }
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], offset: 273.15) }
  public class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", ["K": 1], 5 / 9, offset: 273.15 - 32 * 5 / 9)
  }

  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(gram(), prefix) }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(meter(), prefix) }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(second(), prefix) }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(liter(), prefix) }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(joule(), prefix) }

  private class func prefixed(_ unit: HKUnit, _ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.letter + unit.unitString, unit.dimensions, unit.factor * prefix.factor)
  }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)*\(unit.unitString)", combined(unit, 1), factor * unit.factor)
  }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", combined(unit, -1), factor / unit.factor)
  }

  public func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(
      "\(unitString)^\(power)", dimensions.mapValues { $0 * power }, pow(factor, Double(power)))
  }

  public func reciprocal() -> HKUnit {
    HKUnit("1/\(unitString)", dimensions.mapValues { -$0 }, 1 / factor)
  }

  private func combined(_ unit: HKUnit, _ sign: Int) -> [String: Int] {
    dimensions.merging(unit.dimensions.mapValues { $0 * sign }) { $0 + $1 }.filter { $0.value != 0 }
  }
}

/// A factor of a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  var letter: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
  }

  var factor: Double {
    pow(10, [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12][rawValue])
  }
}

/// A value with its unit.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Whether the value can be said in a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimensions == unit.dimensions }

  /// The value in a unit. A unit of another kind traps.
  public func doubleValue(for unit: HKUnit) -> Double {
    guard self.is(compatibleWith: unit) else {
      fatalError("A quantity in \(self.unit) has no value in \(unit).")
    }
    if unit == self.unit { return value }
    return (self.unit.offset + self.unit.factor * value - unit.offset) / unit.factor
  }

  public override var description: String { "\(value) \(unit)" }
}
