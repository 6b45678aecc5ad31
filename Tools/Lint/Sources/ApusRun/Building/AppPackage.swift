import ApusCheck
import ApusInit
import Foundation

/// The package that `apus init` writes for an app, up to date.
struct AppPackage {
  private let folder: String
  private let apus: String?
  private var result: InitResult

  /// Brings the package up to date, and tells what it does not take over if it is new.
  init(folder: String, apus: String?, console: Console) throws {
    self.folder = folder
    self.apus = apus
    result = try AppInit.run(at: folder, apus: apus)
    if result.isNew { console.write(InitText.text(of: result)) }
  }

  /// The folder around the package.
  var place: String { result.folder }
  /// The folder of the package.
  var path: String { Files.join(place, ".apus") }
  var scratch: String { Files.join(path, ".build") }
  /// The program of the app, if it has one.
  var product: String? { result.programs.first }
  /// Test targets by their names in the app.
  var tests: [String: String] { result.tests }

  /// The folder of the app, and all files elsewhere.
  var watched: [String] {
    [place] + result.files.filter { !$0.hasPrefix(place + "/") }
  }

  func renew() throws { _ = try AppInit.run(at: folder, apus: apus) }
}
