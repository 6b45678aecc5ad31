import Foundation
import Validation

/// What a program would report, judged by the rules of the screens before anything is stored.
///
/// Its JSON has the fields of the third and the fourth step, each as a person would have entered it:
///
/// ```json
/// {"disappearanceDate": "2026-11-21", "timeZone": "Europe/Warsaw", "selectedSpecies": "dog",
///  "race": "Beagle", "selectedGender": "female", "age": "4",
///  "location": {"latitude": "52.2", "longitude": "21.0"},
///  "phone": "+48 123 456 789", "email": "name@example.com"}
/// ```
///
/// What is left out is empty, the day today, and the time zone Greenwich's.
public struct ReportCheck: Sendable {
  /// Where it is asked.
  public static let path = "/report/check"

  private let day: CalendarDay?
  private let timeZone: TimeZone
  private let description: AnimalDescriptionViewModel.FormData
  private let contact: ContactDetailsViewModel.FormData

  /// Everything that is wrong, in the order of the screens.
  ///
  /// - Parameter now: Decides what today is.
  public func report(now: Date) -> ValidationReport {
    var form = description
    form.disappearanceDate = day.map { $0.noon(in: timeZone) ?? .distantFuture } ?? now
    var report = AnimalDescriptionRules(timeZone: timeZone, now: now).report(on: form)
    report.append(ContactRules.rules.judge(contact))
    return report
  }

  /// The answer for a program: every failure with its place in the JSON, in the English words of the
  /// screens.
  ///
  /// - Returns: Nothing if all is right.
  public func problem(now: Date) -> ProblemDetails? {
    let report = report(now: now)
    if report.isValid { return nil }
    return L10n.$locale.withValue(Locale(identifier: "en")) {
      ProblemDetails(report, wording: Self.wording)
    }
  }

  private static var wording: Wording {
    Wording(
      catalogs: [
        AnimalDescriptionRules.catalog,
        Catalog(
          "en",
          [
            "disappearanceDate.future": Message(stringLiteral: L10n.errorFutureDate),
            "selectedSpecies.required": Message(stringLiteral: L10n.errorMissingSpecies),
            "race.required": Message(stringLiteral: L10n.errorMissingRace),
            "selectedGender.required": Message(stringLiteral: L10n.errorMissingGender),
            "phone.required": Message(stringLiteral: L10n.errorPhone),
            "phone.phone": Message(stringLiteral: L10n.errorPhone),
            "email.required": Message(stringLiteral: L10n.errorEmail),
            "email.email": Message(stringLiteral: L10n.errorEmail),
            "email.pattern": Message(stringLiteral: L10n.errorEmail),
          ]),
      ])
  }
}

extension ReportCheck: Decodable {
  private enum Key: String, CodingKey {
    case disappearanceDate, timeZone, petName, selectedSpecies, race, selectedGender, age, location
    case latitude, longitude, additionalDescription, phone, email
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String {
      try fields.decodeIfPresent(String.self, forKey: key) ?? ""
    }
    timeZone = try Self.read(.timeZone, of: fields) { TimeZone(identifier: $0) } ?? .gmt
    day = try Self.read(.disappearanceDate, of: fields) { CalendarDay(text: $0) }
    var form = AnimalDescriptionViewModel.FormData(disappearanceDate: .distantPast)
    form.petName = try text(.petName)
    form.selectedSpecies = try fields.decodeIfPresent(
      SpeciesTaxonomyOption.self, forKey: .selectedSpecies)
    form.race = try text(.race)
    form.selectedGender = try fields.decodeIfPresent(Gender.self, forKey: .selectedGender)
    form.age = try text(.age)
    if fields.contains(.location) {
      let place = try fields.nestedContainer(keyedBy: Key.self, forKey: .location)
      form.location.latitude = try place.decodeIfPresent(String.self, forKey: .latitude) ?? ""
      form.location.longitude = try place.decodeIfPresent(String.self, forKey: .longitude) ?? ""
    }
    form.additionalDescription = try text(.additionalDescription)
    description = form
    contact = ContactDetailsViewModel.FormData(phone: try text(.phone), email: try text(.email))
  }

  /// A value that JSON has no form for, read of its text.
  private static func read<Value>(
    _ key: Key, of fields: KeyedDecodingContainer<Key>, _ make: (String) -> Value?
  ) throws -> Value? {
    guard let text = try fields.decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = make(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: fields, debugDescription: "This is no value of its kind.")
    }
    return value
  }
}
