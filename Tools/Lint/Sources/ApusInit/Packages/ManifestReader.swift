import ApusCheck
import SwiftParser
import SwiftSyntax

/// Reads literals of a `Package.swift`: products, dependencies, resources and settings.
struct ManifestReader {
  struct Target {
    var name: String
    var function: String
    var path: String?
    var dependencies: [ExprSyntax]
    var resources: [FunctionCallExprSyntax]
    var settings: ExprSyntax?
  }

  private(set) var targets: [Target] = []
  /// The targets of each product.
  private(set) var products: [String: [String]] = [:]
  /// Packages that are fetched, as expressions.
  private(set) var fetched: [String] = []
  /// Folders of other packages, told from this one's.
  private(set) var local: [String] = []
  private(set) var language: String?
  private(set) var name: String?
  /// Whether targets without a mode of their own are in Swift 6 mode.
  private(set) var isSix = false

  init(folder: String) {
    guard let text = try? Files.text(Files.join(folder, "Package.swift")) else { return }
    let syntax = Parser.parse(source: text)
    let calls = CallVisitor(viewMode: .sourceAccurate)
    calls.walk(syntax)
    for call in calls.found { read(call) }
    let first = text.split(separator: "\n").first.map(String.init) ?? ""
    let version = first.split(separator: ":").last.map { $0.drop { $0 == " " } } ?? ""
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 5
    let modes = text.contains("swiftLanguageModes") || text.contains("swiftLanguageVersions")
    isSix = major >= 6 && !(modes && !text.contains(".v6"))
  }

  private mutating func read(_ call: FunctionCallExprSyntax) {
    if call.calledExpression.trimmedDescription == "Package" {
      language = Self.text(call.argument("defaultLocalization"))
      name = Self.text(call.argument("name"))
    }
    guard let function = call.member else { return }
    switch function {
    case "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary",
      "binaryTarget":
      guard !call.isInside("dependencies", of: targetFunctions),
        let name = Self.text(call.argument("name"))
      else { return }
      targets.append(
        Target(
          name: name, function: function, path: Self.text(call.argument("path")),
          dependencies: Self.elements(call.argument("dependencies")),
          resources: Self.elements(call.argument("resources"))
            .compactMap { $0.as(FunctionCallExprSyntax.self) },
          settings: call.argument("swiftSettings")))
    case "library", "executable":
      guard let name = Self.text(call.argument("name")) else { return }
      products[name] = Self.elements(call.argument("targets")).compactMap { Self.text($0) }
    case "package":
      guard !call.isInside("dependencies", of: targetFunctions) else { return }
      if let path = Self.text(call.argument("path")) {
        local.append(path)
      } else if call.argument("url") != nil {
        fetched.append(
          call.trimmedDescription.split(whereSeparator: \.isNewline)
            .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " "))
      }
    default: break
    }
  }

  static func text(_ expression: ExprSyntax?) -> String? {
    expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  static func elements(_ expression: ExprSyntax?) -> [ExprSyntax] {
    expression?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
  }
}

private let targetFunctions: Set = ["target", "executableTarget", "testTarget", "macro", "plugin"]

private final class CallVisitor: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The name of `.target(…)`.
  var member: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// True inside this argument of one of these functions.
  fileprivate func isInside(_ label: String, of functions: Set<String>) -> Bool {
    var isInArgument = false
    var next = parent
    while let each = next {
      if each.as(LabeledExprSyntax.self)?.label?.text == label { isInArgument = true }
      if isInArgument, let call = each.as(FunctionCallExprSyntax.self) {
        return call.member.map(functions.contains) ?? false
      }
      next = each.parent
    }
    return false
  }
}
