import Foundation
import Testing

@testable import ReportFlow

@Suite("Description rules")
struct AnimalDescriptionRulesTests {
  private let rules = AnimalDescriptionRules(timeZone: .gmt, now: sampleNow)

  enum Judgement: Equatable, Sendable {
    case valid(Int?)
    case invalid
  }

  @Test(
    "an age is a whole number from 0 to 40, or nothing",
    arguments: [
      ("", .valid(nil)), ("  ", .valid(nil)), ("0", .valid(0)), ("40", .valid(40)),
      (" 7 ", .valid(7)), ("41", .invalid), ("-1", .invalid), ("abc", .invalid),
      ("3.5", .invalid), ("1e1", .invalid), ("99999999999999999999", .invalid), ("٥", .invalid),
    ] as [(String, Judgement)])
  func age(text: String, judgement: Judgement) {
    var form = AnimalDescriptionViewModel.FormData.valid
    form.age = text
    #expect(
      rules.errors(in: form)
        == (judgement == .invalid ? [.invalidAge("Age must be between 0 and 40")] : []))
    if case .valid(let age) = judgement {
      #expect(rules.description(from: form)?.age == age)
      #expect(rules.description(from: form) != nil)
    } else {
      #expect(rules.description(from: form) == nil)
    }
  }

  struct CoordinateCase: Sendable, CustomTestStringConvertible {
    let latitude: String
    let longitude: String
    let latitudeError: String?
    let longitudeError: String?

    init(_ latitude: String, _ longitude: String, _ first: String? = nil, _ second: String? = nil) {
      self.latitude = latitude
      self.longitude = longitude
      latitudeError = first
      longitudeError = second
    }

    var testDescription: String { "(\(latitude), \(longitude))" }

    static let format = "Invalid format"
    static let latitudeRange = "Latitude must be between -90 and 90"
    static let longitudeRange = "Longitude must be between -180 and 180"

    static let all = [
      CoordinateCase("", ""), CoordinateCase("  ", "\t"), CoordinateCase("90", "180"),
      CoordinateCase("-90", "-180"), CoordinateCase(" 52.22977 ", " 21.01178\n"),
      CoordinateCase("90.00001", "0", latitudeRange),
      CoordinateCase("-90.00001", "0", latitudeRange),
      CoordinateCase("0", "180.00001", nil, longitudeRange),
      CoordinateCase("0", "-180.00001", nil, longitudeRange),
      CoordinateCase("91", "181", latitudeRange, longitudeRange),
      CoordinateCase("52", "", nil, format), CoordinateCase("", "21", format),
      CoordinateCase("north", "21", format), CoordinateCase("52", "east", nil, format),
      CoordinateCase("north", "181", format, longitudeRange),
      CoordinateCase("x", "y", format, format), CoordinateCase("52,2", "21,0"),
      CoordinateCase("٥٢٫٢", "-٢١"),
      CoordinateCase("5,2,2", "0", format),
      CoordinateCase("nan", "inf", format, format), CoordinateCase("0x10", "1", format),
      CoordinateCase("1 2", "3", format),
    ]
  }

  @Test("coordinates are given both or not at all", arguments: CoordinateCase.all)
  func coordinates(_ example: CoordinateCase) {
    var form = AnimalDescriptionViewModel.FormData.valid
    form.location = .init(latitude: example.latitude, longitude: example.longitude)
    var expected: [ValidationError] = []
    if let message = example.latitudeError { expected.append(.invalidLatitude(message)) }
    if let message = example.longitudeError { expected.append(.invalidLongitude(message)) }
    #expect(rules.errors(in: form) == expected)
  }

  @Test("what is kept is trimmed")
  func trimming() throws {
    var form = AnimalDescriptionViewModel.FormData.valid
    form.petName = "  Luna "
    form.race = " Beagle\n"
    form.age = " 3 "
    form.location = .init(latitude: " 52,5", longitude: "21 ")
    let description = try #require(rules.description(from: form))
    #expect(description.petName == "Luna")
    #expect(description.race == "Beagle")
    #expect(description.age == 3)
    #expect(description.place == .init(latitude: "52.5", longitude: "21"))
  }

  @Test("all faults are found at once")
  func allAtOnce() {
    let form = AnimalDescriptionViewModel.FormData(
      disappearanceDate: sampleNow.addingTimeInterval(48 * 3600), race: "  ", age: "x",
      location: .init(latitude: "91", longitude: ""))
    #expect(
      rules.errors(in: form) == [
        .futureDate, .missingSpecies, .missingRace, .missingGender,
        .invalidAge("Age must be between 0 and 40"),
        .invalidLatitude("Latitude must be between -90 and 90"),
        .invalidLongitude("Invalid format"),
      ])
    #expect(rules.description(from: form) == nil)
  }

  @Test("today is the person's own")
  func today() throws {
    // One hour later than now it is 2026-11-21 in UTC.
    var form = AnimalDescriptionViewModel.FormData.valid
    form.disappearanceDate = sampleNow.addingTimeInterval(3600)
    #expect(
      AnimalDescriptionRules(timeZone: .gmt, now: sampleNow).errors(in: form) == [.futureDate])
    for zone in [TimeZone.warsaw, .newYork] {
      #expect(AnimalDescriptionRules(timeZone: zone, now: sampleNow).errors(in: form) == [])
    }
    let inWarsaw = AnimalDescriptionRules(timeZone: .warsaw, now: sampleNow)
    #expect(
      try #require(inWarsaw.description(from: form)).disappearedOn
        == CalendarDay(year: 2026, month: 11, day: 21))
    let inNewYork = AnimalDescriptionRules(timeZone: .newYork, now: sampleNow)
    #expect(
      try #require(inNewYork.description(from: form)).disappearedOn
        == CalendarDay(year: 2026, month: 11, day: 20))
  }

  @Test(
    "a description has at most 500 characters, as a reader counts them",
    arguments: [(499, 499), (500, 500), (501, 500), (600, 500)])
  func length(typed: Int, kept: Int) {
    #expect(TextLimit.cut(String(repeating: "🐕‍🦺", count: typed), to: 500).count == kept)
  }
}
