import Validation

// What the tests judge.

enum Meal: String, CaseIterable { case meat, fish, vegetables }

struct Address: Equatable {
  var street = "Main Street 1"
  var postcode = "00-950"

  static let rules = Rules<Address> { rules in
    rules.field(\.street, .required, .length(...100))
    rules.field(\.postcode, .pattern("[0-9]{2}-[0-9]{3}"))
  }
}

struct Guest: Identifiable, Equatable {
  var id: Int
  var name = "Ada"
  var email = ""
  var arrival = 1
  var departure = 2
  var meal: Meal?
  var allergies: [String] = []

  static let rules = Rules<Guest> { rules in
    rules.field(\.name, .required, .length(...20))
    rules.field(\.email, .email)
    rules.check(\.arrival, \.departure, at: [\.departure], code: "leavesBeforeArriving") {
      arrival, departure in arrival <= departure
    }
    rules.each(\.allergies, .required, .length(...10))
  }
}

struct Party: Equatable {
  var title = "Picnic"
  var isCompany = false
  var taxNumber = ""
  var country = "PL"
  var latitude = ""
  var longitude = ""
  var password = "correct horse"
  var confirmation = "correct horse"
  var seats: Int? = 8
  var address = Address()
  var billing: Address?
  var guests: [Guest] = []
  var tags: [String] = []

  var shortTitle: String { String(title.prefix(3)) }

  static let rules = Rules<Party> { rules in
    rules.field(\.title, .required, .length(3...30))
    rules.field(\.shortTitle, name: "shortTitle", reading: [\.title], .noneOf(["bad"]))
    rules.when(\.isCompany) { rules in
      rules.field(\.taxNumber, .required, .pattern("[0-9]{10}"))
      rules.when(\.country, equals: "PL") { rules in
        rules.field(\.title, .custom("polishCompany") { $0.contains("sp.") })
      }
    }
    rules.field(\.country, .required, .oneOf(["PL", "DE"]))
    rules.when(\.latitude, \.longitude, are: { !$0.isEmpty || !$1.isEmpty }) { rules in
      rules.field(\.latitude, .required.reporting("format"), .decimal(in: -90...90))
      rules.field(\.longitude, .required.reporting("format"), .decimal(in: -180...180))
    }
    rules.field(\.password, .required, .length(12...))
    rules.equal(\.confirmation, to: \.password)
    rules.field(\.seats, .required, .range(1...50))
    rules.check(reading: [\.seats, \.guests], at: [], code: "overbooked") { party in
      party.guests.count <= party.seats ?? .max
    }
    rules.nested(\.address, Address.rules)
    rules.nested(\.billing, Address.rules)
    rules.field(\.guests, .maximumCount(40))
    rules.each(\.guests, Guest.rules)
    rules.unique(\.guests, by: \.email)
    rules.each(\.tags, .required, .alpha)
    rules.check(\.title, \.tags, at: [\.title, \.tags], code: "titleAmongTags") { title, tags in
      !tags.contains(title)
    }
  }
}
