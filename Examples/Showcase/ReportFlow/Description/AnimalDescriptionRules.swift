import Foundation
import Validation

/// What can be wrong with the description of an animal.
enum ValidationError: Equatable {
  case missingSpecies
  case missingRace
  case missingGender
  case futureDate
  case invalidAge(String)
  case invalidLatitude(String)
  case invalidLongitude(String)
}

/// Judges the third step's form.
struct AnimalDescriptionRules {
  typealias FormData = AnimalDescriptionViewModel.FormData

  /// The person's own, which decides what today is.
  let timeZone: TimeZone
  private let rules: Rules<FormData>

  init(timeZone: TimeZone, now: Date) {
    self.timeZone = timeZone
    let today = CalendarDay(now, in: timeZone)
    rules = Rules { rules in
      rules.field(
        \.disappearanceDate, .custom("future") { CalendarDay($0, in: timeZone) <= today })
      Self.declareEntries(&rules)
    }
  }

  /// What the entries must meet, whatever day it is.
  private static func declareEntries(_ rules: inout RuleDeclaration<FormData>) {
    rules.field(\.selectedSpecies, .required)
    rules.field(\.race, .required)
    rules.field(\.selectedGender, .required)
    rules.field(\.age.trimmed, name: "age", reading: [\.age], .integer(in: 0...40))
    // Both or none.
    rules.when(
      \.location.latitude, \.location.longitude,
      are: { !$0.trimmed.isEmpty || !$1.trimmed.isEmpty }
    ) { rules in
      rules.field(
        \.location.latitude.degrees, name: "location.latitude", reading: [\.location.latitude],
        .required, .decimal(in: -90...90))
      rules.field(
        \.location.longitude.degrees, name: "location.longitude", reading: [\.location.longitude],
        .required, .decimal(in: -180...180))
    }
  }

  /// The sentences for the fields that several rules are about, in the visitor's language.
  static var catalog: Catalog {
    Catalog(
      L10n.language,
      [
        "age.integer": Message(stringLiteral: L10n.errorAge),
        "age.range": Message(stringLiteral: L10n.errorAge),
        "location.latitude.required": Message(stringLiteral: L10n.errorCoordinateFormat),
        "location.latitude.decimal": Message(stringLiteral: L10n.errorCoordinateFormat),
        "location.latitude.range": Message(stringLiteral: L10n.errorLatitude),
        "location.longitude.required": Message(stringLiteral: L10n.errorCoordinateFormat),
        "location.longitude.decimal": Message(stringLiteral: L10n.errorCoordinateFormat),
        "location.longitude.range": Message(stringLiteral: L10n.errorLongitude),
      ])
  }

  /// All that is wrong, in the order of the fields.
  func report(on form: FormData) -> ValidationReport {
    rules.judge(form)
  }

  /// All faults, in the order of the fields.
  func errors(in form: FormData) -> [ValidationError] {
    let report = report(on: form)
    if report.isValid { return [] }
    let wording = Wording(L10n.language, catalogs: [Self.catalog])
    return report.compactMap { Self.error($0, wording) }
  }

  private static func error(_ failure: ValidationFailure, _ wording: Wording) -> ValidationError? {
    let text = wording.text(for: failure)
    switch failure.path {
    case "disappearanceDate": return .futureDate
    case "selectedSpecies": return .missingSpecies
    case "race": return .missingRace
    case "selectedGender": return .missingGender
    case "age": return .invalidAge(text)
    case "location.latitude": return .invalidLatitude(text)
    case "location.longitude": return .invalidLongitude(text)
    default: return nil
    }
  }

  /// What the form says; nil if anything is wrong with it.
  func description(from form: FormData) -> AnimalDescription? {
    guard rules.judge(form).isValid, let species = form.selectedSpecies,
      let gender = form.selectedGender
    else { return nil }
    let petName = form.petName.trimmed
    let latitude = form.location.latitude.degrees
    let longitude = form.location.longitude.degrees
    return AnimalDescription(
      disappearedOn: CalendarDay(form.disappearanceDate, in: timeZone),
      petName: petName.isEmpty ? nil : petName, species: species, race: form.race.trimmed,
      gender: gender, age: Int(form.age.trimmed),
      place: latitude.isEmpty ? nil : .init(latitude: latitude, longitude: longitude),
      details: TextLimit.cut(form.additionalDescription, to: TextLimit.description))
  }
}
