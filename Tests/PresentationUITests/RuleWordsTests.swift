import Testing
import Validation

import enum ViewGraph.OwnWords
import class ViewGraph.PageWords

/// The rules of text cells and those of `Validation` have their words in two tables, since `Validation` depends
/// on nothing.
@Suite struct RuleWordsTests {
  @Test(
    "a cell says what Validation says of the same fault",
    arguments: ["en", "ar", "de", "ja", "pl"],
    [
      (.ruleRequired, .required, [:]), (.ruleSame, .equal, [:]), (.ruleForm, .pattern, [:]),
      (.ruleCharacters, .characters, [:]), (.ruleLetters, .alpha, [:]),
      (.ruleLettersAndDigits, .alphanumeric, [:]), (.ruleEmail, .email, [:]),
      (
        .rulePassword, .password,
        ["minimum": 8, "uppercase": 1, "lowercase": 0, "digits": 0, "symbols": 0]
      ),
      (.ruleZipCode, .zipCode, [:]), (.ruleFullName, .fullName, [:]),
      (.ruleColor, .hexColor, [:]), (.ruleIPv4, .ipv4, [:]), (.ruleISBN, .isbn, [:]),
      (.ruleMonth, .cardExpiryMonth, [:]), (.ruleYear, .cardExpiryYear, [:]),
    ] as [(OwnWords, FailureCode, [String: Int])])
  func sameWords(language: String, fault: (OwnWords, FailureCode, [String: Int])) {
    let (words, code, arguments) = fault
    #expect(
      PageWords.shipped(in: language)[words] == sentence(code, arguments, in: language))
  }

  @Test("a cell says a length as Validation does", arguments: ["en", "ar", "de", "ja", "pl"])
  func sameLengths(language: String) {
    let words = PageWords.shipped(in: language)
    for count in [1, 2, 3, 5, 11, 22, 100] {
      let pairs: [(OwnWords, FailureCode, String)] = [
        (.ruleAtLeast, .minimumLength, "minimum"), (.ruleAtMost, .maximumLength, "maximum"),
        (.ruleExactly, .exactLength, "length"),
      ]
      for (own, code, name) in pairs {
        #expect(
          words(own, ["count": "\(count)"], count: count)
            == sentence(code, [name: count], in: language))
      }
    }
  }

  private func sentence(
    _ code: FailureCode, _ arguments: [String: Int], in language: String
  ) -> String {
    Wording(language).text(
      for: ValidationFailure(
        path: "field", code: code, arguments: arguments.mapValues { .integer($0) }))
  }
}
