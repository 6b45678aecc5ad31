import Foundation

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
  /// The person's own, which decides what today is.
  let timeZone: TimeZone
  let now: Date

  /// All faults, in the order of the fields.
  func errors(in form: AnimalDescriptionViewModel.FormData) -> [ValidationError] {
    var errors: [ValidationError] = []
    if day(of: form) > CalendarDay(now, in: timeZone) { errors.append(.futureDate) }
    if form.selectedSpecies == nil { errors.append(.missingSpecies) }
    if trimmed(form.race).isEmpty { errors.append(.missingRace) }
    if form.selectedGender == nil { errors.append(.missingGender) }
    if AgeRule.judge(form.age) == .invalid { errors.append(.invalidAge(L10n.errorAge)) }

    let judgement = CoordinateRule.judge(
      latitude: form.location.latitude, longitude: form.location.longitude)
    switch judgement.latitude {
    case .format: errors.append(.invalidLatitude(L10n.errorCoordinateFormat))
    case .range: errors.append(.invalidLatitude(L10n.errorLatitude))
    case nil: break
    }
    switch judgement.longitude {
    case .format: errors.append(.invalidLongitude(L10n.errorCoordinateFormat))
    case .range: errors.append(.invalidLongitude(L10n.errorLongitude))
    case nil: break
    }
    return errors
  }

  /// What the form says; nil if anything is wrong with it.
  func description(from form: AnimalDescriptionViewModel.FormData) -> AnimalDescription? {
    guard errors(in: form).isEmpty, let species = form.selectedSpecies,
      let gender = form.selectedGender, case .valid(let age) = AgeRule.judge(form.age)
    else { return nil }
    let petName = trimmed(form.petName)
    let latitude = CoordinateRule.trimmed(form.location.latitude)
    let longitude = CoordinateRule.trimmed(form.location.longitude)
    return AnimalDescription(
      disappearedOn: day(of: form), petName: petName.isEmpty ? nil : petName, species: species,
      race: trimmed(form.race), gender: gender, age: age,
      place: latitude.isEmpty ? nil : .init(latitude: latitude, longitude: longitude),
      details: TextLimit.cut(form.additionalDescription, to: TextLimit.description))
  }

  private func day(of form: AnimalDescriptionViewModel.FormData) -> CalendarDay {
    CalendarDay(form.disappearanceDate, in: timeZone)
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
