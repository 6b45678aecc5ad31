import Foundation
import Synchronization

/// ``OwnWords`` in the language of a page.
package final class PageWords: Sendable {
  /// Of the sentences: a BCP 47 tag.
  package let language: String
  /// Those that are not in English, or not those that Apus ships.
  private let texts: [OwnWords: OwnText]

  package init(language: String, texts: [OwnWords: OwnText]) {
    self.language = language
    self.texts = texts
  }

  /// As they come with Apus.
  package static let english = PageWords(language: "en", texts: [:])

  private static let shippedLanguages = AppLanguages(
    development: "en", others: Array(OwnWords.shipped.keys))

  /// Those that Apus ships for the words of an app: English if there are none in their language.
  ///
  /// - Parameter tag: The language of the app's words: a BCP 47 tag.
  package static func shipped(in tag: String) -> PageWords {
    let language = shippedLanguages.localizations(for: tag).first ?? "en"
    return PageWords(language: language, texts: OwnWords.shipped[language] ?? [:])
  }

  // MARK: An app's own

  /// Finds what an app says itself: the sentence for a key in the language that comes nearest, and that
  /// language.
  package typealias LookUp =
    @Sendable (_ key: String, _ locale: Locale) -> (
      text: OwnText, language: String
    )?

  private struct Known {
    var lookUp: LookUp?
    var languages = AppLanguages()
    var words: [String: PageWords] = [:]
  }

  private static let known = Mutex(Known())

  /// Sets what languages the program has words in, and where its own sentences are looked for.
  package static func takeSentences(
    of languages: AppLanguages, from lookUp: @escaping LookUp
  ) {
    known.withLock { $0 = Known(lookUp: lookUp, languages: languages) }
  }

  /// Those for a visitor of these languages, in the order of their preference: BCP 47 tags.
  package static func words(forReaderOf preferred: [String]) -> PageWords {
    let languages = known.withLock { $0.languages }
    return words(in: languages.choice(for: preferred)?.language ?? languages.localizations[0])
  }

  /// Those of the program that runs, and otherwise those that come with Apus.
  ///
  /// - Parameter tag: The language of the app's words: a BCP 47 tag.
  package static func words(in tag: String) -> PageWords {
    let (found, lookUp) = known.withLock { ($0.words[tag], $0.lookUp) }
    if let found { return found }
    let fresh = lookUp.map { shipped(in: tag).with($0, in: tag) } ?? shipped(in: tag)
    known.withLock { $0.words[tag] = fresh }
    return fresh
  }

  /// With an app's own sentences.
  package func with(_ lookUp: LookUp, in tag: String) -> PageWords {
    let locale = Locale(identifier: tag)
    let wanted = locale.language.languageCode?.identifier ?? tag
    var (texts, hasOwn) = (texts, false)
    for words in OwnWords.allCases {
      guard let found = lookUp(words.rawValue, locale) else { continue }
      // What Apus says in the page's language goes before what the app says in another.
      guard found.language == wanted || language != wanted else { continue }
      hasOwn = hasOwn || found.language == wanted
      texts[words] = found.text
    }
    return PageWords(language: hasOwn ? wanted : language, texts: texts)
  }

  // MARK: Sentences

  /// Whether sentences differ from the English ones that Apus ships.
  package var differFromEnglish: Bool { !texts.isEmpty }

  package func text(of words: OwnWords) -> OwnText { texts[words] ?? words.english }

  package subscript(words: OwnWords) -> String { text(of: words).text }

  /// A sentence with its gaps filled.
  ///
  /// - Parameters:
  ///   - values: By the names of the gaps.
  ///   - count: The number that decides about the form.
  package func callAsFunction(
    _ words: OwnWords, _ values: [String: String], count: Int? = nil
  ) -> String {
    let text = text(of: words)
    let form = count.map { text.text(for: Double($0), in: language) } ?? text.text
    return Self.fill(form, values)
  }

  /// Each gap once: what fills one may have braces itself.
  private static func fill(_ form: String, _ values: [String: String]) -> String {
    var (filled, rest) = ("", form[...])
    while let start = rest.firstIndex(of: "{") {
      filled += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: "}"),
        let value = values[String(rest[start..<end].dropFirst())]
      else {
        filled.append(rest.removeFirst())
        continue
      }
      filled += value
      rest = rest[end...].dropFirst()
    }
    return filled + rest
  }
}
