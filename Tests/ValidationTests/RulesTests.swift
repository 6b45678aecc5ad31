import Testing

@testable import Validation

extension ValidationReport {
  /// Paths and codes, for comparison.
  var brief: [String] { map { "\($0.path): \($0.code)" } }
}

extension Rules {
  func brief(_ model: Model) -> [String] { judge(model).brief }
}

@Suite("Rules of a model")
struct RulesTests {
  @Test("a right model has no failure")
  func right() throws {
    var party = Party()
    party.guests = [Guest(id: 1, email: "a@b.co"), Guest(id: 2, allergies: ["nuts"])]
    party.tags = ["garden"]
    party.billing = Address()
    #expect(Party.rules.brief(party) == [])
    #expect(Party.rules.areMet(by: party))
    #expect(try Party.rules.validated(party) == party)
  }

  @Test("every failure is reported, in the order of the declarations")
  func everything() throws {
    var party = Party(title: " ", country: "", password: "short", confirmation: "long", seats: nil)
    party.address.street = ""
    party.address.postcode = "x"
    party.tags = ["", "1"]
    let expected = [
      "title: required", "title: length", "country: required", "password: minimumLength",
      "confirmation: equal", "seats: required", "address.street: required",
      "address.postcode: pattern", "tags[0]: required", "tags[1]: alpha",
    ]
    #expect(Party.rules.brief(party) == expected)
    let error = #expect(throws: ValidationReport.self) { try Party.rules.validated(party) }
    #expect(error?.brief == expected)
  }

  @Test("rules under a condition are judged while it holds")
  func conditions() {
    var party = Party(taxNumber: "x")
    #expect(Party.rules.brief(party) == [])
    party.isCompany = true
    #expect(Party.rules.brief(party) == ["taxNumber: pattern", "title: polishCompany"])
    party.country = "DE"
    #expect(Party.rules.brief(party) == ["taxNumber: pattern"])
    party.taxNumber = ""
    #expect(Party.rules.brief(party) == ["taxNumber: required"])
  }

  @Test(
    "coordinates are asked for as a pair",
    arguments: [
      ("", "", []), ("52.1", "21", []), ("-90", "180", []), ("90", "-180", []),
      ("52.1", "", ["longitude: format"]), ("", "21", ["latitude: format"]),
      ("north", "21", ["latitude: decimal"]),
      ("90.1", "180.1", ["latitude: range", "longitude: range"]),
      ("x", "", ["latitude: decimal", "longitude: format"]),
    ])
  func pair(_ latitude: String, _ longitude: String, _ expected: [String]) {
    let party = Party(latitude: latitude, longitude: longitude)
    #expect(Party.rules.brief(party) == expected)
  }

  @Test("an optional without a value fails `required` alone")
  func optionals() {
    #expect(Party.rules.brief(Party(seats: nil)) == ["seats: required"])
    #expect(Party.rules.brief(Party(seats: 51)) == ["seats: range"])
    struct Form { var text: String?; var choice: Meal?; var agreed: Bool? }
    let rules = Rules<Form> { rules in
      rules.field(\.text, .required, .email)
      rules.field(\.choice, .required, .oneOf([.fish]))
      rules.field(\.agreed, .accepted)
    }
    #expect(rules.brief(Form()) == ["text: required", "choice: required", "agreed: accepted"])
    #expect(
      rules.brief(Form(text: " ", choice: .meat, agreed: false))
        == ["text: required", "text: email", "choice: oneOf", "agreed: accepted"])
    #expect(rules.brief(Form(text: "a@b.co", choice: .fish, agreed: true)) == [])
    let relaxed = Rules<Form> { $0.field(\.text, .email) }
    #expect(relaxed.brief(Form()) == [])
  }

  @Test("nested models have their paths; a missing one has no failures")
  func nested() {
    var party = Party()
    party.billing = Address(street: "", postcode: "")
    #expect(Party.rules.brief(party) == ["billing.street: required"])
    #expect(Party.rules.judge(party)[0].pointer == "/billing/street")
  }

  @Test("the failures of a row follow it when it moves")
  func rows() throws {
    var party = Party()
    party.guests = (1...3).map { Guest(id: $0) }
    party.guests[1].name = ""
    party.guests[1].departure = 0
    party.guests[1].allergies = ["nuts", ""]
    let expected = [
      "guests[#2].name: required", "guests[#2].departure: leavesBeforeArriving",
      "guests[#2].allergies[1]: required",
    ]
    #expect(Party.rules.brief(party) == expected)
    #expect(
      Party.rules.judge(party).map(\.pointer)
        == ["/guests/1/name", "/guests/1/departure", "/guests/1/allergies/1"])
    party.guests.swapAt(0, 1)
    #expect(Party.rules.brief(party) == expected)
    #expect(
      Party.rules.judge(party).map(\.pointer)
        == ["/guests/0/name", "/guests/0/departure", "/guests/0/allergies/1"])
  }

  @Test("a value that occurs twice fails where it occurs again")
  func unique() {
    var party = Party()
    party.guests = ["a@b.co", "", "c@d.co", "", "a@b.co", "a@b.co"].enumerated().map {
      Guest(id: $0.offset, email: $0.element)
    }
    #expect(
      Party.rules.brief(party) == ["guests[#4].email: unique", "guests[#5].email: unique"])
    #expect(Party.rules.judge(party)[0].pointer == "/guests/4/email")
  }

  @Test("arrays in arrays, and models in rows")
  func deep() {
    struct Room: Identifiable {
      var id: String
      var address = Address()
      var guests: [Guest] = []
    }
    struct Hotel {
      var number = 1
      var inner = Inner()
      struct Inner { var rooms: [Room] = [] }
    }
    let roomRules = Rules<Room> { rules in
      rules.nested(\.address, Address.rules)
      rules.each(\.guests, Guest.rules)
    }
    let rules = Rules<Hotel> { rules in
      rules.nested(\.inner, Rules<Hotel.Inner> { $0.each(\.rooms, roomRules) })
    }
    var hotel = Hotel()
    hotel.inner.rooms = [
      Room(id: "a", guests: [Guest(id: 1)]),
      Room(id: "b", address: Address(street: ""), guests: [Guest(id: 1), Guest(id: 2, name: "")]),
    ]
    #expect(
      rules.brief(hotel)
        == [
          "inner.rooms[#b].address.street: required", "inner.rooms[#b].guests[#2].name: required",
        ])
    #expect(
      rules.judge(hotel).map(\.pointer)
        == ["/inner/rooms/1/address/street", "/inner/rooms/1/guests/1/name"])
  }

  @Test("a failure across fields lies where it was declared to")
  func across() {
    var party = Party(title: "garden", seats: 1)
    party.tags = ["garden"]
    party.guests = [Guest(id: 1), Guest(id: 2)]
    #expect(
      Party.rules.brief(party)
        == [": overbooked", "title: titleAmongTags", "tags: titleAmongTags"])
    #expect(Party.rules.judge(party)[0].path.isRoot)
    let three = Rules<Guest> { rules in
      rules.check(\.arrival, \.departure, \.name, at: [\.name], code: "c") { $0 + $1 == $2.count }
    }
    #expect(three.brief(Guest(id: 1, name: "Eve")) == [])
    #expect(three.brief(Guest(id: 1, name: "Ed")) == ["name: c"])
  }

  @Test("computed properties and classes are read through their key paths")
  func keyPaths() {
    #expect(Party.rules.brief(Party(title: "badger")) == ["shortTitle: noneOf"])
    final class Account {
      var name = ""
      var age: Int? = 3
      var tags = ["a", "1"]
      var address = Address(street: "")
    }
    let rules = Rules<Account> { rules in
      rules.field(\.name, .required)
      rules.field(\.age, .range(18...))
      rules.each(\.tags, .alpha)
      rules.nested(\.address, Address.rules)
      rules.check(\.name, \.age, at: [\.age], code: "c") { name, age in name.count == age }
      rules.when(\.name, is: \.isEmpty) { $0.field(\.age, .maximum(1)) }
    }
    #expect(
      rules.brief(Account())
        == [
          "name: required", "age: minimum", "tags[1]: alpha", "address.street: required", "age: c",
          "age: maximum",
        ])
  }

  @Test("rules of more fields than fit into one call are all judged, in order")
  func many() {
    struct Wide { var values = [Int](repeating: 0, count: 3); var value = 0 }
    for count in 0...70 {
      let rules = Rules<Wide> { rules in
        for number in 0..<count {
          rules.field(\.value, .custom(FailureCode(rawValue: "c\(number)")) { $0 == number })
        }
      }
      #expect(rules.judge(Wide(value: -1)).map(\.code.rawValue) == (0..<count).map { "c\($0)" })
      #expect(rules.judge(Wide()).count == max(0, count - 1))
    }
  }

  @Test("rules are judged on many threads at once")
  func threads() async {
    let counts = await withTaskGroup(of: Int.self) { group in
      for number in 0..<200 {
        group.addTask {
          var party = Party(title: number.isMultiple(of: 2) ? "" : "Picnic")
          party.guests = [Guest(id: number, name: "")]
          return Party.rules.judge(party).count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.sorted() == [Int](repeating: 1, count: 100) + [Int](repeating: 2, count: 100))
  }

  @Test("values in memory of every kind are read where they lie")
  func layouts() {
    struct Mixed {
      var flag = true
      var small: Int8? = -1
      var text: String? = "long enough to lie on the heap, not in the string itself"
      var tuple = (1, "x")
      var number: Double? = .nan
      var list: [String]? = ["a"]
    }
    let rules = Rules<Mixed> { rules in
      rules.field(\.flag, .accepted)
      rules.field(\.small, .range(0...))
      rules.field(\.text, .length(...10))
      rules.field(\.tuple.1, .required, .length(2...))
      rules.field(\.number, .range(0...1))
      rules.field(\.list, .minimumCount(2))
    }
    #expect(
      rules.brief(Mixed())
        == [
          "small: minimum", "text: maximumLength", "tuple.1: minimumLength", "number: range",
          "list: minimumCount",
        ])
    #expect(
      rules.brief(
        Mixed(small: nil, text: nil, tuple: (1, ""), number: nil, list: nil)) == [
          "tuple.1: required"
        ])
  }
}
