import Foundation

/// The languages that an app has words in, and which of them a visitor gets.
package struct AppLanguages: Equatable, Sendable {
  /// BCP 47 tags, such as `de` or `zh-Hant`, the language in which the app was written first.
  package let localizations: [String]

  /// - Parameter development: What the app was written in: who reads no language of the app gets it.
  package init(development: String = "en", others: [String] = []) {
    localizations = [development] + others.filter { $0 != development }.sorted()
  }

  /// What a visitor of these languages gets, in the order of their preference: as on Apple's systems the
  /// language is one of the app's, and the region, with its calendar and its way to write numbers, is the
  /// visitor's.
  ///
  /// - Parameter preferred: BCP 47 tags. What is no tag is passed over.
  /// - Returns: Nil if none of them is a tag.
  package func choice(for preferred: [String]) -> (locale: Locale, language: String)? {
    let tags = preferred.filter(Self.isTag)
    guard let first = tags.first else { return nil }
    let visitor = Locale(identifier: first.replacing("-", with: "_"))
    let words = tags.lazy.compactMap { localizations(for: $0).first }.first ?? localizations[0]
    let language = Locale.Language(identifier: words)
    if Self.isSame(language, visitor.language) { return (visitor, first) }
    var components = Locale.Components(locale: visitor)
    components.languageComponents = Locale.Language.Components(identifier: words)
    components.languageComponents.region =
      visitor.region ?? Locale.Language(identifier: visitor.language.maximalIdentifier).region
    return (Locale(components: components), words)
  }

  /// The app's localizations for a language that a person reads, the nearest first: one of the same region,
  /// one without a region, others.
  package func localizations(for tag: String) -> [String] {
    let wanted = Locale.Language(identifier: tag)
    let wantedRegion = Locale.Language.Components(identifier: tag).region
    func distance(_ name: String) -> Int {
      let region = Locale.Language.Components(identifier: name).region
      return region == wantedRegion ? 0 : region == nil ? 1 : 2
    }
    return localizations.filter { Self.isSame(Locale.Language(identifier: $0), wanted) }
      .enumerated().sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
      .map(\.element)
  }

  /// Whether who reads one reads the other: the same language in the same script, which a tag says or
  /// its language and region imply.
  private static func isSame(_ one: Locale.Language, _ other: Locale.Language) -> Bool {
    let (one, other) = (whole(one), whole(other))
    return one.languageCode == other.languageCode && one.script == other.script
  }

  private static func whole(_ language: Locale.Language) -> Locale.Language {
    var components = Locale.Language.Components(language: language)
    // The macrolanguage is what its larger written form is called.
    if components.languageCode == "no" { components.languageCode = "nb" }
    return Locale.Language(
      identifier: Locale.Language(components: components).maximalIdentifier)
  }

  private static func isTag(_ text: String) -> Bool {
    (2...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
