import ViewGraph

extension PageWords {
  /// Takes the app's own sentences from its tables, once.
  private static let hasTables: Void = takeSentences(of: .ofProgram) { key, locale in
    StringTables.words(for: key, table: OwnWords.tableName, bundlePath: nil, locale: locale)
      .map { ($0.words.ownText, $0.language) }
  }

  /// Before a host asks for words.
  static func prepare() { hasTables }

  /// Those of a locale: in the app's language for it, as the app's own words are.
  static func words(for locale: Locale) -> PageWords {
    prepare()
    let languages = Graph.currentLanguages ?? .ofProgram
    let tags = languages.localizations
    // Who has one language needs no comparison of languages.
    if tags.count == 1 { return words(in: tags[0]) }
    return words(in: languages.localizations(for: locale.identifier(.bcp47)).first ?? tags[0])
  }

  /// Those of the work that is running.
  package static var current: PageWords { words(for: Graph.currentLocale ?? .current) }
}

extension EmissionContext {
  /// What Apus says by itself, in the language of the words around.
  var ownWords: PageWords { .words(for: environment.locale) }
}

extension Text {
  /// A sentence of Apus's own.
  nonisolated package init(own words: OwnWords, _ values: [String: String] = [:]) {
    self.init(storage: .own(words, values))
  }
}
