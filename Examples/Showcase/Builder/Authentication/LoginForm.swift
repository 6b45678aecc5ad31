import Validation

/// What is entered to sign in.
struct LoginForm: Equatable, Sendable {
  var email = ""
  var password = ""

  static let minimumPasswordLength = 6

  static let rules = Rules<LoginForm> { rules in
    rules.field(\.email, .required, .email)
    rules.field(\.password, .required, .minimumLength(minimumPasswordLength))
  }

  static let words = Catalog(
    "en",
    [
      "email.email": "Enter a valid email address",
      "password.minimumLength":
        "Enter at least {minimum, plural, one {# character} other {# characters}}",
    ])
}
