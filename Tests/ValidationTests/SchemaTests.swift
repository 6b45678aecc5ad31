import Testing

@testable import Validation

private struct AnimalDraft {
  var species: Meal?
  var race = ""
  var age = ""
  var latitude = ""
  var email = ""
  var secret = " x "
  var owner = OwnerDraft()
  var sightings: [SightingDraft] = []
  var isFound = false

  static let rules = Rules<AnimalDraft> { rules in
    rules.check(\.race, \.email, at: [\.email], code: "sameAsRace") { $0.isEmpty || $0 != $1 }
  }
}

private struct OwnerDraft {
  var phone = "1234567"
}

private struct SightingDraft: Identifiable {
  var id: String
  var count = "1"
}

private struct Animal: Equatable {
  var species: Meal
  var race: String
  var age: Int?
  var latitude: Double?
  var email: String
  var phone: String
  var counts: [UInt8]
}

@Suite("Schemas")
struct SchemaTests {
  private let schema = Schema<AnimalDraft, Animal>(
    SchemaField(required: \.species, .noneOf([.meat])),
    SchemaField(\.race, .text, .required, .length(...20)),
    SchemaField(optional: \.age, .integer, .range(0...40)),
    SchemaField(optional: \.latitude, .decimal, .range(-90...90)),
    SchemaField(\.email, .text, .required, .email),
    SchemaField(
      \.owner,
      schema: Schema<OwnerDraft, String>(SchemaField(\.phone, .text, .required, .phone)) { $0 }),
    SchemaField(
      each: \.sightings,
      schema: Schema<SightingDraft, UInt8>(SchemaField(\.count, .integer, .minimum(1))) { $0 }),
    rules: AnimalDraft.rules
  ) { species, race, age, latitude, email, phone, counts in
    Animal(
      species: species, race: race, age: age, latitude: latitude, email: email, phone: phone,
      counts: counts)
  }

  @Test("a right draft becomes a value; texts are trimmed")
  func right() throws {
    var draft = AnimalDraft(
      species: .fish, race: " Carp ", age: "7 ", latitude: " -12.50", email: "a@b.co\n")
    draft.sightings = [SightingDraft(id: "a"), SightingDraft(id: "b", count: "255")]
    #expect(
      try schema.value(of: draft)
        == Animal(
          species: .fish, race: "Carp", age: 7, latitude: -12.5, email: "a@b.co", phone: "1234567",
          counts: [1, 255]))
    draft.age = "  "
    draft.latitude = ""
    let value = try schema.value(of: draft)
    #expect(value.age == nil && value.latitude == nil)
  }

  @Test("every failure is reported at once, in the order of the fields")
  func failures() {
    var draft = AnimalDraft(race: " ", age: "abc", latitude: "91", email: " ")
    draft.owner.phone = "x"
    draft.sightings = [
      SightingDraft(id: "a", count: ""), SightingDraft(id: "b"),
      SightingDraft(id: "c", count: "256"),
      SightingDraft(id: "d", count: "0"), SightingDraft(id: "e", count: "1.5"),
    ]
    guard case .failure(let report) = schema.parse(draft) else {
      Issue.record("a value of a wrong draft")
      return
    }
    #expect(
      report.brief == [
        "species: required", "race: required", "age: integer", "latitude: range", "email: required",
        "owner.phone: phone", "sightings[#a].count: required", "sightings[#c].count: range",
        "sightings[#d].count: minimum", "sightings[#e].count: integer", "email: sameAsRace",
      ])
    #expect(report[7].pointer == "/sightings/2/count")
    #expect(report[7].arguments == ["minimum": 0, "maximum": 255])
  }

  @Test("rules across fields are judged and reported with the rest")
  func across() {
    let draft = AnimalDraft(species: .meat, race: "a@b.co", email: "a@b.co")
    #expect(throws: ValidationReport.self) { try schema.value(of: draft) }
    guard case .failure(let report) = schema.parse(draft) else { return }
    #expect(report.brief == ["species: noneOf", "email: sameAsRace"])
  }

  @Test("the value's own rules are judged when there is one")
  func checked() {
    let strict = schema.checked(
      by: Rules<Animal> { rules in
        rules.check(\.species, \.age, at: [\.age], code: "tooOld") { $0 != .fish || ($1 ?? 0) < 10 }
      })
    var draft = AnimalDraft(species: .fish, race: "Carp", age: "12", email: "a@b.co")
    guard case .failure(let report) = strict.parse(draft) else {
      Issue.record("an old fish")
      return
    }
    #expect(report.brief == ["age: tooOld"])
    draft.age = "1"
    #expect(throws: Never.self) { try strict.value(of: draft) }
  }

  @Test("parsers")
  func parsers() throws {
    struct Form { var text = ""; var flag = true; var amount = 3 }
    func result<Value>(
      _ text: String, _ parser: TextParser<Value>
    ) -> Result<Value, ValidationReport> {
      Schema<Form, Value>(SchemaField(\.text, parser)) { $0 }.parse(Form(text: text))
    }
    func parse<Value>(_ text: String, _ parser: TextParser<Value>) throws -> Value {
      try result(text, parser).get()
    }
    func code<Value>(_ text: String, _ parser: TextParser<Value>) -> FailureCode? {
      guard case .failure(let report) = result(text, parser) else { return nil }
      return report.first?.code
    }
    #expect(try parse(" x ", .verbatim) == " x ")
    #expect(try parse(" x ", .text) == "x")
    #expect(try parse("-8", TextParser<Int8>.integer) == -8)
    #expect(code("-129", TextParser<Int8>.integer) == .range)
    #expect(code("-1", TextParser<UInt>.integer) == .range)
    #expect(try parse("1,5", .decimal(marks: NumberMarks(separator: ","))) == 1.5)
    #expect(code("1.5", .decimal(marks: NumberMarks(separator: ","))) == .decimal)
    #expect(code("nan", .decimal) == .decimal)
    #expect(try parse("fish", TextParser<Meal>.choice) == .fish)
    #expect(code("soup", TextParser<Meal>.choice) == .oneOf)
    #expect(code(" ", TextParser<Meal>.choice) == .required)
    #expect(try parse(" ", TextParser<Meal>.choice.optional) == nil)
    #expect(try parse("7", TextParser<Int>.integer.map { $0 * 2 }) == 14)
    #expect(
      code("7", TextParser<Int>.integer.map(orFail: "odd") { $0 % 2 == 0 ? $0 : nil }) == "odd")
    #expect(
      try parse("a,b", .custom("list") { $0.split(separator: ",").map(String.init) }) == ["a", "b"])
    #expect(code("x", TextParser<Int>.custom("roman") { _ in nil }) == "roman")
    let typed = Schema<Form, Int>(
      SchemaField(\.amount, .range(...2)), SchemaField(\.flag, .accepted)
    ) {
      amount, _ in amount
    }
    #expect(throws: ValidationReport.self) { try typed.value(of: Form()) }
    let wanted = Schema<Form, Int?>(SchemaField(optional: \.text, .integer, .required)) { $0 }
    #expect(throws: ValidationReport.self) { try wanted.value(of: Form()) }
  }

  @Test("a schema exports the attributes of its controls")
  func attributes() {
    #expect(schema.htmlAttributes(for: "age").description == #"type="text" inputmode="numeric""#)
    #expect(schema.htmlAttributes(for: "latitude").description == #"type="text""#)
    #expect(schema.htmlAttributes(for: "email").description == #"type="email" required"#)
    #expect(schema.htmlAttributes(for: "owner.phone")["type"] == "tel")
    #expect(schema.htmlAttributes(for: "sightings[#a].count")["required"] == "")
    #expect(schema.htmlAttributes(for: "nowhere").attributes.isEmpty)
  }
}
