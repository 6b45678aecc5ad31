/// The purpose of a measurement, by which its unit is found.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String

  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
  /// The usual unit of the region, as large as fits.
  public static var general: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person's size.
  public static var person: Self { Self(name: "person") }
  /// A person's height.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// A way along a road.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(name: "food") }
  /// The energy that is used in sports.
  public static var workout: Self { Self(name: "workout") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements as texts, such as "5.2 km".
  ///
  /// The unit is written by its symbol in each width, because Linux has no table of the names of units.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much room a unit has.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let number: Int
      /// The name of the unit.
      public static var wide: UnitWidth { UnitWidth(number: 0) }
      /// The symbol of the unit.
      public static var abbreviated: UnitWidth { UnitWidth(number: 1) }
      /// The symbol of the unit, without a space before it.
      public static var narrow: UnitWidth { UnitWidth(number: 2) }
    }

    /// How much room the unit has.
    public var width: UnitWidth
    /// The language of the number, and the region whose units are written.
    public var locale: Locale
    /// The purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Whether a temperature has the letter of its scale.
    public var hidesScaleName: Bool
    /// How the number is written; nil: with three digits after the mark at most.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A way to write measurements.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    /// The text of a measurement.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      var options: MeasurementFormatter.UnitOptions = [.naturalScale]
      if usage == .asProvided { options = .providedUnit }
      let choice = UnitChoice(options: options, locale: locale)
      let (value, unit) = choice.shown(measurement.value, measurement.unit)
      let number = (numberFormatStyle ?? usualStyle(of: value)).locale(locale).format(value)
      if unit is UnitTemperature { return number + (hidesScale(of: unit) ? "°" : unit.symbol) }
      return number + (width == .narrow ? "" : " ") + unit.symbol
    }

    /// Weather is told in whole degrees, but in two digits at least, as by ICU's unit usage.
    private func usualStyle(of value: Double) -> FloatingPointFormatStyle<Double> {
      let style = FloatingPointFormatStyle<Double>()
      guard usage?.name == "weather" else { return style.precision(.fractionLength(0...3)) }
      return abs(value) < 9.95
        ? style.precision(.fractionLength(0...1)) : style.precision(.fractionLength(0))
    }

    /// In its narrow form Fahrenheit, the scale of the United States, has no letter (CLDR).
    private func hidesScale(of unit: Unit) -> Bool {
      hidesScaleName || width == .narrow && unit == UnitTemperature.fahrenheit
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement as a text.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Writes measurements by their purpose.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures by their purpose.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
