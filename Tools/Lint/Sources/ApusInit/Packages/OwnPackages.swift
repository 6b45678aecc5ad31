import ApusCheck
import Foundation
import SwiftSyntax

/// The app's own packages, whose targets become targets of the written package.
///
/// A package beside it would be compiled without the flags that give Apus's modules Apple's names.
struct OwnPackages {
  private(set) var targets: [PlannedTarget] = []
  private(set) var leftOut: [LeftOut] = []
  /// Expressions of packages that are fetched.
  private(set) var fetched: [String] = []
  private(set) var language: String?
  /// The targets of products, by the keys that dependencies on products have.
  private(set) var products: [String: [String]] = [:]
  private var read: Set<String> = []

  /// - Parameter packages: by their folders.
  init(_ packages: [String: PackageManifest]) {
    for (folder, manifest) in packages.sorted(by: { $0.key < $1.key }) { add(folder, manifest) }
  }

  static func key(ofProduct name: String) -> String { "product#\(name)" }

  private func key(_ name: String, in folder: String) -> String { "\(folder)#\(name)" }

  private mutating func add(_ folder: String, _ manifest: PackageManifest) {
    guard read.insert(folder).inserted else { return }
    let reader = ManifestReader(folder: folder)
    language = language ?? reader.language
    fetched += reader.fetched.filter { !Self.isApus($0) }
    for (product, names) in reader.products {
      products[Self.key(ofProduct: product)] = names.map { key($0, in: folder) }
    }
    for name in manifest.modules where products[Self.key(ofProduct: name)] == nil {
      products[Self.key(ofProduct: name)] = [key(name, in: folder)]
    }
    for target in manifest.targets { add(target, folder, reader) }
    reportOthers(reader, manifest, folder)
    for path in reader.local.map({ Files.join(folder, $0) })
    where !ApusLocation.isCheckout(path) { addPackage(path, namedBy: folder) }
  }

  private mutating func addPackage(_ folder: String, namedBy parent: String) {
    do throws(Problem) {
      if !read.contains(folder) { add(folder, try PackageManifest(folder: folder)) }
    } catch {
      leftOut.append(
        LeftOut(folder, "no package is there, but \(parent) names it", "the package is left out"))
    }
  }

  /// Whether a package that is fetched is Apus.
  private static func isApus(_ dependency: String) -> Bool {
    let address = dependency.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    return XcodePackages.identity(of: address).lowercased() == "apus"
  }

  private mutating func reportOthers(
    _ reader: ManifestReader, _ manifest: PackageManifest, _ folder: String
  ) {
    let kept = Set(manifest.targets.map(\.name))
    for target in reader.targets where !kept.contains(target.name) {
      leftOut.append(
        LeftOut(
          Files.join(folder, "Package.swift"),
          "the target '\(target.name)' is no Swift that a page runs",
          "put it into a package that is fetched by its address"))
    }
    for problem in manifest.problems {
      leftOut.append(LeftOut(problem.path, problem.message, "the rest is taken over"))
    }
  }

  // MARK: A target

  private mutating func add(_ target: AppTarget, _ folder: String, _ reader: ManifestReader) {
    let found = reader.targets.first { $0.name == target.name }
    var planned = PlannedTarget(
      key: key(target.name, in: folder), title: target.name, module: Names.module(target.name),
      kind: target.kind == .app || target.kind == .folder
        ? .app : target.kind == .tests ? .tests : .library,
      project: folder, root: folder)
    planned.sources = target.sources
    let parent = target.kind == .tests ? "Tests" : "Sources"
    let place = Files.join(folder, found?.path ?? "\(parent)/\(target.name)")
    planned.resources = resources(of: found, target, in: place)
    planned.settings = settings(of: found, reader, folder)
    for need in found?.dependencies ?? [] { planned.needs += needs(need, folder, reader) }
    for path in target.otherFiles {
      leftOut.append(LeftOut(path, "Linux has nothing that reads it", "write it in Swift"))
    }
    targets.append(planned)
  }

  /// Resources that the manifest names, and those that Xcode adds itself.
  private mutating func resources(
    of found: ManifestReader.Target?, _ target: AppTarget, in place: String
  ) -> [String] {
    var result = target.resources.filter {
      $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstrings") || $0.contains(".lproj/")
    }
    for call in found?.resources ?? [] {
      guard let text = ManifestReader.text(call.arguments.first?.expression) else { continue }
      let path = Files.join(place, text)
      if call.member == "embedInCode" {
        leftOut.append(LeftOut(path, "it is embedded in code", "read it as a resource"))
      } else if Files.existing(path) == nil {
        leftOut.append(LeftOut(path, "no such file, but the manifest names it", "mend the name"))
      } else if call.member == "process", Files.isFolder(path), !path.hasSuffix(".xcassets") {
        result += Files.all(below: path).filter { !$0.hasSuffix(".swift") }
      } else {
        result.append(path)
      }
    }
    return Set(result).sorted()
  }

  private mutating func settings(
    of found: ManifestReader.Target?, _ reader: ManifestReader, _ folder: String
  ) -> [String] {
    var result: [String] = []
    for setting in ManifestReader.elements(found?.settings) {
      let text = setting.trimmedDescription
      // Macros and flags of the author's may name values of the manifest.
      if text.hasPrefix("."), !text.hasPrefix(".unsafeFlags"),
        setting.tokens(viewMode: .sourceAccurate).allSatisfy({ !$0.text.contains("platforms") })
      {
        result.append(text)
      } else {
        leftOut.append(
          LeftOut(
            Files.join(folder, "Package.swift"), "the setting \(text) is no plain value",
            "the setting is left out"))
      }
    }
    if let settings = found?.settings, settings.as(ArrayExprSyntax.self) == nil {
      leftOut.append(
        LeftOut(
          Files.join(folder, "Package.swift"),
          "the settings of '\(found?.name ?? "")' are no list: \(settings.trimmedDescription)",
          "only the mode of the language is taken over"))
    }
    if !result.contains(where: { $0.contains("swiftLanguage") }) {
      result.insert(".swiftLanguageMode(\(reader.isSix ? ".v6" : ".v5"))", at: 0)
    }
    return result
  }

  private func needs(
    _ expression: ExprSyntax, _ folder: String, _ reader: ManifestReader
  ) -> [PlannedTarget.Need] {
    let call = expression.as(FunctionCallExprSyntax.self)
    let name = ManifestReader.text(expression) ?? ManifestReader.text(call?.argument("name"))
    guard let name else { return [] }
    if reader.targets.contains(where: { $0.name == name }), call?.member != "product" {
      return [.target(key(name, in: folder))]
    }
    let package = ManifestReader.text(call?.argument("package"))
    if call?.member == "product", package?.lowercased() == "apus" { return [.apus(name)] }
    guard call?.member == "product", let package,
      reader.fetched.contains(where: {
        $0.lowercased().contains(package.lowercased())
      })
    else { return [.target(Self.key(ofProduct: name))] }
    return [
      .product(".product(name: \(Names.literal(name)), package: \(Names.literal(package)))")
    ]
  }
}
