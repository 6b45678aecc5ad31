import Foundation
import Testing

@testable import Validation

/// A model that uses everything that JSON Schema can say.
struct Registration: Codable {
  var name: String
  var nickname: String?
  var email: String
  var website: String
  var code: String
  var country: String
  var size: Size
  var meal: Meal2?
  var age: Int
  var score: Double
  var seats: Int?
  var agreed: Bool
  var isCompany: Bool
  var taxNumber: String
  var tags: [String]
  var address: Place
  var billing: Place?
  var guests: [Visitor]
  var server: String
  var seatsText: String

  enum Size: String, Codable, CaseIterable { case small, large }
  enum Meal2: Int, Codable, CaseIterable { case fish = 1, meat = 2 }

  struct Place: Codable {
    var street: String
    var city: City
    struct City: Codable { var name: String }

    static let rules = Rules<Place> { rules in
      rules.field(\.street, .required)
      rules.field(\.city.name, .length(2...40, in: .scalars))
    }
  }

  struct Visitor: Codable, Identifiable {
    var id: Int
    var name: String

    static let rules = Rules<Visitor> { $0.field(\.name, .required, .length(...20, in: .utf16)) }
  }

  static let rules = Rules<Registration> { rules in
    rules.field(\.name, .required, .length(2...30, in: .scalars))
    rules.field(\.nickname, .length(3...10, in: .bytes))
    rules.field(\.email, .required, .email, .length(...60))
    rules.field(\.website, .url)
    rules.field(\.code, .pattern("[A-Z]{2}-\\d{3,5}(?:-[^\\s\\]]+)?"))
    rules.field(\.country, .oneOf(["PL", "DE"]))
    rules.field(\.size, .required)
    rules.field(\.meal, .required)
    rules.field(\.age, .range(18...120), .multiple(of: 2))
    rules.field(\.score, .range(0..<1))
    rules.field(\.seats, .range(1...))
    rules.field(\.agreed, .accepted)
    rules.when(\.isCompany) { rules in
      rules.field(\.taxNumber, .required, .pattern("[0-9]{10}"))
    }
    rules.field(\.tags, .required, .maximumCount(3), .unique)
    rules.each(\.tags, .required, .alpha)
    rules.nested(\.address, Place.rules)
    rules.nested(\.billing, Place.rules)
    rules.each(\.guests, Visitor.rules)
    rules.unique(\.guests, by: \.name)
    rules.field(\.server, .ipv4)
    rules.field(\.seatsText, .integer)
    rules.check(\.age, \.seats, at: [\.seats], code: "tooMany") { $0 > $1 ?? 0 }
  }
}

private struct Case: Decodable {
  let name: String
  let instance: Registration
  /// Whether the rules accept it.
  let rules: Bool
  /// Whether the schema accepts it; it may accept more.
  let schema: Bool
}

@Suite("JSON Schema")
struct JSONSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "JSONSchema")

  /// The file is what a real validator reads: `Tests/JSONSchema/test_json_schema.py`.
  @Test("the schema is the one that a validator has been asked about")
  func golden() throws {
    let file = Self.folder.appending(path: "registration.schema.json")
    let schema = Registration.rules.jsonSchema(
      title: "Registration", id: "https://example.com/registration.schema.json")
    if ProcessInfo.processInfo.environment["UPDATE_JSON_SCHEMA"] != nil {
      try (schema.indented + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == schema.indented + "\n")
  }

  @Test("the rules' verdicts on the cases that the validator gets")
  func cases() throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "registration.cases.json"))
    let cases = try JSONDecoder().decode([Case].self, from: data)
    #expect(cases.count > 30)
    for item in cases {
      let report = Registration.rules.judge(item.instance)
      #expect(report.isValid == item.rules, "\(item.name): \(report)")
      #expect(
        item.schema || !item.rules, "\(item.name): the schema must not refuse what rules accept")
    }
  }

  @Test("text is JSON, whatever is in it")
  func text() throws {
    let value = JSONValue.object([
      .init("quote\"\\", .string("a\"b\\c\n\u{1}</script>\u{2028}é👍")), .init("n", .number(0.5)),
      .init("a", .array([.null, .boolean(true), .integer(-3), .array([]), .object([])])),
      .init("nan", .number(.nan)),
    ])
    for text in [value.description, value.indented] {
      #expect(!text.contains("<"))
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
      #expect(object["quote\"\\"] as? String == "a\"b\\c\n\u{1}</script>\u{2028}é👍")
      #expect(object["n"] as? Double == 0.5)
      #expect(object["nan"] is NSNull)
      #expect((object["a"] as? [Any])?.count == 5)
    }
    let encoded = try JSONEncoder().encode(value["a"]!)
    #expect(String(decoding: encoded, as: UTF8.self) == "[null,true,-3,[],{}]")
  }

  @Test(
    "lengths in other units are never stricter",
    arguments: LengthTests.texts, LengthUnit.allCases)
  func bounds(
    _ text: (String, characters: Int, scalars: Int, utf16: Int, bytes: Int), _ unit: LengthUnit
  ) {
    for limit in 1...40 {
      for other: LengthUnit in [.scalars, .utf16] {
        let length = other.length(of: text.0)
        if !text.0.isEmpty, Rule.minimumLength(limit, in: unit).isMet(by: text.0) {
          #expect(length >= TextBounds.minimum(limit, unit, in: other))
        }
        if Rule.maximumLength(limit, in: unit).isMet(by: text.0),
          let maximum = TextBounds.maximum(limit, unit, in: other)
        {
          #expect(length <= maximum)
        }
      }
    }
  }
}
