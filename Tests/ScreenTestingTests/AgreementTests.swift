import ApusUI
import ScreenTesting
import Testing

/// Words of English phrases agree with their numbers.
@MainActor @Suite struct AgreementTests {
  @Test(arguments: [
    (0, "adult", "0 adults"), (1, "adult", "1 adult"), (2, "adult", "2 adults"),
    (2, "small box", "2 small boxes"), (3, "city", "3 cities"), (3, "day", "3 days"),
    (2, "Person", "2 People"), (1, "people", "1 person"), (1, "items", "1 item"),
    (2, "message selected", "2 messages selected"), (5, "day left", "5 days left"),
    (2, "glass of milk", "2 glasses of milk"), (2, "fish", "2 fish"), (2, "items", "2 items"),
    (1234, "step", "1,234 steps"), (-1, "degree", "-1 degree"),
  ])
  func nounsAgree(_ count: Int, _ words: String, _ expected: String) {
    let screen = Screen(width: 390) {
      Text("^[\(count) \(words)](inflect: true)").accessibilityIdentifier("words")
    }
    #expect(screen.element("words").text == expected)
  }

  @Test func aPhraseStandsInATextWithStyles() {
    let screen = Screen(width: 390) {
      Text("You have **^[\(2) ticket](inflect: true)** and ^[\(1) coupons](inflect: true).")
        .accessibilityIdentifier("words")
      Text("2 ^ 3 and ^[no attribute](later) and [a](b)").accessibilityIdentifier("others")
    }
    #expect(screen.element("words").text == "You have 2 tickets and 1 coupon.")
    #expect(screen.element("others").text == "2 ^ 3 and ^no attribute and a")
  }
}
