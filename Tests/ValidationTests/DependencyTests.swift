import Testing

@testable import Validation

@Suite("Fields that are judged again after a change")
struct DependencyTests {
  @Test(
    "the fields that a change can affect",
    arguments: [
      ("title", ["title", "shortTitle", "tags"]),
      ("password", ["password", "confirmation"]),
      ("confirmation", ["confirmation"]),
      ("isCompany", ["taxNumber", "title"]),
      ("taxNumber", ["taxNumber"]),
      ("country", ["title", "country"]),
      ("latitude", ["latitude", "longitude"]),
      ("seats", ["seats", ""]),
      ("address", ["address.street", "address.postcode"]),
      ("address.street", ["address.street"]),
      ("billing.street", ["billing.street"]),
      ("guests[#7].name", ["", "guests", "guests[#7].name", "guests[].email"]),
      ("guests[#7].arrival", ["", "guests", "guests[#7].departure", "guests[].email"]),
      ("guests[#7].allergies[2]", ["", "guests", "guests[#7].allergies[2]", "guests[].email"]),
      ("tags[1]", ["tags[1]", "title", "tags"]),
      ("unknown", []),
    ])
  func affected(_ changed: String, _ expected: [String]) {
    let path = FieldPath(changed)!
    #expect(Party.rules.fields(affectedBy: path).map(\.description) == expected)
  }

  @Test("all fields with rules, in order, once")
  func fields() {
    #expect(
      Party.rules.fields.map(\.description)
        == [
          "title", "shortTitle", "taxNumber", "country", "latitude", "longitude", "password",
          "confirmation", "seats", "", "address.street", "address.postcode", "billing.street",
          "billing.postcode", "guests", "guests[].name", "guests[].email", "guests[].departure",
          "guests[].allergies[]", "tags[]", "tags",
        ])
  }

  @Test("judging after a change is judging anew", arguments: 0..<40)
  func incremental(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var party = Party()
    party.guests = (0..<4).map { Guest(id: $0) }
    party.tags = ["one", "two"]
    var report = Party.rules.judge(party)
    for _ in 0..<60 {
      let changed = change(&party, &random)
      for path in changed { report = Party.rules.judge(party, after: path, from: report) }
      let anew = Party.rules.judge(party)
      #expect(report.failures == anew.failures, "after a change of \(changed)")
    }
  }

  @Test("only the rules that read the field are run")
  func economy() {
    let log = CallLog()
    struct Two { var first = 1; var second = 2 }
    let rules = Rules<Two> { rules in
      rules.field(\.first, .custom("a") { _ in log.note("first") })
      rules.field(\.second, .custom("b") { _ in log.note("second") })
      rules.check(\.first, \.second, at: [\.second], code: "c") { _, _ in log.note("both") }
    }
    let report = rules.judge(Two())
    #expect(log.take() == ["first", "second", "both"])
    _ = rules.judge(Two(), after: "first", from: report)
    #expect(log.take() == ["first", "both"])
    _ = rules.judge(Two(), after: "second", from: report)
    #expect(log.take() == ["second", "both"])
  }

  @Test("after a change in a row only this row is judged")
  func rows() {
    let log = CallLog()
    struct List { var guests = (0..<5).map { Guest(id: $0) } }
    let guestRules = Rules<Guest> { rules in
      rules.field(\.name, .custom("x") { _ in log.note("name") })
    }
    let rules = Rules<List> { $0.each(\.guests, guestRules) }
    let report = rules.judge(List())
    #expect(log.take().count == 5)
    _ = rules.judge(List(), after: "guests[#3].name", from: report)
    #expect(log.take().count == 1)
    _ = rules.judge(List(), after: "guests", from: report)
    #expect(log.take().count == 5)
  }

  @Test("what a server found leaves when its field changes, and stays else")
  func foreign() {
    let server = ValidationReport([
      ValidationFailure(path: "title", code: "taken"),
      ValidationFailure(path: "country", code: "closed"),
    ])
    let party = Party()
    #expect(Party.rules.judge(party, after: "title", from: server).brief == ["country: closed"])
    #expect(
      Party.rules.judge(party, after: "password", from: server).brief
        == ["title: taken", "country: closed"])
  }

  /// Changes something and tells what.
  private func change(_ party: inout Party, _ random: inout SeededGenerator) -> [FieldPath] {
    let text = ["", " ", "x", "Picnic sp. z o.o.", "one", "a@b.co", "12345678901234567890123"]
      .randomElement(using: &random)!
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      party.title = text
      return ["title"]
    case 1:
      party.isCompany.toggle()
      return ["isCompany"]
    case 2:
      party.taxNumber = text
      return ["taxNumber"]
    case 3:
      party.country = ["PL", "DE", "", "FR"].randomElement(using: &random)!
      return ["country"]
    case 4:
      party.latitude = ["", "1", "91", "x"].randomElement(using: &random)!
      return ["latitude"]
    case 5:
      party.password = text
      return ["password"]
    case 6:
      party.confirmation = text
      return ["confirmation"]
    case 7:
      party.seats = [nil, 0, 2, 9].randomElement(using: &random)!
      return ["seats"]
    case 8:
      party.billing = Bool.random(using: &random) ? Address(street: text) : nil
      return ["billing"]
    case 9:
      party.address.postcode = text
      return ["address.postcode"]
    case 10:
      party.guests.shuffle(using: &random)
      return ["guests"]
    case 11:
      party.guests.append(Guest(id: (party.guests.map(\.id).max() ?? 0) + 1, name: text))
      return ["guests"]
    case 12 where !party.guests.isEmpty:
      party.guests.remove(at: Int.random(in: party.guests.indices, using: &random))
      return ["guests"]
    case 13:
      party.tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in text }
      return ["tags"]
    default:
      guard let index = party.guests.indices.randomElement(using: &random) else { return [] }
      let guest: FieldPath = FieldPath([
        .field("guests"), .element(id: String(party.guests[index].id)),
      ])
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        party.guests[index].name = text
        return [guest.appending("name")]
      case 1:
        party.guests[index].email = text
        return [guest.appending("email")]
      case 2:
        party.guests[index].arrival = Int.random(in: 0...4, using: &random)
        return [guest.appending("arrival")]
      default:
        party.guests[index].allergies = ["nuts", text]
        return [guest.appending("allergies")]
      }
    }
  }
}
