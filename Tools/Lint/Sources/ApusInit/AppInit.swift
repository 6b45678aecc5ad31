import ApusCheck
import Foundation
import SwiftParser
import SwiftSyntax

/// Writes a package for an app, beside its project. The app stays as it is.
public enum AppInit {
  /// - Parameters:
  ///   - path: Of a folder, a project, a workspace or a package.
  ///   - apus: A checkout's path or a repository's address. Without it, the present package or this program's
  ///     own checkout says it.
  /// - Throws: A ``Problem`` if there is no app to read, or the package cannot be written.
  public static func run(at path: String, apus: String? = nil) throws(Problem) -> InitResult {
    let absolute = Files.join(FileManager.default.currentDirectoryPath, path)
    let app = try AppFinder.find(at: absolute)
    let folder = PackageFolder(path: Files.join(app.place, ".apus"))
    try folder.check()
    let location = try ApusLocation.find(apus, package: folder.path)
    var package = AppPlan.package(of: app)
    guard !package.targets.isEmpty else {
      throw package.leftOut.first.map { .error($0.path, $0.reason) }
        ?? .error(app.place, "has no target with a Swift file")
    }
    let sources = RewrittenSources(of: package)
    package.leftOut += sources.leftOut
    let contents = contents(of: &package, sources, at: folder.path, apus: location)
    let changes = try folder.write(contents)
    return InitResult(
      description: app.description, folder: app.place, package: package,
      rewritten: sources.kinds, changes: changes,
      hasErrors: app.problems.contains(where: \.isError))
  }

  private static func contents(
    of package: inout PlannedPackage, _ sources: RewrittenSources, at folder: String,
    apus: ApusLocation
  ) -> FolderContents {
    let sourceFiles = package.targets.lazy.flatMap(\.sources)
    let hasUIKit = sourceFiles.contains { imports("UIKit", $0) }
    let hasCryptoKit = sourceFiles.contains { imports("CryptoKit", $0) }
    let exports = hasUIKit ? ["SwiftUI", "UIKit"] : ["SwiftUI"]
    var contents = FolderContents()
    var resources: [String: [String]] = [:]
    for target in package.targets {
      let written = TargetFolder(
        of: target, copies: sources.texts, in: folder, info: info(of: target, in: package),
        exports: target.sources.contains(where: usesFrameworks) ? exports : [])
      contents.entries.merge(written.contents.entries) { first, _ in first }
      resources[target.name] = written.resources
      package.leftOut += written.leftOut
    }
    let manifest = ManifestText(
      package: package, apus: apus, hasUIKit: hasUIKit, hasCryptoKit: hasCryptoKit,
      resources: resources)
    contents.entries["Package.swift"] = .text(manifest.text)
    contents.entries[".gitignore"] = .text("*\n")
    return contents
  }

  /// Tests see the property list of the app that they test.
  private static func info(of target: PlannedTarget, in package: PlannedPackage) -> String? {
    if target.kind == .app { return target.info }
    guard target.kind == .tests else { return nil }
    return package.targets.first { target.needs.contains(.target($0.key)) && $0.info != nil }?.info
  }

  /// Whether a file uses what Apple's Foundation or SwiftUI bring along.
  private static func usesFrameworks(_ path: String) -> Bool {
    guard let text = try? Files.text(path) else { return false }
    return ["SwiftUI", "UIKit", "Combine", "ObservableObject", "@Published"].contains {
      text.contains($0)
    }
  }

  private static func imports(_ module: String, _ path: String) -> Bool {
    guard let text = try? Files.text(path), text.contains(module) else { return false }
    return ImportVisitor.imports(module, Parser.parse(source: text))
  }
}

/// Looks for a module among imports. A condition around one holds for an app on a phone.
private final class ImportVisitor: SyntaxVisitor {
  private let module: String
  private var isFound = false

  private init(_ module: String) {
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  static func imports(_ module: String, _ syntax: SourceFileSyntax) -> Bool {
    let visitor = ImportVisitor(module)
    visitor.walk(syntax)
    return visitor.isFound
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == module { isFound = true }
    return .skipChildren
  }
}
