/// A number and the symbol of its unit, such as "5.2 km".
///
/// The unit is written by its symbol in every style, because Linux has no table of the names of units.
// `Formatter` is unchecked, and a subclass has to say it again.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// How the unit of the result is found.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The largest unit of its kind of which there is at least one.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without the letter of its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the number; the user's if `nil`.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter.locale = locale ?? .autoupdatingCurrent }
  }
  /// Makes the text of the number. It has three digits after the mark at most, unless the app says more.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }

  /// Formatters are not archived: the result is one with the usual settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The measurement as a text. Without `.providedUnit`, a length, a mass, a temperature and a speed come
  /// in the units of the locale's system of measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// The symbol of a unit; `nil` for another object.
  open override func string(for obj: Any?) -> String? { (obj as? Unit)?.symbol }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let choice = UnitChoice(options: unitOptions, locale: locale ?? .autoupdatingCurrent)
    let (value, unit) = choice.shown(value, unit)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      return number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : unit.symbol)
    }
    return number + (unitStyle == .short ? "" : " ") + unit.symbol
  }
}
