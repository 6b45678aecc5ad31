import Testing

@testable import Validation

/// A rule, texts that meet it and texts that don't.
struct RuleTable: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: Rule<String>
  let right: [String]
  let wrong: [String]

  var testDescription: String { name }
}

private let a64 = String(repeating: "a", count: 64)
private let label63 = String(repeating: "b", count: 63)

let textRules: [RuleTable] = [
  RuleTable(
    name: "required", rule: .required,
    right: ["a", " a ", "0", "\u{200B}", "é", "👩‍👩‍👧", "\u{FEFF}"],
    wrong: ["", " ", "\t\r\n", "\u{00A0}\u{2003}\u{3000}", "\u{85}"]),
  RuleTable(
    name: "email", rule: .email,
    right: [
      "", "a@b.co", "first.last+tag@sub.example.com", "o'neil@example.ie", "x_y-z@example.museum",
      "\(a64)@example.com", "a@\(label63).com", "name@пример.рф", "name@köln.de", "1@2.example",
      "a@xn--e1afmkfd.xn--p1ai", "!#$%&'*+/=?^_`{|}~-@example.com",
    ],
    wrong: [
      "a", "a@", "@b.co", "a@b", "a@@b.co", "a b@c.de", " a@b.co", "a@b.co ", "a@b.co\n", ".a@b.co",
      "a.@b.co", "a..b@c.de", "a@.co", "a@b.", "a@-b.co", "a@b-.co", "a@b..co",
      "\(a64)a@example.com",
      "a@\(label63)b.com", "é@example.com", "a@[127.0.0.1]", "a@127.0.0.1", "\"a b\"@c.de",
      "a@b_c.de", "a@b.co,c@d.co", "a@b.co\0", "<a@b.co>", "a(b)@c.de",
      "a@\(Array(repeating: label63, count: 4).joined(separator: ".")).com",
    ]),
  RuleTable(
    name: "url", rule: .url,
    right: [
      "", "https://example.com", "http://example.com/", "HTTPS://EXAMPLE.COM",
      "https://localhost:8080",
      "https://example.com/a/b?c=d&e=[f]#g", "https://example.com?x", "https://example.com#x",
      "https://192.0.2.1/a", "https://[2001:db8::1]:443/a", "https://[::1]",
      "https://пример.рф/путь",
      "https://example.com/%D0%BF", "https://example.com:65535",
    ],
    wrong: [
      "example.com", "https://", "https:///a", "https:/example.com", "ftp://example.com",
      "javascript:alert(1)", "https://exa mple.com", "https://example.com/a b", "https://a@b.com",
      "https://user:pass@b.com", "https://example.com:", "https://example.com:65536",
      "https://example.com:8a", "https://example.com/%", "https://example.com/%2",
      "https://example.com/%zz",
      "https://[::1", "https://[]", "https://[:::1]", "https://[1:2:3:4:5:6:7:8:9]",
      "https://-a.com",
      "https://example..com", "https://example.com\n", "https://example.com/\u{7}",
      "https://[::1]a",
      "https://example.com/<script>", "data:text/html,x", " https://example.com",
      "https://example.com\\a",
      "https://example.com:80:80", "https://256.0.0.1",
    ]),
  RuleTable(
    name: "phone", rule: .phone(digits: 7...11),
    right: [
      "", "1234567", "+48 601-234-567", "(022) 123 45 67", "601.234.567", "+12345678901",
      " +48 1234567",
    ],
    wrong: [
      "123456", "123456789012", "+", "12+34567", "123456a", "++1234567", "١٢٣٤٥٦٧", "1234567\n",
      "12/34567",
    ]),
  RuleTable(
    name: "ipv4", rule: .ipv4,
    right: ["", "0.0.0.0", "255.255.255.255", "192.0.2.1"],
    wrong: [
      "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1.2.3.04", "1..2.3", ".1.2.3.4", "1.2.3.4.",
      "a.b.c.d", "1.2.3.-4", " 1.2.3.4", "٠.٠.٠.٠",
    ]),
  RuleTable(
    name: "alpha", rule: .alpha,
    right: ["", "abc", "Żółć", "Иван", "漢字", "e\u{301}", "नमस्ते"],
    wrong: ["a b", "a1", "a-b", "a.", "👍", "٣"]),
  RuleTable(
    name: "alphanumeric", rule: .alphanumeric,
    right: ["", "abc1", "Ż2", "٣", "Ⅷ", "½"], wrong: ["a b", "a_b", "a-1", "👍"]),
  RuleTable(
    name: "characters", rule: .characters(in: .letters.union("-' ")),
    right: ["", "O'Neil", "Kowalska-Nowak", "de la Cruz"], wrong: ["R2D2", "a_b", "a\tb"]),
  RuleTable(
    name: "fullName", rule: .fullName,
    right: ["", "Ada Lovelace", "Иван Иванов", " Li  Na ", "J. R. R. Tolkien", "X Æ A-12", "李 娜"],
    wrong: ["Ada", "Ada 1", "1 2", " Ada ", "- Ada", "   "]),
  RuleTable(
    name: "zipCode", rule: .zipCode,
    right: ["", "12345", "00000"], wrong: ["1234", "123456", "12a45", "12345-6789", "１２３４５"]),
  RuleTable(
    name: "hexColor", rule: .hexColor,
    right: ["", "#fff", "fff", "#A1B2c3", "000000"],
    wrong: ["#", "#ffff", "#ggg", "##fff", "fffffff", "#fff "]),
  RuleTable(
    name: "isbn", rule: .isbn,
    right: [
      "", "0306406152", "0-306-40615-2", "080442957X", "080442957x", "9780306406157",
      "978-0-306-40615-7", "979-10-90636-07-1",
    ],
    wrong: [
      "0306406153", "9780306406158", "X306406152", "08044X9570", "978030640615", "97803064061577",
      "0306406152-", "-0306406152", "0--306406152", "9770306406157", "abcdefghij",
    ]),
  RuleTable(
    name: "isbn of 13 digits", rule: .isbn([13]), right: ["9780306406157"], wrong: ["0306406152"]),
  RuleTable(
    name: "cardNumber", rule: .cardNumber,
    right: [
      "", "4111 1111 1111 1111", "5500-0000-0000-0004", "340000000000009", "6304000000000000",
    ],
    wrong: ["4111111111111112", "411111111111", "4111a11111111111", "", "41111111111111111111111"]
      .filter { !$0.isEmpty }),
  RuleTable(
    name: "cardExpiryMonth", rule: .cardExpiryMonth,
    right: ["", "1", "01", "9", "12"], wrong: ["0", "00", "13", "1a", "012", "-1", " 1"]),
  RuleTable(
    name: "cardExpiryYear", rule: .cardExpiryYear(within: 10, currentYear: { 2026 }),
    right: ["", "2026", "2036"], wrong: ["2025", "2037", "26", "20260", "202a"]),
  RuleTable(
    name: "password", rule: .password,
    right: ["", "Abcdefgh", "ЖжЖжЖжЖж", "12345678A", "A👍👍👍👍👍👍👍"],
    wrong: ["Abcdefg", "abcdefgh", "12345678", "A👩‍👩‍👧"]),
  RuleTable(
    name: "password of four kinds",
    rule: .password(minimumLength: 4, uppercase: 1, lowercase: 1, digits: 1, symbols: 1),
    right: ["aB1!", "żŻ٣€", "aB1 "], wrong: ["aB1x", "aB!x", "a1!x", "B1!X", "aB1"]),
  RuleTable(
    name: "integer", rule: .integer,
    right: ["", "0", "-0", "+7", "007", String(repeating: "9", count: 64)],
    wrong: [
      "1.0", "1e3", " 1", "1 ", "-", "+", "--1", "٣", "0x10", String(repeating: "9", count: 65),
    ]),
  RuleTable(
    name: "integer in a range", rule: .integer(in: 0...40),
    right: ["", "0", "40", "+40", "-0"],
    wrong: ["-1", "41", "abc", "4.5", "99999999999999999999999999"]),
  RuleTable(
    name: "decimal", rule: .decimal,
    right: ["", "0", "-0.5", ".5", "5.", "+1.25", "00.10"],
    wrong: [".", "-", "1,5", "1.2.3", "1e5", "inf", "nan", "0x1p3", " 1", "1 000", "٣"]),
  RuleTable(
    name: "decimal with a comma", rule: .decimal(marks: NumberMarks(separator: ",")),
    right: ["1,5", "2"],
    wrong: ["1.5"]),
  RuleTable(
    name: "decimal in a range", rule: .decimal(in: -90...90),
    right: ["", "-90", "90", "90.0", "0.0001"], wrong: ["90.0001", "-91", "north", "1e1"]),
  RuleTable(
    name: "oneOf", rule: .oneOf(["PL", "DE"]), right: ["", "PL", "DE"], wrong: ["pl", "PL ", "FR"]),
  RuleTable(
    name: "oneOf many", rule: .oneOf((0..<20).map { "v\($0)" }),
    right: ["", "v0", "v19"], wrong: ["v20", "v"]),
  RuleTable(
    name: "noneOf", rule: .noneOf(["admin", "root"]), right: ["", "ada"], wrong: ["admin", "root"]),
  RuleTable(
    name: "pattern", rule: .pattern("[0-9]{2}-[0-9]{3}"),
    right: ["", "00-950"], wrong: ["00950", "00-9500", "x00-950", "00-950\n"]),
  RuleTable(
    name: "trimmed", rule: .email.trimmed, right: ["", "  ", " a@b.co\n", "a@b.co"],
    wrong: [" a@b "]),
  RuleTable(
    name: "custom", rule: .custom("even") { $0.utf8.count.isMultiple(of: 2) },
    right: ["", "ab"], wrong: ["a"]),
  RuleTable(
    name: "all", rule: .all(.required, .length(...3), .alpha), right: ["abc"],
    wrong: ["", "abcd", "a1"]),
]

@Suite("Rules on texts")
struct TextRuleTests {
  @Test("accepts what is right and nothing else", arguments: textRules)
  func table(_ table: RuleTable) {
    for text in table.right { #expect(table.rule.isMet(by: text), "\(table.name): “\(text)”") }
    for text in table.wrong { #expect(!table.rule.isMet(by: text), "\(table.name): “\(text)”") }
  }

  @Test("every rule but required takes an empty text")
  func empty() {
    for table in textRules where !["required", "all"].contains(table.name) {
      #expect(table.rule.isMet(by: ""), "\(table.name)")
    }
  }

  @Test("every shipped code is what its rule reports")
  func codes() {
    let samples: [(Rule<String>, String, FailureCode)] = [
      (.required, "", "required"), (.email, "x", "email"), (.url, "x", "url"),
      (.phone, "x", "phone"),
      (.ipv4, "x", "ipv4"), (.alpha, "1", "alpha"), (.alphanumeric, "-", "alphanumeric"),
      (.characters(in: "a"), "b", "characters"), (.fullName, "x", "fullName"),
      (.zipCode, "x", "zipCode"),
      (.hexColor, "x", "hexColor"), (.isbn, "x", "isbn"), (.cardNumber, "x", "cardNumber"),
      (.cardExpiryMonth, "x", "cardExpiryMonth"), (.cardExpiryYear(), "x", "cardExpiryYear"),
      (.password, "x", "password"), (.integer, "x", "integer"), (.decimal, "x", "decimal"),
      (.oneOf(["a"]), "x", "oneOf"), (.noneOf(["x"]), "x", "noneOf"),
      (.pattern("a"), "x", "pattern"),
      (.minimumLength(2), "x", "minimumLength"), (.maximumLength(0), "x", "maximumLength"),
      (.exactLength(2), "x", "exactLength"), (.length(2...3), "x", "length"),
      (.equal(to: "a"), "x", "equal"), (.integer(in: 0...1), "2", "range"),
      (.email.reporting("mail"), "x", "mail"),
    ]
    for (rule, text, code) in samples { #expect(rule.firstFailure(of: text)?.code == code) }
  }

  @Test(
    "white space is left out at both ends alone",
    arguments: [
      ("", ""), (" ", ""), ("a", "a"), (" a b\t", "a b"), ("\u{3000}漢\u{2028}", "漢"),
      ("\u{200B}a", "\u{200B}a"),
    ])
  func trimming(_ text: String, _ expected: String) {
    #expect(text.trimmingWhiteSpace() == expected)
  }

  @Test(
    "this year is found without a calendar",
    arguments: [
      (0, 1970), (31_535_999, 1970), (31_536_000, 1971), (951_782_400, 2000), (978_307_199, 2000),
      (978_307_200, 2001), (4_102_444_799, 2099), (4_102_444_800, 2100), (4_107_542_400, 2100),
      (-1, 1969), (-31_536_001, 1968), (13_569_465_600, 2400), (-2_208_988_800, 1900),
    ])
  func years(_ seconds: Int, _ year: Int) {
    #expect(CivilYear.year(secondsSince1970: seconds) == year)
  }
}
