/// Words for a moment as seen from another one, such as "in 2 hours" or "yesterday".
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.unitsStyle = .full
/// formatter.localizedString(fromTimeInterval: -7200)  // "2 hours ago"
/// ```
// `Formatter` is unchecked, and a subclass has to say it again.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether a day has a name.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How long the names of units are.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// The calendar in which units are counted; the user's if `nil`.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language of the words; the user's if `nil`.
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  /// Formatters are not archived: the result is one with the usual settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Words for a moment, as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    style(of: date).format(referenceDate)
  }

  /// Words for a moment so many seconds from now. Seconds below zero are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Words for so many units from now, of which the largest that is set counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Words for a `Date`, as seen from now; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// A style that tells the moment as seen from the formatted date.
  private func style(of date: Date) -> Date.AnchoredRelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let context: FormatStyleCapitalizationContext =
      switch formattingContext {
      case .beginningOfSentence: .beginningOfSentence
      case .listItem: .listItem
      case .middleOfSentence: .middleOfSentence
      case .standalone: .standalone
      default: .unknown
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .autoupdatingCurrent,
      calendar: calendar ?? .autoupdatingCurrent, capitalizationContext: context)
  }
}
