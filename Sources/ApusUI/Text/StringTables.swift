import Synchronization

/// The string tables of a bundle: `Localizable.strings` in `xx.lproj` folders, or a catalogue
/// `Localizable.xcstrings`.
final class StringTables: Sendable {
  typealias Table = [String: String]

  private static let all = Mutex<[String: StringTables]>([:])

  /// The app's own. Getting the bundle's path costs more than the rest of the look-up.
  private static let own = of(Bundle.main.bundlePath)

  /// - Parameter bundlePath: Nil for the app's own.
  static func of(_ bundlePath: String?) -> StringTables {
    guard let path = bundlePath else { return own }
    return all.withLock { tables in
      if let found = tables[path] { return found }
      let fresh = StringTables(Bundle(path: path) ?? .main)
      tables[path] = fresh
      return fresh
    }
  }

  private let bundle: Bundle
  private let tables = Mutex<[String: Table]>([:])
  private let catalogues = Mutex<[String: [String: Table]]>([:])

  private let searches = Mutex(Searches())
  private let fallback: String

  init(_ bundle: Bundle) {
    self.bundle = bundle
    // `developmentLocalization` traps on Linux for a bundle that does not name its language.
    fallback = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  /// The words for a key in the language that comes nearest to a locale's; nil: there are none.
  func text(for key: String, table: String?, locale: Locale) -> String? {
    for table in search(Search(table: table ?? "Localizable", locale: locale.identifier), locale) {
      if let text = table[key] { return text }
    }
    return nil
  }

  private struct Search: Hashable {
    let table: String
    let locale: String
  }

  private struct Searches {
    var last: (search: Search, tables: [Table])?
    var all: [Search: [Table]] = [:]
  }

  /// The tables to look in, the nearest language first. Analysing a locale and finding its tables
  /// costs more than the rest of the look-up, and consecutive look-ups mostly have the same locale.
  private func search(_ search: Search, _ locale: Locale) -> [Table] {
    searches.withLock { searches in
      if let last = searches.last, last.search == search { return last.tables }
      let found: [Table]
      if let known = searches.all[search] {
        found = known
      } else {
        found = Self.languages(locale, fallback: fallback)
          .map { strings(search.table, $0) }.filter { !$0.isEmpty }
        searches.all[search] = found
      }
      searches.last = (search, found)
      return found
    }
  }

  /// Folder names to look in, the nearest first.
  static func languages(_ locale: Locale, fallback: String?) -> [String] {
    let language = locale.language.languageCode?.identifier
    let script = locale.language.script?.identifier
    let region = locale.region?.identifier
    var names: [String] = []
    if let language {
      if let script, let region { names.append("\(language)-\(script)-\(region)") }
      if let region { names.append("\(language)-\(region)") }
      if let script { names.append("\(language)-\(script)") }
      names.append(language)
    }
    names += [fallback ?? "en", "Base"]
    return names
  }

  private func strings(_ name: String, _ language: String) -> Table {
    let id = "\(language)/\(name)"
    if let known = tables.withLock({ $0[id] }) { return known }
    var table = catalogue(name)[language] ?? [:]
    // Linux's file names are exact; folders may be written with an underscore.
    for folder in [language, language.replacingOccurrences(of: "-", with: "_")] {
      guard
        let path = bundle.path(
          forResource: name, ofType: "strings", inDirectory: "\(folder).lproj"),
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      guard
        let strings = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? Table
      else {
        reportOnce("The string table \(path) cannot be read.")
        continue
      }
      table.merge(strings) { $1 }
      break
    }
    tables.withLock { $0[id] = table }
    return table
  }

  private struct Catalogue: Decodable {
    struct Unit: Decodable { let value: String }
    struct Localization: Decodable { let stringUnit: Unit? }
    struct Entry: Decodable { let localizations: [String: Localization]? }
    let strings: [String: Entry]
  }

  /// A catalogue's tables, by language.
  private func catalogue(_ name: String) -> [String: Table] {
    if let known = catalogues.withLock({ $0[name] }) { return known }
    var languages: [String: Table] = [:]
    if let path = bundle.path(forResource: name, ofType: "xcstrings"),
      let data = FileManager.default.contents(atPath: path)
    {
      if let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) {
        for (key, entry) in catalogue.strings {
          for (language, localization) in entry.localizations ?? [:] {
            languages[language, default: [:]][key] = localization.stringUnit?.value
          }
        }
      } else {
        reportOnce("The string catalogue \(path) cannot be read.")
      }
    }
    catalogues.withLock { $0[name] = languages }
    return languages
  }
}
