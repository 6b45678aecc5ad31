// What the article "Validating a model" shows, compiled and run.

import Foundation
import Testing
import Validation

private struct Visitor: Codable, Identifiable {
  var id: Int
  var name: String

  static let rules = Rules<Visitor> { rules in
    rules.field(\.name, .required, .length(...80))
  }
}

private struct Booking: Codable {
  var email: String
  var phone: String?
  var arrival: Int
  var departure: Int
  var isCompany: Bool
  var taxNumber: String?
  var guests: [Visitor]

  static let rules = Rules<Booking> { rules in
    rules.field(\.email, .required, .email)
    rules.field(\.phone, .phone)
    rules.check(\.arrival, \.departure, at: [\.departure], code: "leavesBeforeArriving") {
      arrival, departure in arrival < departure
    }
    rules.when(\.isCompany) { rules in
      rules.field(\.taxNumber, .required, .pattern("[0-9]{10}"))
    }
    rules.field(\.guests, .required, .maximumCount(8))
    rules.each(\.guests, Visitor.rules)
  }
}

private let bookingWords = Catalog(
  "en",
  [
    "leavesBeforeArriving": "The departure comes after the arrival.",
    "guests[].name.required": "Who is it?",
    "guests.maximumCount": "We have room for {maximum, plural, one {# guest} other {# guests}}.",
  ])

private func book(_ body: Data, language: String) throws -> (status: Int, body: Data) {
  let booking = try JSONDecoder().decode(Booking.self, from: body)
  let report = Booking.rules.judge(booking)
  guard report.isValid else {
    let problem = ProblemDetails(report, wording: Wording(language, catalogs: [bookingWords]))
    return (problem.status, try JSONEncoder().encode(problem))
  }
  return (201, try JSONEncoder().encode(booking))
}

private struct SightingDraft {
  var place = ""
  var age = ""
}

private struct Sighting: Equatable {
  var place: String
  var age: Int?
}

@Suite("The article")
struct ArticleTests {
  private let right = Booking(
    email: "a@b.co", phone: nil, arrival: 1, departure: 3, isCompany: false, taxNumber: nil,
    guests: [Visitor(id: 7, name: "Ada")])

  @Test("a handler answers with problem details")
  func handler() throws {
    #expect(try book(JSONEncoder().encode(right), language: "en").status == 201)
    var wrong = right
    wrong.departure = 0
    wrong.isCompany = true
    wrong.guests = [Visitor(id: 7, name: "")]
    let answer = try book(JSONEncoder().encode(wrong), language: "en-GB")
    #expect(answer.status == 422)
    let problem = try JSONDecoder().decode(ProblemDetails.self, from: answer.body)
    #expect(
      problem.errors.map(\.detail) == [
        "The departure comes after the arrival.", "Please fill in this field.", "Who is it?",
      ])
    #expect(problem.errors.map(\.pointer) == ["#/departure", "#/taxNumber", "#/guests/0/name"])
  }

  @Test("a change is judged by what reads it")
  func change() {
    #expect(Booking.rules.fields(affectedBy: "arrival") == ["departure"])
    var report = Booking.rules.judge(right)
    var later = right
    later.arrival = 5
    report = Booking.rules.judge(later, after: "arrival", from: report)
    #expect(report.map(\.code) == ["leavesBeforeArriving"])
  }

  @Test("a draft is parsed")
  func draft() throws {
    let schema = Schema<SightingDraft, Sighting>(
      SchemaField(\.place, .text, .required),
      SchemaField(optional: \.age, .integer, .range(0...40))
    ) { place, age in
      Sighting(place: place, age: age)
    }
    #expect(
      try schema.value(of: SightingDraft(place: " Zoo ", age: "4"))
        == Sighting(place: "Zoo", age: 4))
    #expect(throws: ValidationReport.self) { try schema.value(of: SightingDraft(age: "x")) }
  }

  @Test("others are told")
  func exports() {
    #expect(Booking.rules.htmlAttributes(for: "email").description == #"type="email" required"#)
    #expect(Booking.rules.jsonSchema(title: "Booking").indented.contains(#""maxItems": 8"#))
  }
}
