/// Says which rule failed, in a word that stays the same over versions and languages.
///
/// Codes are what programs compare, send and store; ``Wording`` makes sentences of them. Make codes
/// of your own by writing them:
///
/// ```swift
/// extension FailureCode {
///   static let taken: FailureCode = "taken"
/// }
/// ```
public struct FailureCode: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The code as it is sent and stored.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension FailureCode: Codable {
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension FailureCode: CustomStringConvertible {
  public var description: String { rawValue }
}

// The codes of the rules that come with the package. They are a promise: never renamed.
extension FailureCode {
  /// Nothing was entered.
  public static let required: FailureCode = "required"
  /// A text is too short. Arguments: `minimum`, `unit`.
  public static let minimumLength: FailureCode = "minimumLength"
  /// A text is too long. Arguments: `maximum`, `unit`.
  public static let maximumLength: FailureCode = "maximumLength"
  /// A text hasn't the length that it must have. Arguments: `length`, `unit`.
  public static let exactLength: FailureCode = "exactLength"
  /// A text is too short or too long. Arguments: `minimum`, `maximum`, `unit`.
  public static let length: FailureCode = "length"
  /// A value is too small. Arguments: `minimum`, `isExclusive`.
  public static let minimum: FailureCode = "minimum"
  /// A value is too large. Arguments: `maximum`, `isExclusive`.
  public static let maximum: FailureCode = "maximum"
  /// A value is too small or too large. Arguments: `minimum`, `maximum`, `isExclusive`.
  public static let range: FailureCode = "range"
  /// A number isn't a multiple of another. Arguments: `factor`.
  public static let multiple: FailureCode = "multiple"
  /// A value isn't one of those that are offered. Arguments: `values`.
  public static let oneOf: FailureCode = "oneOf"
  /// A value is one of those that are refused. Arguments: `values`.
  public static let noneOf: FailureCode = "noneOf"
  /// A value isn't the same as another. Arguments: `other`, the path of the other field, if any.
  public static let equal: FailureCode = "equal"
  /// Something wasn't agreed to.
  public static let accepted: FailureCode = "accepted"
  /// A list is too short. Arguments: `minimum`.
  public static let minimumCount: FailureCode = "minimumCount"
  /// A list is too long. Arguments: `maximum`.
  public static let maximumCount: FailureCode = "maximumCount"
  /// A value occurs twice.
  public static let unique: FailureCode = "unique"
  /// A text hasn't the form that is asked for.
  public static let pattern: FailureCode = "pattern"
  /// A text has characters that are not allowed.
  public static let characters: FailureCode = "characters"
  /// Not an email address.
  public static let email: FailureCode = "email"
  /// Not a web address.
  public static let url: FailureCode = "url"
  /// Not a phone number. Arguments: `minimum`, `maximum`, counts of digits.
  public static let phone: FailureCode = "phone"
  /// Not a whole number.
  public static let integer: FailureCode = "integer"
  /// Not a number.
  public static let decimal: FailureCode = "decimal"
  /// A password is too simple. Arguments: `minimum`, `uppercase`, `lowercase`, `digits`, `symbols`.
  public static let password: FailureCode = "password"
  /// Not a first and a last name.
  public static let fullName: FailureCode = "fullName"
  /// Not a ZIP code.
  public static let zipCode: FailureCode = "zipCode"
  /// Not a colour in hexadecimal digits.
  public static let hexColor: FailureCode = "hexColor"
  /// Not an IPv4 address.
  public static let ipv4: FailureCode = "ipv4"
  /// Not an International Standard Book Number.
  public static let isbn: FailureCode = "isbn"
  /// Other characters than letters.
  public static let alpha: FailureCode = "alpha"
  /// Other characters than letters and digits.
  public static let alphanumeric: FailureCode = "alphanumeric"
  /// Not the number of a payment card.
  public static let cardNumber: FailureCode = "cardNumber"
  /// Not a month of a card.
  public static let cardExpiryMonth: FailureCode = "cardExpiryMonth"
  /// Not a year in which a card can expire. Arguments: `minimum`, `maximum`.
  public static let cardExpiryYear: FailureCode = "cardExpiryYear"
  /// A value has the wrong form, and no more is known.
  public static let invalid: FailureCode = "invalid"
  /// A check could not be made: the service that would know did not answer.
  public static let undetermined: FailureCode = "undetermined"
}
