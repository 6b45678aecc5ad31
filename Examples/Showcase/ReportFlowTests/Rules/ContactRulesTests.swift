import Testing

@testable import ReportFlow

@Suite("Contact rules")
struct ContactRulesTests {
  @Test(
    "a phone number has 7 to 11 digits",
    arguments: [
      ("1234567", "1234567"),
      ("12345678901", "12345678901"),
      ("+48 123-456-789", "+48123456789"),
      (" 123 45 67 ", "1234567"),
      ("123456", nil),
      ("123456789012", nil),
      ("+", nil),
      ("", nil),
      ("++481234567", nil),
      ("1234+567", nil),
      ("(123) 4567", nil),
      ("123456a", nil),
      ("١٢٣٤٥٦٧", nil),
    ] as [(String, String?)])
  func phone(text: String, normalized: String?) {
    let form = ContactRules.FormData(phone: text, email: "luna@example.com")
    #expect(ContactRules.contact(from: form)?.phone == normalized)
    #expect(ContactRules.errors(in: form) == (normalized == nil ? [.invalidPhone] : []))
  }

  @Test(
    "an email address is trimmed and judged without regard to case",
    arguments: [
      (" luna@example.com\n", "luna@example.com"),
      ("LUNA@EXAMPLE.COM", "LUNA@EXAMPLE.COM"),
      ("l.u+n-a_1@mail.example.co", "l.u+n-a_1@mail.example.co"),
      ("", nil),
      ("luna", nil),
      ("luna@", nil),
      ("@example.com", nil),
      ("luna@example", nil),
      ("luna@example.c", nil),
      ("luna@exa mple.com", nil),
      ("lu na@example.com", nil),
      ("luna@@example.com", nil),
      ("luna..cat@example.com", nil),
      (".luna@example.com", nil),
      ("luna@-example.com", nil),
      ("luna@example..com", nil),
      ("luna@example.123", nil),
      ("лuna@example.com", nil),
      (String(repeating: "a", count: 250) + "@example.com", nil),
    ] as [(String, String?)])
  func email(text: String, normalized: String?) {
    let form = ContactRules.FormData(phone: "1234567", email: text)
    #expect(ContactRules.contact(from: form)?.email == normalized)
    #expect(ContactRules.errors(in: form) == (normalized == nil ? [.invalidEmail] : []))
  }

  @Test(
    "a list shows only the last three digits of a number",
    arguments: [
      ("+48123456789", "•••••••• 789"), ("1234567", "•••• 567"), ("12", "••"),
    ])
  func masked(number: String, shown: String) {
    #expect(PhoneNumber.masked(number) == shown)
  }
}
