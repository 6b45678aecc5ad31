import Testing

@testable import Validation

@Suite("Lengths")
struct LengthTests {
  static let texts: [(String, characters: Int, scalars: Int, utf16: Int, bytes: Int)] = [
    ("", 0, 0, 0, 0),
    ("abc", 3, 3, 3, 3),
    ("ż", 1, 1, 1, 2),
    ("e\u{301}", 1, 2, 2, 3),
    ("👍", 1, 1, 2, 4),
    ("👩‍👩‍👧", 1, 5, 8, 18),
    ("🇵🇱🇩🇪", 2, 4, 8, 16),
    ("\r\n", 1, 2, 2, 2),
    ("a\r\nb\n", 4, 5, 5, 5),
    ("12345678\r\n90", 11, 12, 12, 12),
    ("漢字", 2, 2, 2, 6),
    ("한국", 2, 2, 2, 6),
    ("\u{1112}\u{1161}\u{11AB}", 1, 3, 3, 9),
    ("abcdefghijklmnopqrstuvwxyz0123456789", 36, 36, 36, 36),
  ]

  @Test("each unit counts what it says", arguments: texts)
  func units(_ text: (String, characters: Int, scalars: Int, utf16: Int, bytes: Int)) {
    #expect(LengthUnit.characters.length(of: text.0) == text.characters)
    #expect(LengthUnit.scalars.length(of: text.0) == text.scalars)
    #expect(LengthUnit.utf16.length(of: text.0) == text.utf16)
    #expect(LengthUnit.bytes.length(of: text.0) == text.bytes)
  }

  @Test("limits hold at the limit, one below and one above", arguments: texts, LengthUnit.allCases)
  func limits(
    _ text: (String, characters: Int, scalars: Int, utf16: Int, bytes: Int), _ unit: LengthUnit
  ) {
    let length = unit.length(of: text.0)
    for limit in 0...40 {
      #expect(
        Rule.maximumLength(limit, in: unit).isMet(by: text.0) == (length <= limit),
        "\(text.0.debugDescription) at most \(limit) \(unit)")
      let isEmpty = text.0.isEmpty
      #expect(
        Rule.minimumLength(limit, in: unit).isMet(by: text.0) == (isEmpty || length >= limit),
        "\(text.0.debugDescription) at least \(limit) \(unit)")
      #expect(Rule.exactLength(limit, in: unit).isMet(by: text.0) == (isEmpty || length == limit))
      #expect(
        Rule.length(limit...limit + 2, in: unit).isMet(by: text.0)
          == (isEmpty || (limit...limit + 2).contains(length)))
    }
  }

  @Test("ranges open at an end are a minimum or a maximum")
  func openRanges() {
    #expect(Rule.length(...2).firstFailure(of: "abc")?.code == .maximumLength)
    #expect(Rule.length(4...).firstFailure(of: "abc")?.code == .minimumLength)
    #expect(
      Rule.length(2...3, in: .bytes).firstFailure(of: "żż")?.arguments
        == ["minimum": 2, "maximum": 3, "unit": "bytes"])
  }

  @Test("lengths tell their limits and their unit", arguments: LengthUnit.allCases)
  func arguments(_ unit: LengthUnit) {
    let word = FailureArgument.text(unit.rawValue)
    func arguments(_ rule: Rule<String>) -> [String: FailureArgument]? {
      rule.firstFailure(of: "abc")?.arguments
    }
    #expect(arguments(.minimumLength(4, in: unit)) == ["minimum": 4, "unit": word])
    #expect(arguments(.maximumLength(2, in: unit)) == ["maximum": 2, "unit": word])
    #expect(arguments(.exactLength(5, in: unit)) == ["length": 5, "unit": word])
    #expect(arguments(.length(1...2, in: unit)) == ["minimum": 1, "maximum": 2, "unit": word])
  }

  @Test("one character cannot hold a novel")
  func bytesOfCharacters() {
    let flood = "a" + String(repeating: "\u{301}", count: 200_000)
    #expect(flood.count == 1)
    #expect(!Rule.maximumLength(500).isMet(by: flood))
    // What people write stays far below: forty families for forty characters.
    #expect(Rule.maximumLength(40).isMet(by: String(repeating: "👨🏿‍👩🏿‍👧🏿‍👦🏿", count: 40)))
    let atTheBound = "a" + String(repeating: "\u{301}", count: 63) + "b"
    #expect(Rule.maximumLength(2).isMet(by: atTheBound) == (atTheBound.utf8.count <= 128))
  }
}
