/// The unit in which a measurement is shown.
struct UnitChoice {
  let options: MeasurementFormatter.UnitOptions
  let locale: Locale

  /// The value and the unit to show.
  func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard !options.contains(.providedUnit), let dimension = unit as? Dimension else {
      return (value, unit)
    }
    let base = dimension.converter.baseUnitValue(fromValue: value)
    let candidates = candidates(for: dimension)
    guard let smallest = candidates.first else { return (value, unit) }
    func amount(in unit: Dimension) -> Double { unit.converter.value(fromBaseUnitValue: base) }
    let chosen = candidates.last { abs(amount(in: $0)) >= 1 } ?? smallest
    return (amount(in: chosen), chosen)
  }

  private var isMetric: Bool { locale.measurementSystem != .us }

  /// Units of one kind that the region uses, from the smallest to the largest.
  private func candidates(for unit: Dimension) -> [Dimension] {
    let isNatural = options.contains(.naturalScale)
    switch unit {
    case is UnitLength:
      let all: [UnitLength] =
        isMetric ? [.millimeters, .centimeters, .meters, .kilometers] : [.inches, .feet, .miles]
      return isNatural ? all : nearest(to: unit, of: all)
    case is UnitMass:
      let all: [UnitMass] =
        isMetric ? [.milligrams, .grams, .kilograms, .metricTons] : [.ounces, .pounds]
      return isNatural ? all : nearest(to: unit, of: all)
    case is UnitTemperature:
      return [locale.measurementSystem == .us ? UnitTemperature.fahrenheit : .celsius]
    case is UnitSpeed:
      let usesMiles = locale.measurementSystem != .metric
      return [usesMiles ? UnitSpeed.milesPerHour : .kilometersPerHour]
    case is UnitInformationStorage where isNatural:
      let all: [UnitInformationStorage] = [.bytes, .kilobytes, .megabytes, .gigabytes, .terabytes]
      return all
    case is UnitDuration where isNatural:
      let all: [UnitDuration] = [.seconds, .minutes, .hours]
      return all
    default: return []
    }
  }

  /// The unit whose size is nearest to that of another one.
  private func nearest(to unit: Dimension, of units: [Dimension]) -> [Dimension] {
    func size(_ unit: Dimension) -> Double { log(unit.converter.baseUnitValue(fromValue: 1)) }
    let wanted = size(unit)
    return units.min { abs(size($0) - wanted) < abs(size($1) - wanted) }.map { [$0] } ?? []
  }
}

extension Measurement {
  /// The measurement as a text in the user's language and units, such as "5.2 km".
  public func formatted() -> String { MeasurementFormatter().string(from: self) }
}
