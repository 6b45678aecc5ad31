import Foundation
import Testing

@testable import Validation

@Suite("Reports")
struct ReportTests {
  private let report = ValidationReport(
    [
      ValidationFailure(path: "name", code: .required),
      ValidationFailure(
        path: "age", code: .range,
        arguments: ["minimum": 18, "maximum": 120.5, "isExclusive": true]),
      ValidationFailure(
        path: "name", code: "taken", arguments: ["by": "Łucja", "list": [1, "a", 2.5]]),
      ValidationFailure(path: "guests[#7].name", code: .required, positions: [2]),
      ValidationFailure(path: .root, code: "overbooked"),
    ],
    undetermined: [
      ValidationFailure(path: "email", code: .undetermined, arguments: ["check": "taken"])
    ])

  @Test("a report survives JSON, in order")
  func coding() throws {
    let json = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(ValidationReport.self, from: json) == report)
    let empty = try JSONDecoder().decode(
      ValidationReport.self, from: JSONEncoder().encode(ValidationReport()))
    #expect(empty.isValid && empty.isComplete)
  }

  @Test(
    "arguments survive JSON",
    arguments: [
      FailureArgument.integer(3), .integer(.max), .integer(.min), .number(0.1), .number(3),
      .text("3"),
      .text(""), .boolean(true), .boolean(false), .list([]), .list([1, "1", true, [2.5]]),
    ])
  func argumentCoding(_ argument: FailureArgument) throws {
    let json = try JSONEncoder().encode([argument])
    #expect(try JSONDecoder().decode([FailureArgument].self, from: json) == [argument])
  }

  @Test("a whole number is equal to itself written with a fraction")
  func numbers() {
    #expect(FailureArgument.integer(3) == .number(3))
    #expect(FailureArgument.integer(3).hashValue == FailureArgument.number(3).hashValue)
    #expect(FailureArgument.integer(3) != .number(3.5))
    #expect(FailureArgument.integer(1) != .boolean(true))
    #expect(FailureArgument(UInt64.max) == .text("18446744073709551615"))
    #expect(FailureArgument(Float(0.5)) == .number(0.5))
  }

  @Test("failures are found by field")
  func lookup() {
    #expect(report["name"].map(\.code) == [.required, "taken"])
    #expect(report.first(at: "name")?.code == .required)
    #expect(report.failures(within: "guests").map(\.code) == [.required])
    #expect(report.paths == ["name", "age", "guests[#7].name", .root])
    #expect(report.count == 5)
    #expect(!report.isValid && !report.isComplete)
  }

  @Test("failures and open questions of some fields are left out")
  func removing() {
    var report = self.report
    report.removeFailures { $0 == "name" || $0 == "email" }
    #expect(report.paths == ["age", "guests[#7].name", .root])
    #expect(report.isComplete)
  }

  @Test("a failure that comes later takes its place among the rules; a foreign one comes last")
  func inserting() {
    let rules = Rules<Address> { rules in
      rules.field(\.street, .required)
      rules.field(\.postcode, .required)
    }
    let all = rules.judge(Address(street: "", postcode: ""))
    var report = ValidationReport([all[1]])
    report.insert(ValidationFailure(path: "street", code: "elsewhere"))
    report.insert(all[0])
    #expect(
      report.map(\.description) == ["street: required", "postcode: required", "street: elsewhere"])
  }

  @Test("a report can be read in a log, and holds no entry")
  func log() {
    #expect(
      report.description == """
        name: required
        age: range (isExclusive: true, maximum: 120.5, minimum: 18)
        name: taken (by: Łucja, list: [1, a, 2.5])
        guests[#7].name: required
        (model): overbooked
        email: undetermined (check: taken)
        """)
  }

  @Test("a nested report is seen from the outer model")
  func prefixed() {
    let inner = ValidationReport([
      ValidationFailure(path: "tags[1]", code: .required, positions: [1])
    ])
    let outer = inner.prefixed(by: "guests[#7]", positions: [4])
    #expect(outer[0].path == "guests[#7].tags[1]")
    #expect(outer[0].pointer == "/guests/4/tags/1")
  }
}
