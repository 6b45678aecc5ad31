import Foundation
import Synchronization

/// The locale of `Locale.current`, `Calendar.current`, `NSLocalizedString` and formatters without a locale of
/// their own.
///
/// It is the visitor's wherever code runs for a screen: in bodies, actions and their tasks. Elsewhere it
/// is the process's, which a room takes from its visitor. Foundation's own getters are replaced by those
/// of `CLocale`, because Foundation on Linux has no setting for them.
package enum VisitorLocale {
  private static let ofProcess = Mutex(Locale(identifier: "en_US"))

  /// The locale of code that runs for no screen: `en_US`, as in Apple's simulators, until a host sets it.
  package static var process: Locale {
    get { ofProcess.withLock { $0 } }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// The words of `NSLocalizedString` by key, table (nil: `Localizable`) and path of a bundle (nil: the app's
  /// own), in the current locale; nil if no table has them. The module with the tables sets it.
  package static var words: (@Sendable (String, String?, String?) -> String?)? {
    get { findWords.withLock { $0 } }
    set { findWords.withLock { $0 = newValue } }
  }

  private static let findWords = Mutex<(@Sendable (String, String?, String?) -> String?)?>(nil)

  static var current: Locale { Work.current?.locale ?? process }

  /// `Locale.autoupdatingCurrent`, which formats take without being told: the visitor's locale, marked by a
  /// keyword. The mark tells formats without a locale from others, also when a program keeps one format for all visitors.
  static var autoupdating: Locale { Locale(identifier: current.identifier + mark) }

  private static let mark = "@visitor=auto"

  /// Whether a locale is the `Locale.autoupdatingCurrent` of a visitor.
  package static func isAutoupdating(_ locale: Locale) -> Bool {
    locale == .autoupdatingCurrent || locale.identifier.hasSuffix(mark)
  }

  static var calendar: Calendar {
    let locale = current
    var calendar = foundationsCalendar()
    let kind = locale.calendar.identifier
    if kind != calendar.identifier {
      let zone = calendar.timeZone
      calendar = Calendar(identifier: kind)
      calendar.timeZone = zone
    }
    calendar.locale = locale
    return calendar
  }
}

#if os(Linux)
  @_silgen_name("apus_locale_current")
  func localeForFoundation() -> Locale { VisitorLocale.current }

  @_silgen_name("apus_locale_autoupdating")
  func autoupdatingLocaleForFoundation() -> Locale { VisitorLocale.autoupdating }

  @_silgen_name("apus_calendar_current")
  func calendarForFoundation() -> Calendar { VisitorLocale.calendar }

  @_silgen_name("apus_preferred_languages")
  func languagesForFoundation() -> [String] { [VisitorLocale.current.identifier(.bcp47)] }

  @_silgen_name("apus_localized_string")
  func wordsForFoundation(
    _ key: String, table: String?, bundle: Bundle, value: String, comment: String
  ) -> String {
    let words = VisitorLocale.words?(key, table, bundle == .main ? nil : bundle.bundlePath)
    return words ?? (value.isEmpty ? key : value)
  }

  @_silgen_name("calendar_current_of_foundation")
  func foundationsCalendar() -> Calendar
#else
  func foundationsCalendar() -> Calendar { .current }
#endif
