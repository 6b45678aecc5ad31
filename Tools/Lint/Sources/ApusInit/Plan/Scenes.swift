import ApusCheck
import Foundation
import SwiftParser
import SwiftSyntax

/// Looks into sources for what a package has to know of them.
enum Scenes {
  /// Makes a library of each app that has no place to begin.
  static func read(_ package: inout PlannedPackage) {
    for index in package.targets.indices where package.targets[index].kind == .app {
      let target = package.targets[index]
      if target.sources.contains(where: { $0.hasSuffix("/main.swift") }) { continue }
      let entries = target.sources.flatMap { Self.entries(in: $0) }
      if entries.contains(where: \.isApp) { continue }
      if let entry = entries.first {
        package.leftOut.append(
          LeftOut(
            entry.path, "\(entry.name) has @main, and is no App with a scene",
            "a page shows the scenes of an App: write one, and remove @main here"))
      } else {
        package.targets[index].kind = .library
        package.leftOut.append(
          LeftOut(
            target.project, "'\(target.title)' has no @main and no main.swift",
            "it is a library, which its tests can use: an App with a scene makes it a program"))
      }
    }
  }

  /// A type with `@main`, or an `App`.
  struct Entry {
    var path: String
    var name: String
    /// Whether it has `@main`.
    var isMain: Bool
    /// True for an `App`, for a delegate with `@main`, or for a type that declares `main()` itself.
    var isApp: Bool
  }

  /// The name of the app's type: the `@main` type, or the type that `main.swift` starts.
  static func app(in sources: [String]) -> String? {
    let all = sources.flatMap { entries(in: $0, marked: "App") }.filter(\.isApp)
    return (all.first(where: \.isMain) ?? all.first)?.name
  }

  private static let oldMark = "@UIApplicationMain"

  private static func entries(in path: String, marked mark: String = "@main") -> [Entry] {
    guard let text = try? Files.text(path), text.contains(mark) || text.contains(Self.oldMark)
    else { return [] }
    let visitor = EntryVisitor(path: path)
    visitor.walk(Parser.parse(source: text))
    return mark == "@main" ? visitor.found.filter(\.isMain) : visitor.found
  }
}

private final class EntryVisitor: SyntaxVisitor {
  private(set) var found: [Scenes.Entry] = []
  private let path: String

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  private func read(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMain = node.attributes.contains {
      ["main", "UIApplicationMain"].contains(
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
    }
    let parents = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let isApp = parents.contains {
      $0 == "App" || $0.hasSuffix(".App") || isMain && $0.hasSuffix("UIApplicationDelegate")
    }
    guard isMain || isApp else { return .visitChildren }
    let hasMain = node.memberBlock.members.contains {
      $0.decl.as(FunctionDeclSyntax.self)?.name.text == "main"
    }
    found.append(
      Scenes.Entry(
        path: path, name: node.name.text, isMain: isMain, isApp: isApp || hasMain))
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { read(node) }
}
