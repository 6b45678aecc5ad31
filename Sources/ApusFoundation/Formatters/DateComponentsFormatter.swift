/// Words or digits for a length of time, such as "1 hour, 5 minutes" or "1:05:00".
///
/// Weeks, days, hours, minutes and seconds have the words of the locale's language. Years and months
/// have English words.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.hour, .minute, .second]
/// formatter.string(from: 3900)  // "1:05:00"
/// ```
// `Formatter` is unchecked, and a subclass has to say it again.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How long the names of units are.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10".
    case positional
    /// "9h 41m".
    case abbreviated
    /// "9 hr, 41 min".
    case short
    /// "9 hours, 41 minutes".
    case full
    /// "nine hours, forty-one minutes".
    case spellOut
    /// "9hr 41min".
    case brief
  }

  /// The display of units whose count is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops zeros anywhere with names, and zeros in front with digits.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Shows all of them, with two digits each.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units to show: of year, month, week, day, hour, minute and second. All but the week if empty.
  open var allowedUnits: NSCalendar.Unit = []
  open var unitsStyle = UnitsStyle.positional
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are shown; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the result says "About" in front.
  open var includesApproximationPhrase = false
  /// Whether the result says "remaining" behind.
  open var includesTimeRemainingPhrase = false
  /// The calendar in which units are counted, with the locale of the words.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The moment from which a length of time is counted, for months of different lengths.
  open var referenceDate: Date?

  public override init() { super.init() }

  /// Formatters are not archived: the result is one with the usual settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A length of time in the allowed units; `nil` for one that is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The time from one moment to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let seconds = endDate.timeIntervalSince(startDate).rounded(.towardZero)
    guard abs(seconds) < 1e12 else { return nil }
    let parts = (calendar ?? .autoupdatingCurrent).dateComponents(
      Set(units.map(\.component)), from: startDate, to: startDate.addingTimeInterval(seconds))
    return string(from: parts)
  }

  /// The text of given components.
  open func string(from components: DateComponents) -> String? {
    ComponentsText(formatter: self, locale: calendar?.locale ?? .autoupdatingCurrent)
      .text(units.map { ($0, $0.value(in: components) ?? 0) })
  }

  /// Components, as they are; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The allowed units, from the largest to the smallest.
  private var units: [TimeUnit] {
    TimeUnit.allCases.filter { allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.unit) }
  }
}
