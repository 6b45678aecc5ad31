import Foundation

/// A report as a list shows it.
struct ReportRow: Equatable, Identifiable {
  let id: UUID
  let species: String
  let race: String
  let date: String
  /// All but the last digits hidden.
  let phone: String
  /// Where it was last seen; nil: nobody said.
  var place: String?
  var photoURL: URL?

  /// Names the row in identifiers.
  var shortID: String { id.uuidString.prefix(8).lowercased() }

  init(_ report: Report, locale: Locale, timeZone: TimeZone, photoURL: URL? = nil) {
    self.init(
      id: report.id, species: report.animal.species.displayName, race: report.animal.race,
      date: report.animal.disappearedOn.formatted(locale: locale, timeZone: timeZone),
      phone: PhoneNumber.masked(report.contact.phone).leftToRight(in: locale),
      place: report.animal.place?.text(in: locale),
      photoURL: photoURL)
  }

  init(
    id: UUID, species: String, race: String, date: String, phone: String, place: String? = nil,
    photoURL: URL? = nil
  ) {
    self.id = id
    self.species = species
    self.race = race
    self.date = date
    self.phone = phone
    self.place = place
    self.photoURL = photoURL
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
