import ApusCheck
import Foundation
import Testing
import ToolTesting

@testable import ApusInit

/// The repository around these tests.
enum Repository {
  static let path = Files.join(#filePath, "../../../../../..")
}

/// The state of every file below a folder.
struct Snapshot: Equatable {
  private var files: [String: String] = [:]

  /// - Parameter leftOut: The name of folders that may change.
  init(of folder: String, leavingOut leftOut: String = ".apus") throws {
    for path in FileTree.files(below: folder) {
      let name = String(path.dropFirst(folder.count + 1))
      if name.split(separator: "/").contains(where: { $0 == leftOut }) { continue }
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      let data = try link.map { Data($0.utf8) } ?? Data(contentsOf: URL(fileURLWithPath: path))
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      files[name] = "\(data.base64EncodedString()) \(String(describing: date))"
    }
  }
}

extension TemporaryFolder {
  /// A copy of an app of `Tests/Apps`.
  static func copy(of app: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = Files.join(Repository.path, "Tests/Apps/\(app)")
    for name in Files.names(in: source) where name != ".apus" {
      try FileManager.default.copyItem(
        atPath: Files.join(source, name), toPath: folder.path(name))
    }
    return folder
  }

  /// Writes the package, and fails if anything else changed.
  @discardableResult
  func initialise(_ project: String = "", apus: String? = Repository.path) throws -> InitResult {
    let before = try Snapshot(of: path)
    let result = Result { try AppInit.run(at: path(project), apus: apus) }
    #expect(try Snapshot(of: path) == before, "something outside of .apus changed")
    return try result.get()
  }

  func text(_ name: String) throws -> String { try Files.text(path(name)) }

  /// The manifest as SwiftPM reads it.
  func manifest() throws -> Manifest {
    let output = try write("", to: ".apus/dump.json")
    let errors = try write("", to: ".apus/dump.errors")
    let code = try Program.run(
      "/usr/bin/env",
      [
        "swift", "package", "--package-path", path(".apus"), "--scratch-path", path(".apus/.build"),
        "dump-package",
      ], in: path, output: output, errors: errors)
    let message = try Files.text(errors)
    try #require(code == 0, "\(message)")
    return try JSONDecoder().decode(
      Manifest.self, from: Data(contentsOf: URL(fileURLWithPath: output)))
  }
}

/// The parts of a manifest that tests check.
struct Manifest: Decodable {
  struct Target: Decodable {
    struct Need: Decodable {
      /// The name, then a package, or null.
      let byName: [String?]?
      let product: [String?]?

      enum CodingKeys: String, CodingKey { case byName, product }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        byName = try? container.decode([String?].self, forKey: .byName)
        // The fourth value is not text. Tests ignore it.
        var list = try? container.nestedUnkeyedContainer(forKey: .product)
        product = try list.map { _ in
          [try list?.decode(String.self), try list?.decode(String.self)]
        }
      }
    }

    let name: String
    let type: String
    let dependencies: [Need]
    let path: String?

    var targets: [String] { dependencies.compactMap { $0.byName?[0] } }
    var products: [String] { dependencies.compactMap { $0.product?[0] } }
  }

  let name: String
  let targets: [Target]

  func target(_ name: String) throws -> Target {
    try #require(targets.first { $0.name == name })
  }
}
