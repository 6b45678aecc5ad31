import Foundation
import Testing
import ValidatedCells

struct RuleTests {
  struct Case: Sendable, CustomStringConvertible {
    let name: String
    let rule: @Sendable () -> any Rule
    let accepted: [String]
    let refused: [String]
    var description: String { name }
  }

  /// 22 November 2026.
  private static let now = Date(timeIntervalSince1970: 1_795_305_600)

  private struct Other: ValidatableField { let validationText = "secret" }

  static let cases: [Case] = [
    Case(
      name: "Required", rule: { RequiredRule() }, accepted: ["a", " a ", "0"],
      refused: ["", " ", "\t\n", "\u{a0}"]),
    Case(
      name: "Email", rule: { EmailRule() },
      accepted: ["a@b.co", "first.last+tag@mail.example.museum", "A_1%x-@xn--bcher-kva.example"],
      refused: [
        "", "a", "a@b", "a@example", "a@b.c", "@b.co", "a@", "a b@c.de", "a@b..co", "a@-b.co",
        "a@b-.co",
        ".a@b.co", "a.@b.co", "a..b@c.de", "a@b.co ", "a@b.co\n", "a@b@c.de", "ж@b.co",
        "a@b.c0", String(repeating: "a", count: 65) + "@b.co",
      ]),
    Case(
      name: "Password", rule: { PasswordRule() }, accepted: ["Abcdefgh", "12345678Ж"],
      refused: ["", "Abcdefg", "abcdefgh", "12345678"]),
    Case(
      name: "PhoneNumber", rule: { PhoneNumberRule() }, accepted: ["0123456789"],
      refused: ["", "123456789", "01234567890", "012345678a", "٠١٢٣٤٥٦٧٨٩", "0123456789\n"]),
    Case(
      name: "ZipCode", rule: { ZipCodeRule() }, accepted: ["01234"],
      refused: ["", "1234", "123456", "1234a", " 12345", "12345\n"]),
    Case(
      name: "MinLength", rule: { MinLengthRule(length: 3) }, accepted: ["abc", "👩‍👩‍👧é́x"],
      refused: ["", "ab", "👩‍👩‍👧é"]),
    Case(
      name: "MaxLength", rule: { MaxLengthRule(length: 3) }, accepted: ["", "abc", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"],
      refused: ["abcd"]),
    Case(
      name: "ExactLength", rule: { ExactLengthRule(length: 3) }, accepted: ["abc"],
      refused: ["", "ab", "abcd"]),
    Case(
      name: "FullName", rule: { FullNameRule() }, accepted: ["Ada Lovelace", "Анна де ла Крус"],
      refused: ["", "Ada", "Ada ", " Ada", "Ada 1"]),
    Case(
      name: "Float", rule: { FloatRule() }, accepted: ["1", "-1.5", "+0.25", ".5", "007"],
      refused: ["", "-", ".", "1.", "1.2.3", "1,5", "1e3", "--1", "٣", "1.5\n"]),
    Case(
      name: "HexColor", rule: { HexColorRule() }, accepted: ["#fff", "a1B2c3", "#A1B2C3"],
      refused: ["", "#", "#ffff", "ggg", "##fff", "#fff\n", "１２３"]),
    Case(
      name: "IPv4", rule: { IPV4Rule() }, accepted: ["0.0.0.0", "255.255.255.255", "192.0.2.1"],
      refused: ["", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1..2.3", "1.2.3.4 ", "1.2.3.٤"]),
    Case(
      name: "ISBN", rule: { ISBNRule() },
      accepted: ["0-306-40615-2", "080442957X", "978-0-306-40615-7", "979 10 90636 07 1"],
      refused: ["", "0306406153", "9780306406158", "97803064061", "-0306406152", "0306406152-"]),
    Case(
      name: "ISBN10", rule: { ISBNRule(type: .isbn10) }, accepted: ["0306406152", "080442957x"],
      refused: ["9780306406157", "X804429570", "030640615"]),
    Case(
      name: "ISBN13", rule: { ISBNRule(type: .isbn13) }, accepted: ["9780306406157"],
      refused: ["0306406152", "1230306406157", "978030640615X"]),
    Case(
      name: "Alpha", rule: { AlphaRule() }, accepted: ["", "abc", "жук"],
      refused: ["a1", "a b", "a-b"]),
    Case(
      name: "AlphaNumeric", rule: { AlphaNumericRule() }, accepted: ["", "a1", "ж9"],
      refused: ["a b", "a_b", "a\n"]),
    Case(
      name: "CharacterSet",
      rule: { CharacterSetRule(characterSet: CharacterSet(charactersIn: "xyz")) },
      accepted: ["", "xyzzy"], refused: ["xyza", " x"]),
    Case(
      name: "Confirmation", rule: { ConfirmationRule(confirmField: Other()) },
      accepted: ["secret"], refused: ["", "Secret", "secret "]),
    Case(
      name: "Regex", rule: { RegexRule(regex: "a|bc+") }, accepted: ["a", "bc", "bccc"],
      refused: ["", "ab", "xa", "a\n", "bca"]),
    Case(
      name: "CardExpiryMonth", rule: { CardExpiryMonthRule() }, accepted: ["1", "01", "12"],
      refused: ["", "0", "00", "13", "012", "1a"]),
    Case(
      name: "CardExpiryYear", rule: { CardExpiryYearRule(now: { now }) },
      accepted: ["26", "2026", "46", "2046"],
      refused: ["", "25", "2025", "47", "2047", "026", "6"]),
  ]

  @Test(arguments: cases)
  func rule(_ example: Case) {
    let rule = example.rule()
    for text in example.accepted {
      #expect(rule.validate(text), "\(example.name) accepts \(text.debugDescription)")
    }
    for text in example.refused {
      #expect(!rule.validate(text), "\(example.name) refuses \(text.debugDescription)")
    }
    #expect(!rule.errorMessage().isEmpty)
    #expect(!rule.errorMessage().contains("%"))
  }

  @Test
  func messagesAreTheirs() {
    #expect(MinLengthRule(length: 8).errorMessage().contains("8"))
    #expect(MaxLengthRule().errorMessage().contains("16"))
    #expect(MinLengthRule(length: 8, message: "100 %@ of %ld").errorMessage() == "100 %@ of 8")
    #expect(RequiredRule(message: "Say something").errorMessage() == "Say something")
  }
}
