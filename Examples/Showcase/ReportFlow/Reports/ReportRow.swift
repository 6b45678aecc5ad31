import Foundation

/// A report as a list shows it.
struct ReportRow: Equatable, Identifiable {
  let id: UUID
  let species: String
  let race: String
  let date: String
  /// All but the last digits hidden.
  let phone: String

  /// Names the row in identifiers.
  var shortID: String { id.uuidString.prefix(8).lowercased() }

  init(_ report: Report, locale: Locale, timeZone: TimeZone) {
    self.init(
      id: report.id, species: report.animal.species.displayName, race: report.animal.race,
      date: report.animal.disappearedOn.formatted(locale: locale, timeZone: timeZone),
      phone: PhoneNumber.masked(report.contact.phone))
  }

  init(id: UUID, species: String, race: String, date: String, phone: String) {
    self.id = id
    self.species = species
    self.race = race
    self.date = date
    self.phone = phone
  }
}

extension CalendarDay {
  /// The day in the words of a locale, e.g. "Nov 21, 2026".
  func formatted(locale: Locale, timeZone: TimeZone) -> String {
    guard let noon = noon(in: timeZone) else { return text }
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
    style.timeZone = timeZone
    style.calendar = Calendar(identifier: .gregorian)
    return noon.formatted(style)
  }
}
