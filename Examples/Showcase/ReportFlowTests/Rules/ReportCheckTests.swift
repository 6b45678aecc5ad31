import Foundation
import Testing
import Validation

@testable import ReportFlow

@Suite("A report that a program asks about")
struct ReportCheckTests {
  private static var right: [String: Any] {
    [
      "selectedSpecies": "dog", "race": "Beagle", "selectedGender": "female",
      "phone": "+48 123-456-789", "email": " Name@example.com ",
    ]
  }

  private func check(_ changes: [String: Any?] = [:]) throws -> ReportCheck {
    var fields = Self.right
    for (name, value) in changes { fields[name] = value }
    return try JSONDecoder().decode(
      ReportCheck.self, from: JSONSerialization.data(withJSONObject: fields))
  }

  @Test("what the screens accept is right")
  func right() throws {
    #expect(try check().problem(now: sampleNow) == nil)
    let all: [String: Any?] = [
      "disappearanceDate": "2020-02-29", "timeZone": "Europe/Warsaw", "petName": "Luna",
      "age": " 4 ", "location": ["latitude": "-90", "longitude": "180"],
      "additionalDescription": "Wears a red collar.",
    ]
    #expect(try check(all).problem(now: sampleNow) == nil)
  }

  @Test("everything that is wrong is told at once, at its place and in the words of the screens")
  func wrong() throws {
    let problem = try #require(
      try check([
        "race": "  ", "age": "41", "location": ["latitude": "91"], "phone": "12", "email": "a@b.c",
      ]).problem(now: sampleNow))
    #expect(problem.status == 422)
    #expect(
      problem.errors.map { "\($0.pointer) \($0.detail)" } == [
        "#/race \(L10n.errorMissingRace)", "#/age \(L10n.errorAge)",
        "#/location/latitude \(L10n.errorLatitude)",
        "#/location/longitude \(L10n.errorCoordinateFormat)", "#/phone \(L10n.errorPhone)",
        "#/email \(L10n.errorEmail)",
      ])
  }

  @Test("nothing at all is wrong in every field that must be filled in")
  func empty() throws {
    let check = try JSONDecoder().decode(ReportCheck.self, from: Data("{}".utf8))
    let paths = Set(check.report(now: sampleNow).map(\.path.description))
    #expect(paths == ["selectedSpecies", "race", "selectedGender", "phone", "email"])
  }

  @Test("today is that of the time zone which is given")
  func today() throws {
    // One o'clock in Kiritimati, and still the day before in Greenwich.
    let now = try #require(ISO8601DateFormatter().date(from: "2026-11-21T11:00:00Z"))
    let day = ["disappearanceDate": "2026-11-22"]
    #expect(try check(day).report(now: now).map(\.code) == ["future"])
    let kiritimati = day.merging(["timeZone": "Pacific/Kiritimati"]) { $1 }
    #expect(try check(kiritimati).report(now: now).isValid)
  }

  @Test(
    "what is no day, no time zone, no species or no text is not read",
    arguments: [
      #"{"disappearanceDate": "2026-02-30"}"#, #"{"timeZone": "Nowhere/At all"}"#,
      #"{"selectedSpecies": "dragon"}"#, #"{"selectedGender": 1}"#, #"{"age": 4}"#,
      #"{"location": "here"}"#, "[]", "",
    ])
  func unreadable(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ReportCheck.self, from: Data(json.utf8))
    }
  }
}
