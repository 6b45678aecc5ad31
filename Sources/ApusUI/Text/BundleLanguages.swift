import Foundation
import ViewGraph

extension AppLanguages {
  /// Of the program that runs: those of its main bundle, or else those of the bundles of its modules,
  /// which lie beside it.
  static let ofProgram: AppLanguages = {
    let own = BundleLanguages(Bundle.main.bundleURL)
    guard own.all.isEmpty else { return own.languages }
    return StringTables.bundlesBesideProgram
      .reduce(into: BundleLanguages()) { $0.formUnion(BundleLanguages($1)) }.languages
  }()
}

/// The languages that a bundle has words in.
struct BundleLanguages: Equatable {
  private(set) var development: String?
  private(set) var all: Set<String> = []

  init() {}

  /// Those for which there is a folder `xx.lproj`, and those of its string catalogues.
  init(_ bundle: URL) {
    development = Self.developmentLanguage(of: bundle)
    let entries =
      (try? FileManager.default.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil))
      ?? []
    for entry in entries {
      switch entry.pathExtension {
      case "lproj":
        let name = entry.deletingPathExtension().lastPathComponent
        if name != "Base" { all.insert(name.replacing("_", with: "-")) }
      case "xcstrings":
        // A file that cannot be read is reported where its words are looked for.
        guard let data = try? Data(contentsOf: entry),
          let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data)
        else { continue }
        development = development ?? catalogue.sourceLanguage
        for string in catalogue.strings.values {
          all.formUnion(string.localizations?.keys.map { $0 } ?? [])
        }
        all.insert(catalogue.sourceLanguage)
      default: break
      }
    }
  }

  mutating func formUnion(_ other: BundleLanguages) {
    development = development ?? other.development
    all.formUnion(other.all)
  }

  var languages: AppLanguages { AppLanguages(development: development ?? "en", others: Array(all)) }

  private static func developmentLanguage(of bundle: URL) -> String? {
    // `developmentLocalization` traps on Linux for a bundle that does not name its language.
    Bundle(url: bundle)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
  }
}
