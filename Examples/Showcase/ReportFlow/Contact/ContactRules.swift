/// What can be wrong with the contact details.
enum ContactError: Equatable {
  case invalidPhone
  case invalidEmail
}

/// Judges the fourth step's form.
enum ContactRules {
  /// All faults, in the order of the fields.
  static func errors(in form: ContactDetailsViewModel.FormData) -> [ContactError] {
    var errors: [ContactError] = []
    if PhoneNumber.normalized(form.phone) == nil { errors.append(.invalidPhone) }
    if EmailAddress.normalized(form.email) == nil { errors.append(.invalidEmail) }
    return errors
  }

  /// What the form says; nil if anything is wrong with it.
  static func contact(from form: ContactDetailsViewModel.FormData) -> ContactDetails? {
    guard let phone = PhoneNumber.normalized(form.phone),
      let email = EmailAddress.normalized(form.email)
    else { return nil }
    return ContactDetails(phone: phone, email: email)
  }
}
