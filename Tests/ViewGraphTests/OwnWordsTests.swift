import Foundation
import Testing

@testable import ViewGraph

/// What Apus says by itself, in each of its languages.
@Suite struct OwnWordsTests {
  private static let languages = OwnWords.shipped.keys.sorted()

  private static func gaps(_ text: String) -> [String] {
    text.matches(of: /\{(\w+)\}/).map { String($0.1) }.sorted()
  }

  @Test func fourLanguagesAreShippedBesideEnglish() {
    #expect(Self.languages == ["ar", "de", "ja", "pl"])
  }

  @Test(arguments: languages)
  func eachLanguageHasEachSentence(_ language: String) throws {
    let texts = try #require(OwnWords.shipped[language])
    for words in OwnWords.allCases {
      let text = try #require(texts[words], "\(words) has no \(language)")
      for form in text.forms.values {
        #expect(!form.isEmpty)
        #expect(Self.gaps(form) == Self.gaps(words.rawValue), "\(words) in \(language): \(form)")
      }
    }
  }

  @Test(arguments: languages)
  func sentencesEndAsTheEnglishOnesDo(_ language: String) throws {
    for (words, text) in try #require(OwnWords.shipped[language]) {
      for form in text.forms.values {
        let ends = form.last.map { ".。".contains($0) } ?? false
        #expect(ends == (words.rawValue.last == "." && words != .loading), "\(words): \(form)")
      }
    }
  }

  /// The forms that whole numbers ask for: a form that is never asked for is a mistake, too.
  @Test(arguments: languages + ["en"])
  func countsHaveTheFormsOfTheLanguage(_ language: String) {
    let asked = Set((0...200).map { PluralCategory(Double($0), in: language) })
    for words in OwnWords.allCases {
      let forms = Set(PageWords.shipped(in: language).text(of: words).forms.keys)
      if words.countName == nil {
        #expect(forms == [.other], "\(words)")
      } else {
        #expect(forms.isSubset(of: asked.union([.other])), "\(words)")
      }
    }
  }

  @Test(arguments: [
    ("en", 1, "Only 1 character fits: 2 left out."),
    ("en", 5, "Only 5 characters fit: 2 left out."),
    ("pl", 3, "Mieszczą się tylko 3 znaki: pominięto 2."),
    ("pl", 5, "Mieści się tylko 5 znaków: pominięto 2."),
    ("de-AT", 5, "Nur 5 Zeichen passen hinein: 2 ausgelassen."),
    // A language without sentences of Apus's has the English ones, with their forms.
    ("fr", 1, "Only 1 character fits: 2 left out."),
  ])
  func gapsAreFilled(_ language: String, _ most: Int, _ sentence: String) {
    let words = PageWords.shipped(in: language)
    #expect(words(.leftOut, ["most": "\(most)", "left": "2"], count: most) == sentence)
  }

  @Test func whatFillsAGapIsNoGap() {
    #expect(
      PageWords.english(.noResultsFor, ["text": "{text} {count"])
        == "No Results for “{text} {count”")
  }

  @Test func anAppSaysItInItsOwnWords() {
    let own: PageWords.LookUp = { key, _ in
      switch key {
      case "Back": (OwnText(forms: [.other: "Hop back"]), "en")
      case "Cancel": (OwnText(forms: [.other: "Lieber nicht"]), "de")
      default: nil
      }
    }
    let german = PageWords.shipped(in: "de").with(own, in: "de")
    #expect(german[.cancel] == "Lieber nicht" && german[.back] == "Zurück")
    let english = PageWords.shipped(in: "en").with({ $0 == "Back" ? own($0, $1) : nil }, in: "en")
    #expect(english[.back] == "Hop back" && english[.cancel] == "Cancel")
  }

  @Test func anAppAddsALanguage() {
    let words = PageWords.shipped(in: "fr").with(
      { key, _ in
        key == OwnWords.ruleAtLeast.rawValue
          ? (OwnText(forms: [.one: "{count} signe", .other: "{count} signes"]), "fr") : nil
      }, in: "fr")
    #expect(words(.ruleAtLeast, ["count": "0"], count: 0) == "0 signe")
    #expect(words(.ruleAtLeast, ["count": "2"], count: 2) == "2 signes")
    #expect(words[.back] == "Back")
  }
}
