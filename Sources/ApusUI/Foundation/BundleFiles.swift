import Foundation

/// Files of an app that its code asks the main bundle for.
///
/// On a phone there is one bundle: Xcode puts all of a program's resources into it. A package's resources lie in a
/// bundle for each target, beside the program. So what the main bundle has not is looked for in those, in the order
/// of their names. Foundation's methods take optional texts; these are preferred where the texts are not.
extension Bundle {
  /// The place of a file, by its name and ending; nil if there is none.
  public func url(forResource name: String, withExtension ending: String?) -> URL? {
    first { $0.url(forResource: Optional(name), withExtension: ending) }
  }

  /// The place of a file in a folder of the bundle, by its name and ending; nil if there is none.
  public func url(
    forResource name: String, withExtension ending: String?, subdirectory: String?
  ) -> URL? {
    first {
      $0.url(forResource: Optional(name), withExtension: ending, subdirectory: subdirectory)
    }
  }

  /// The path of a file, by its name and ending; nil if there is none.
  public func path(forResource name: String, ofType ending: String?) -> String? {
    first { $0.path(forResource: Optional(name), ofType: ending) }
  }

  /// The path of a file in a folder of the bundle, by its name and ending; nil if there is none.
  public func path(
    forResource name: String, ofType ending: String?, inDirectory folder: String
  ) -> String? {
    first {
      $0.path(forResource: Optional(name), ofType: ending, inDirectory: Optional(folder))
    }
  }

  private func first<Place>(_ place: (Bundle) -> Place?) -> Place? {
    if let own = place(self) { return own }
    guard self === Bundle.main else { return nil }
    return BundlesBeside.all.lazy.compactMap(place).first
  }
}

/// The bundles of a program's targets.
private enum BundlesBeside {
  static let all: [Bundle] = {
    let program = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    return names.sorted()
      .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
      .compactMap { Bundle(url: program.appendingPathComponent($0)) }
  }()
}
