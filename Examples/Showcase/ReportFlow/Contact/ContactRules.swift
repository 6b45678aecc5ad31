import Validation

/// What can be wrong with the contact details.
enum ContactError: Equatable {
  case invalidPhone
  case invalidEmail
}

/// Judges the fourth step's form.
enum ContactRules {
  typealias FormData = ContactDetailsViewModel.FormData

  /// What the entries must meet, without the white space and the dashes that people write.
  static let rules = Rules<FormData> { rules in
    rules.field(
      \.phone.compactNumber, name: "phone", reading: [\.phone], .required,
      .phone(digits: PhoneNumber.digitCounts, separators: ""))
    rules.field(
      \.email.trimmed, name: "email", reading: [\.email], .required, .email,
      // No top-level domain has a single letter.
      .pattern(".*[^.@]{2}"))
  }

  /// All faults, in the order of the fields.
  static func errors(in form: FormData) -> [ContactError] {
    let wrong = Set(rules.judge(form).map(\.path))
    var errors: [ContactError] = []
    if wrong.contains("phone") { errors.append(.invalidPhone) }
    if wrong.contains("email") { errors.append(.invalidEmail) }
    return errors
  }

  /// What the form says; nil if anything is wrong with it.
  static func contact(from form: FormData) -> ContactDetails? {
    guard errors(in: form).isEmpty else { return nil }
    return ContactDetails(phone: form.phone.compactNumber, email: form.email.trimmed)
  }
}
