// Sentences for a person who fills in a form: what to do, not what was done wrong.

extension Catalog {
  /// What is shown in English, and where no other language has a sentence.
  static let english = Catalog(
    "en",
    [
      "required": "Please fill in this field.",
      "accepted": "Please agree to go on.",
      "minimumLength": """
      Enter at least {minimum, plural, one {# {unit, select, bytes {byte} other \
      {character}}} other {# {unit, select, bytes {bytes} other {characters}}}}.
      """,
      "maximumLength": """
      Enter at most {maximum, plural, one {# {unit, select, bytes {byte} other \
      {character}}} other {# {unit, select, bytes {bytes} other {characters}}}}.
      """,
      "exactLength": """
      Enter exactly {length, plural, one {# {unit, select, bytes {byte} other \
      {character}}} other {# {unit, select, bytes {bytes} other {characters}}}}.
      """,
      "length": """
      Enter {minimum} to {maximum, plural, one {# {unit, select, bytes {byte} other \
      {character}}} other {# {unit, select, bytes {bytes} other {characters}}}}.
      """,
      "minimum": "Enter {minimum} or more.",
      "maximum": """
      {isExclusive, select, true {Enter less than {maximum}.} other {Enter {maximum} or \
      less.}}
      """,
      "range": """
      {isExclusive, select, true {Enter a value from {minimum} to less than {maximum}.} \
      other {Enter a value from {minimum} to {maximum}.}}
      """,
      "multiple": "Enter a multiple of {factor}.",
      "oneOf": "Choose one of these: {values}.",
      "noneOf": "This value can’t be used.",
      "equal": "The two entries don’t match.",
      "minimumCount": "Add at least {minimum, plural, one {# entry} other {# entries}}.",
      "maximumCount": "Keep at most {maximum, plural, one {# entry} other {# entries}}.",
      "unique": "This value is used more than once.",
      "pattern": "Check the format of this entry.",
      "characters": "Some of these characters can’t be used here.",
      "email": "Enter an email address, such as name@example.com.",
      "url": "Enter a web address, such as https://example.com.",
      "phone": "Enter a phone number of {minimum} to {maximum} digits.",
      "integer": "Enter a whole number.",
      "decimal": "Enter a number.",
      "password": """
      Use at least {minimum, plural, one {# character} other {# characters}}{uppercase, \
      plural, =0 {} one {, with a capital letter} other {, with # capital \
      letters}}{lowercase, plural, =0 {} one {, with a small letter} other {, with # small \
      letters}}{digits, plural, =0 {} one {, with a digit} other {, with # \
      digits}}{symbols, plural, =0 {} one {, with a symbol} other {, with # symbols}}.
      """,
      "fullName": "Enter a first and a last name.",
      "zipCode": "Enter a ZIP code of five digits.",
      "hexColor": "Enter a colour, such as #3366CC.",
      "ipv4": "Enter an IPv4 address, such as 192.0.2.1.",
      "isbn": "Enter a valid ISBN.",
      "alpha": "Use letters only.",
      "alphanumeric": "Use letters and digits only.",
      "cardNumber": "Check the card number.",
      "cardExpiryMonth": "Enter a month from 1 to 12.",
      "cardExpiryYear": "Enter a year in which the card is still valid.",
      "invalid": "This entry isn’t valid.",
      "undetermined": "This couldn’t be checked. Please try again.",
    ])
}
