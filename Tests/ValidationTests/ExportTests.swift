import Foundation
import Testing

@testable import Validation

private struct Form {
  var name = ""
  var email = ""
  var site = ""
  var phone = ""
  var code = ""
  var bio = ""
  var alias = ""
  var age = 0
  var price: Double? = 0
  var even = 0
  var odd = 0
  var agreed = false
  var happy = false
  var born = ""
  var guests: [Guest] = []

  static let rules = Rules<Form> { rules in
    rules.field(\.name, .required, .length(2...30, in: .utf16))
    rules.field(\.email, .required, .email)
    rules.field(\.site, .url)
    rules.field(\.phone, .phone)
    rules.field(\.code, .pattern(#"[A-Z"&<>]+"#), .length(4..., in: .bytes))
    rules.field(\.bio, .length(...500))
    rules.field(\.alias, .length(...8, in: .utf16))
    rules.field(\.alias, .length(3...12, in: .utf16))
    rules.field(\.age, .range(18..<65))
    rules.field(\.price, .range(0...99.5))
    rules.field(\.even, .multiple(of: 2), .minimum(4))
    rules.field(\.odd, .multiple(of: 2), .minimum(3))
    rules.field(\.agreed, .accepted)
    rules.field(\.happy, .required)
    rules.field(\.born, .integer(in: 1900...2100))
    rules.when(\.agreed) { $0.field(\.bio, .required) }
    rules.each(\.guests, Guest.rules)
  }
}

@Suite("HTML attributes")
struct HTMLAttributeTests {
  @Test(
    "of a field",
    arguments: [
      ("name", #"type="text" required minlength="2" maxlength="30""#),
      ("email", #"type="email" required"#),
      ("site", #"type="url""#),
      ("phone", #"type="tel""#),
      ("code", #"type="text" minlength="2" pattern="[&quot;&amp;&lt;&gt;A-Z]+""#),
      // Characters can't be said, and a condition may not hold.
      ("bio", #"type="text""#),
      ("alias", #"type="text" minlength="3" maxlength="8""#),
      ("age", #"type="number" min="18" max="64" step="1""#),
      ("price", #"type="number" min="0" max="99.5" step="any""#),
      ("even", #"type="number" min="4" step="2""#),
      ("odd", #"type="number" min="3" step="1""#),
      ("agreed", #"type="checkbox" required"#),
      ("happy", #"type="checkbox""#),
      ("born", #"type="text" inputmode="numeric""#),
      ("guests[#3].name", #"type="text" required"#),
      ("guests[0].name", #"type="text" required"#),
      ("nothing", ""),
    ])
  func attributes(_ path: String, _ expected: String) {
    #expect(Form.rules.htmlAttributes(for: FieldPath(path)!).description == expected)
  }
}

@Suite("Problem details")
struct ProblemDetailsTests {
  private var report: ValidationReport {
    var party = Party(title: "")
    party.guests = [Guest(id: 4), Guest(id: 7, name: "", allergies: ["ok", ""])]
    var report = Party.rules.judge(party)
    report.append(
      ValidationReport([ValidationFailure(path: #"a\.b/ż"#, code: "x", arguments: ["n": 2])]))
    return report
  }

  @Test("a report as the answer of a service")
  func answer() throws {
    let problem = ProblemDetails(
      report, wording: Wording("pl"), type: "https://example.com/problems/validation",
      instance: "/parties/5")
    let json =
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(problem)) as! [String: Any]
    #expect(json["type"] as? String == "https://example.com/problems/validation")
    #expect(json["title"] as? String == "Unprocessable Content")
    #expect(json["status"] as? Int == 422)
    #expect(json["instance"] as? String == "/parties/5")
    let errors = json["errors"] as! [[String: Any]]
    #expect(
      errors.map { $0["pointer"] as? String } == [
        "#/title", "#/guests/1/name", "#/guests/1/allergies/1", "#/a.b~1%C5%BC",
      ])
    #expect(errors[0]["detail"] as? String == "Proszę wypełnić to pole.")
    #expect(errors[1]["path"] as? String == "guests[#7].name")
    #expect(errors[3]["code"] as? String == "x")
    #expect(errors[0]["arguments"] == nil)
  }

  @Test("a client gets the report back")
  func back() throws {
    let json = try JSONEncoder().encode(ProblemDetails(report))
    let received = try JSONDecoder().decode(ProblemDetails.self, from: json)
    #expect(received.report == report)
    #expect(received.report.map(\.pointer) == report.map(\.pointer))
  }

  @Test("an answer of another service may lack what is optional")
  func foreign() throws {
    let json = """
      {"type": "about:blank", "title": "No", "status": 400,
       "errors": [{"detail": "x", "pointer": "#/age", "code": "range", "path": "age"}]}
      """
    let problem = try JSONDecoder().decode(ProblemDetails.self, from: Data(json.utf8))
    #expect(problem.report.brief == ["age: range"])
  }
}
