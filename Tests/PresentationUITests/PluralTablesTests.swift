import Testing

import struct Validation.PluralRule
import enum ViewGraph.PluralCategory

/// The words of rules and those of screens choose their forms by two tables, since `Validation` depends on
/// nothing.
@Suite struct PluralTablesTests {
  @Test(
    "a count has the same form in a rule's words as in a screen's",
    arguments: [
      "ja", "zh", "ko", "vi", "th", "id", "ms", "fr", "pt", "cs", "sk", "pl", "ru", "uk", "be",
      "ar", "en",
      "de",
    ])
  func oneForm(language: String) {
    let rule = PluralRule.rule(for: language)
    let counts = (0...220).map(Double.init) + [1_000, 1_001, 0.5, 1.5, 2.5, 11.5]
    for count in counts {
      #expect(
        rule.category(for: count).rawValue == PluralCategory(count, in: language).rawValue,
        "\(count) in \(language)")
    }
  }
}
