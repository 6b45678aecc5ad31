import Validation

/// A record of ten fields, judged by eighteen checks.
struct Signup {
  var name: String
  var email: String
  var phone: String
  var age: Int
  var country: String
  var postcode: String
  var website: String
  var password: String
  var confirmation: String
  var about: String

  static let countries = ["PL", "DE", "CZ", "SK", "UA"]

  static let rules = Rules<Signup> { rules in
    rules.field(\.name, .required, .length(...100))
    rules.field(\.email, .required, .email, .length(...254))
    rules.field(\.phone, .required, .phone)
    rules.field(\.age, .range(18...120))
    rules.field(\.country, .required, .oneOf(countries))
    rules.field(\.postcode, .required, .pattern("[0-9]{2}-[0-9]{3}"))
    rules.field(\.website, .url)
    rules.field(\.password, .required, .length(12...128))
    rules.field(\.confirmation, .required)
    rules.equal(\.confirmation, to: \.password)
    rules.field(\.about, .length(...500))
  }

  /// A thousand records that differ, so that no branch is learnt by heart.
  ///
  /// - Parameter isRight: Whether they meet the checks; else each misses three.
  static func records(areRight: Bool) -> [Signup] {
    (0..<1_000).map { number in
      var record = Signup(
        name: "Maria Kowalska-Nowak \(number)", email: "maria.kowalska\(number)@example.com",
        phone: "+48 601 234 \(100 + number % 900)", age: 18 + number % 100,
        country: countries[number % countries.count], postcode: "00-\(100 + number % 900)",
        website: "https://www.example.com/people/\(number)?tab=about",
        password: "correct horse battery \(number)",
        confirmation: "correct horse battery \(number)",
        about: String(repeating: "Keeps bees and repairs old radios. ", count: 1 + number % 5))
      if !areRight {
        record.email = "maria.kowalska\(number).example.com"
        record.age = 7
        record.confirmation = "correct horse"
      }
      return record
    }
  }
}
