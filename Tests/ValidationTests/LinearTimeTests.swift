import Testing

@testable import Validation

/// Something that matches bytes, and texts that make bad matchers slow.
struct Matcher: Sendable, CustomTestStringConvertible {
  let name: String
  let matches: @Sendable (CountedBytes) -> Bool
  let hard: @Sendable (Int) -> String

  var testDescription: String { name }
}

private func many(_ text: String) -> @Sendable (Int) -> String {
  { String(repeating: text, count: $0) }
}

private func pattern(_ source: String, _ hard: @escaping @Sendable (Int) -> String) -> Matcher {
  let pattern = try! Pattern(source)
  return Matcher(name: source, matches: { pattern.matches(bytes: $0) }, hard: hard)
}

private let https = [Array("https".utf8)]

/// Time is counted in looks at bytes: the count doesn't depend on the machine.
@Suite("Each rule takes time that grows with its text and no faster")
struct LinearTimeTests {
  static let matchers: [Matcher] = [
    Matcher(name: "email", matches: { isEmail($0) }, hard: many("a.")),
    Matcher(
      name: "email, at signs", matches: { isEmail($0) },
      hard: { "a@" + String(repeating: "a.", count: $0) }),
    Matcher(
      name: "url", matches: { isURL($0, schemes: https) },
      hard: { "https://a/" + String(repeating: "%41", count: $0) }),
    Matcher(
      name: "url, host", matches: { isURL($0, schemes: https) },
      hard: { "https://" + String(repeating: "a.", count: $0) }),
    Matcher(
      name: "url, address", matches: { isURL($0, schemes: https) },
      hard: { "https://[" + String(repeating: "a:", count: $0) }),
    Matcher(
      name: "phone", matches: { isPhone($0, digits: 7...15, separators: [32]) }, hard: many("1 ")),
    Matcher(name: "ipv4", matches: { isIPv4($0) }, hard: many("1.")),
    Matcher(name: "ipv6", matches: { isIPv6($0) }, hard: many("1:")),
    Matcher(name: "host", matches: { isHostName($0, labels: 1) }, hard: many("a-")),
    Matcher(name: "integer", matches: { NumberForm.integer.isForm(of: $0) }, hard: many("9")),
    Matcher(name: "decimal", matches: { NumberForm.decimal.isForm(of: $0) }, hard: many("9")),
    Matcher(name: "isbn", matches: { isISBN($0, lengths: [10, 13]) }, hard: many("1-")),
    Matcher(name: "card", matches: { isCardNumber($0) }, hard: many(" ")),
    Matcher(name: "colour", matches: { isHexColor($0) }, hard: many("f")),
    Matcher(name: "name", matches: { isFullName($0) }, hard: many("ż a ")),
    Matcher(name: "letters", matches: { $0.allScalars(\.isLetterOrMark) }, hard: many("ż")),
    Matcher(name: "password", matches: { PasswordContents($0).symbols == 0 }, hard: many("aA1ż")),
    pattern("(a+)+b", many("a")),
    pattern("(a|a)*b", many("a")),
    pattern("(a|aa)+", { String(repeating: "a", count: $0) + "b" }),
    pattern("(.*)(.*)(.*)(.*)x", many("y")),
    pattern("(x+x+)+y", many("x")),
    pattern("([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*@", many("a")),
    pattern("(a|b)*a(a|b){30}", many("ab")),
    pattern("(\\p{L}+\\s?)*!", many("ż ")),
  ]

  @Test("looks at bytes", arguments: matchers)
  func looks(_ matcher: Matcher) {
    func looks(_ size: Int) -> (count: Int, bytes: Int) {
      let bytes = CountedBytes(matcher.hard(size))
      _ = matcher.matches(bytes)
      return (bytes.counter.looks, bytes.bytes.count)
    }
    let (small, large) = (looks(1_000), looks(10_000))
    #expect(large.count <= 4 * large.bytes + 64, "\(large.count) looks at \(large.bytes) bytes")
    #expect(large.count <= 11 * max(small.count, 10))
  }
}
