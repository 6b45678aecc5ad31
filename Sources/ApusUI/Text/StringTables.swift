import Synchronization
import ViewGraph

/// The string tables of a bundle: `Localizable.strings` and `Localizable.stringsdict` in `xx.lproj` folders,
/// or a catalogue `Localizable.xcstrings`.
final class StringTables: Sendable {
  typealias Table = [String: TableWords]

  private static let all = Mutex<[String: StringTables]>([:])

  /// The app's own: of the main bundle, and of the bundles of its modules, which lie beside it, in the order
  /// of their names. Mostly there are none.
  private static let own: [StringTables] = {
    ([Bundle.main.bundleURL] + bundlesBesideProgram).compactMap { Bundle(url: $0) }
      .map { StringTables($0) }.filter { !$0.languages.all.isEmpty }
  }()

  /// Those of modules that are part of this program: where it was built, those of other programs lie beside
  /// it, too.
  static let bundlesBesideProgram: [URL] = {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)) ?? []
    return entries.filter {
      ["resources", "bundle"].contains($0.pathExtension) && !BundleLanguages($0).all.isEmpty
        && ProgramText.contains($0.lastPathComponent)
    }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  /// The words for a key in the language that comes nearest to a locale's, with that language; nil: there
  /// are none.
  ///
  /// - Parameter bundlePath: Nil for the app's own.
  static func words(
    for key: String, table: String?, bundlePath: String?, locale: @autoclosure () -> Locale
  ) -> (words: TableWords, language: String)? {
    let tables = bundlePath.map { [of($0)] } ?? own
    if tables.isEmpty { return nil }
    let locale = locale()
    return tables.lazy.compactMap { $0.words(for: key, table: table, locale: locale) }.first
  }

  /// Lets `NSLocalizedString` read the tables. It is set once.
  static let answerFoundation: Void = {
    VisitorLocale.words = { key, table, bundle in
      words(for: key, table: table, bundlePath: bundle, locale: .current)?.words.format
    }
  }()

  private static func of(_ path: String) -> StringTables {
    all.withLock { tables in
      if let found = tables[path] { return found }
      let fresh = StringTables(Bundle(path: path) ?? .main)
      tables[path] = fresh
      return fresh
    }
  }

  private let bundle: Bundle
  private let languages: BundleLanguages
  private let tables = Mutex<[String: Table]>([:])
  private let catalogues = Mutex<[String: [String: Table]]>([:])
  private let searches = Mutex(Searches())

  init(_ bundle: Bundle) {
    self.bundle = bundle
    languages = BundleLanguages(bundle.bundleURL)
  }

  private func words(
    for key: String, table: String?, locale: Locale
  ) -> (words: TableWords, language: String)? {
    if languages.all.isEmpty { return nil }
    for found in search(Search(table: table ?? "Localizable", locale: locale.identifier), locale) {
      if let words = found.table[key] { return (words, found.language) }
    }
    return nil
  }

  private struct Search: Hashable {
    let table: String
    let locale: String
  }

  private struct Found {
    /// An ISO 639 code.
    let language: String
    let table: Table
  }

  private struct Searches {
    var last: (search: Search, found: [Found])?
    var all: [Search: [Found]] = [:]
  }

  /// The tables to look in, the nearest language first. Analysing a locale and finding its tables
  /// costs more than the rest of the look-up, and consecutive look-ups mostly have the same locale.
  private func search(_ search: Search, _ locale: Locale) -> [Found] {
    searches.withLock { searches in
      if let last = searches.last, last.search == search { return last.found }
      let found: [Found]
      if let known = searches.all[search] {
        found = known
      } else {
        let own = languages.languages
        let names =
          own.localizations(for: locale.identifier(.bcp47)) + [own.localizations[0], "Base"]
        found = names.compactMap { name in
          let table = strings(search.table, name)
          // What has no language of its own is in the one that the app was written in.
          let language = Locale.Language(identifier: name == "Base" ? own.localizations[0] : name)
          return table.isEmpty
            ? nil : Found(language: language.languageCode?.identifier ?? "en", table: table)
        }
        searches.all[search] = found
      }
      searches.last = (search, found)
      return found
    }
  }

  private func strings(_ name: String, _ language: String) -> Table {
    let id = "\(language)/\(name)"
    if let known = tables.withLock({ $0[id] }) { return known }
    var table = catalogue(name)[language] ?? [:]
    for type in ["strings", "stringsdict"] {
      table.merge(propertyList(name, type, language) ?? [:]) { $1 }
    }
    tables.withLock { $0[id] = table }
    return table
  }

  /// The first of the files of this name in the folders of a language.
  private func propertyList(_ name: String, _ type: String, _ language: String) -> Table? {
    // Linux's file names are exact; folders may be written with an underscore.
    for folder in [language, language.replacing("-", with: "_")] {
      guard
        let path = bundle.path(forResource: name, ofType: type, inDirectory: "\(folder).lproj"),
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      guard
        let entries = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any]
      else {
        reportOnce("The string table \(path) cannot be read.")
        continue
      }
      return entries.compactMapValues { TableWords(propertyList: $0) }
    }
    return nil
  }

  /// A catalogue's tables, by language.
  private func catalogue(_ name: String) -> [String: Table] {
    if let known = catalogues.withLock({ $0[name] }) { return known }
    var languages: [String: Table] = [:]
    if let path = bundle.path(forResource: name, ofType: "xcstrings"),
      let data = FileManager.default.contents(atPath: path)
    {
      do {
        languages = try JSONDecoder().decode(StringCatalogue.self, from: data).tables
      } catch {
        reportOnce("The string catalogue \(path) cannot be read: \(error)")
      }
    }
    catalogues.withLock { $0[name] = languages }
    return languages
  }
}

#if os(Linux)
  // Before `main`, because tests and models ask for words without a screen, too.
  @section(".init_array") @used
  nonisolated private let answerFoundation: @convention(c) () -> Void = {
    StringTables.answerFoundation
  }
#endif
