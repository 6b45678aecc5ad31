import SwiftParser
import SwiftSyntax

/// The targets of a package, as far as its manifest names them by literals.
package struct PackageManifest {
  package private(set) var targets: [AppTarget] = []
  package private(set) var problems: [Problem] = []
  /// Modules of the package, also modules without Swift.
  package private(set) var modules: Set<String> = []
  /// The folders of packages that it depends on by a path.
  private(set) var neighbours: [String] = []

  /// - Parameter folder: the package's, absolute.
  package init(folder: String) throws(Problem) {
    let manifest = Files.join(folder, "Package.swift")
    let syntax = Parser.parse(source: try Files.text(manifest))
    if syntax.hasError { problems.append(.warning(manifest, "is not Swift everywhere")) }
    let visitor = TargetVisitor(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    for found in visitor.found { read(found, in: folder, manifest: manifest) }
    modules = visitor.modules
    neighbours = visitor.paths.map { Files.join(folder, $0) }
    addFoldersOfTargets(in: folder, named: visitor.modules.subtracting(visitor.found.map(\.name)))
    if targets.isEmpty {
      problems.append(
        .warning(manifest, "names no target that can be read; all its folder is taken as one"))
      let name = folder.split(separator: "/").last.map(String.init) ?? "package"
      var target = AppTarget(name: name, kind: .folder, project: folder)
      for path in Files.all(below: folder) where path != manifest { target.add(path) }
      targets = [target]
    }
    for index in targets.indices { targets[index].sort() }
  }

  /// Targets that a function of the manifest makes stand where targets do.
  private mutating func addFoldersOfTargets(in folder: String, named names: Set<String>) {
    let known = Set(targets.flatMap(\.sources))
    for (parent, kind) in [("Sources", AppTarget.Kind.library), ("Tests", .tests)] {
      for name in names.sorted() {
        let path = Files.join(folder, "\(parent)/\(name)")
        guard Files.isFolder(path) else { continue }
        var target = AppTarget(name: name, kind: kind, project: folder)
        for file in Files.all(below: path) where !known.contains(file) { target.add(file) }
        if !target.sources.isEmpty { targets.append(target) }
      }
    }
  }

  private mutating func read(_ found: TargetVisitor.Found, in folder: String, manifest: String) {
    let kind: AppTarget.Kind =
      switch found.function {
      case "testTarget": .tests
      case "executableTarget": .app
      default: .library
      }
    var target = AppTarget(name: found.name, kind: kind, project: folder)
    let parent = kind == .tests ? "Tests" : "Sources"
    let place = Files.join(folder, found.path ?? "\(parent)/\(found.name)")
    guard let path = Files.existing(place) else {
      problems.append(.warning(place, "no such folder, but the target '\(found.name)' has it"))
      return
    }
    let excluded = found.exclude.map { Files.join(path, $0) }
    let included = found.sources.map { Files.join(path, $0) }
    for file in Files.all(below: path) {
      let isIn = { (folder: String) in file == folder || file.hasPrefix(folder + "/") }
      if excluded.contains(where: isIn) { continue }
      if included.isEmpty || included.contains(where: isIn) { target.add(file) }
    }
    targets.append(target)
  }
}

/// Finds `.target(name: …)` and its kin.
private final class TargetVisitor: SyntaxVisitor {
  struct Found {
    var function: String
    var name: String
    var path: String?
    var exclude: [String]
    var sources: [String]
  }

  private(set) var found: [Found] = []
  private(set) var modules: Set<String> = []
  /// The paths of packages.
  private(set) var paths: [String] = []
  /// Calls of a manifest that take a name, which is no module's.
  private static let others: Set<String> = ["product", "package", "library", "executable"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    collectModule(of: node)
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package",
      let path = argument("path", of: node).flatMap(text)
    {
      paths.append(path)
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["target", "executableTarget", "testTarget"].contains(member.declName.baseName.text),
      let name = argument("name", of: node).flatMap(text),
      // A dependency on a target is written alike.
      !isDependency(node)
    else { return .visitChildren }
    found.append(
      Found(
        function: member.declName.baseName.text, name: name,
        path: argument("path", of: node).flatMap(text),
        exclude: texts(argument("exclude", of: node)),
        sources: texts(argument("sources", of: node))))
    return .skipChildren
  }

  private func collectModule(of node: FunctionCallExprSyntax) {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if !Self.others.contains(member.declName.baseName.text),
        let name = argument("name", of: node).flatMap(text)
      {
        modules.insert(name)
      }
    } else if node.calledExpression.is(DeclReferenceExprSyntax.self),
      let first = node.arguments.first, ["name", nil].contains(first.label?.text),
      node.calledExpression.trimmedDescription != "Package", let name = text(first.expression)
    {
      // A function of the manifest, which makes a target.
      modules.insert(name)
    }
  }

  private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
    var parent = node.parent
    while let each = parent {
      if each.as(LabeledExprSyntax.self)?.label?.text == "dependencies" { return true }
      parent = each.parent
    }
    return false
  }

  private func argument(_ label: String, of node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  private func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func texts(_ expression: ExprSyntax?) -> [String] {
    expression?.as(ArrayExprSyntax.self)?.elements.compactMap { text($0.expression) } ?? []
  }
}
