import NumberText
import Testing
import Validation

private struct Reading {
  var value: String
}

@Suite("Numbers as people write them")
struct NumberTextTests {
  static let polish = NumberMarks(decimalSeparator: ",", groupingSeparator: "\u{A0}")
  static let english = NumberMarks(decimalSeparator: ".", groupingSeparator: ",")
  static let arabic = NumberMarks(decimalSeparator: "٫", groupingSeparator: "٬")

  @Test(
    "the marks of a locale are read, and a point everywhere",
    arguments: [
      (polish, "64,5", 64.5), (polish, "64.5", 64.5), (polish, "−0,5", -0.5),
      (english, "64.5", 64.5), (english, "+7", 7), (english, "６４.５", 64.5), (english, "٦٤٫٥", 64.5),
      (arabic, "٦٤٫٥", 64.5), (arabic, "64.5", 64.5), (arabic, "64,5", 64.5),
      (arabic, "\u{61C}-٦٤٫٥", -64.5), (arabic, "۶۴٫۵", 64.5),
    ])
  func reads(marks: NumberMarks, text: String, value: Double) {
    #expect(Double(numberText: text, marks: marks) == value)
  }

  @Test(
    "marks of groups, two marks and other characters are refused",
    arguments: [
      (english, "64,5"), (english, "1,234"), (polish, "1 234"), (polish, "1.234,5"),
      (polish, "1,2,3"), (polish, ","), (polish, ""), (polish, "-"), (polish, "1e3"),
      (polish, "½"), (polish, "三"), (polish, "inf"), (arabic, "٬١"), (.point, "64,5"),
      (.point, "٦٤"), (NumberMarks(separator: ","), "1.5"),
      (polish, String(repeating: "9", count: 65)),
    ])
  func refuses(marks: NumberMarks, text: String) {
    #expect(Double(numberText: text, marks: marks) == nil)
  }

  @Test("whole numbers take no fraction, and fit")
  func integers() {
    #expect(Int(numberText: "٤٢", marks: Self.arabic) == 42)
    #expect(Int(numberText: "4,2", marks: Self.polish) == nil)
    #expect(UInt8(numberText: "256") == nil)
    #expect(UInt8(numberText: "-1") == nil)
  }

  @Test("an API, which has no visitor, reads a point and digits of ASCII alone")
  func api() {
    #expect(Double(numberText: "64.5") == 64.5)
    #expect(Double(numberText: "64,5") == nil)
    #expect(Double(numberText: "٦٤") == nil)
    let rules = Rules<Reading> { $0.field(\.value, .decimal(in: 0...100)) }
    #expect(rules.judge(Reading(value: "64.5")).isValid)
    #expect(!rules.judge(Reading(value: "64,5")).isValid)
  }

  @Test("a number that is written back is read again", arguments: [polish, english, arabic])
  func roundTrip(marks: NumberMarks) throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let value = Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 64
      for mark in marks.fractionMarks {
        let text = "\(value)".replacing(".", with: "\(mark)")
        #expect(Double(numberText: text, marks: marks) == value, "\(text)")
      }
    }
  }
}
