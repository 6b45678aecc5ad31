/// Makes sentences of failures, as late as they are shown: in the language of who reads them.
///
/// ```swift
/// let wording = Wording("ru-RU", catalogs: [appMessages])
/// for failure in report { print(failure.path, wording.text(for: failure)) }
/// ```
///
/// A sentence is looked up first in the app's catalogues of the language (with its region, then
/// without), then in the one that is shipped, then the same in English. English, Arabic,
/// German, Japanese, Polish and Russian are shipped.
public struct Wording: Sendable {
  /// Whose language is written, as a tag of BCP 47.
  public let locale: String
  private let catalogs: [Catalog]

  /// - Parameters:
  ///   - locale: A tag of BCP 47 or an identifier of Apple's `Locale`: `pl`, `pl-PL`, `pl_PL`.
  ///   - catalogs: The app's own sentences, the ones that go before first.
  public init(_ locale: String = "en", catalogs: [Catalog] = []) {
    self.locale = locale
    var found: [Catalog] = []
    for tag in Self.tags(of: locale) + ["en"] {
      found += catalogs.filter { Self.normalized($0.language) == tag }
      found += Self.shipped.filter { $0.language == tag }
    }
    self.catalogs = found
  }

  /// The catalogues that come with the package.
  public static let shipped: [Catalog] = [
    .english, .arabic, .german, .japanese, .polish, .russian,
  ]

  /// The sentence for a failure. Without one in any language, the failure's code.
  public func text(for failure: ValidationFailure) -> String {
    let code = failure.code.rawValue
    let ownKey = failure.path.isRoot ? code : failure.path.pattern.description + "." + code
    // In one language the field's own sentence goes before, whichever catalogue has it.
    for (index, catalog) in catalogs.enumerated() {
      guard index == 0 || !isSameLanguage(index, index - 1) else { continue }
      let same = catalogs[index...].prefix { $0.language == catalog.language }
      for key in [ownKey, code] {
        for catalog in same {
          if let message = catalog.messages[key] {
            return message.text(failure.arguments, in: catalog)
          }
        }
      }
    }
    return code
  }

  private func isSameLanguage(_ first: Int, _ second: Int) -> Bool {
    catalogs[first].language == catalogs[second].language
  }

  /// The first sentence for each field that is wrong: what a form shows.
  public func texts(for report: ValidationReport) -> [FieldPath: String] {
    var texts: [FieldPath: String] = [:]
    for failure in report where texts[failure.path] == nil {
      texts[failure.path] = text(for: failure)
    }
    return texts
  }

  /// `zh-Hant-TW`, `zh-Hant`, `zh`.
  private static func tags(of locale: String) -> [String] {
    var parts = normalized(locale).split(separator: "-")
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return tags
  }

  /// Small letters and hyphens, without what Apple's identifiers have behind an @.
  private static func normalized(_ locale: String) -> String {
    String(locale.prefix { $0 != "@" && $0 != "." }.map { $0 == "_" ? "-" : $0 }).lowercased()
  }
}
