import SwiftParser
import SwiftSyntax

/// The classes of an app's tests, and which of them belong to the main actor.
struct TestClasses {
  private struct Class {
    var parents: [String]
    /// The isolation that the declaration itself names: true for the main actor, and false for none.
    var isIsolated: Bool?
    var isIsolatedByDefault: Bool
    /// The key of its target.
    var target: String
  }

  private var classes: [String: [Class]] = [:]

  /// Reads the classes of a file.
  ///
  /// - Parameters:
  ///   - target: The key of the target that compiles the file.
  ///   - isIsolated: Whether the target's declarations belong to the main actor unless they say otherwise.
  mutating func add(
    _ syntax: SourceFileSyntax, of target: String, isolatedByDefault isIsolated: Bool
  ) {
    for declaration in ClassDeclarations.all(in: syntax) {
      let parents = declaration.inheritanceClause?.inheritedTypes.map { type in
        String(type.type.trimmedDescription.split(separator: ".").last ?? "")
      }
      let found = Class(
        parents: parents ?? [],
        isIsolated: Self.isolation(declaration.attributes, declaration.modifiers),
        isIsolatedByDefault: isIsolated, target: target)
      classes[declaration.name.text, default: []].append(found)
    }
  }

  /// Whether a class of tests is in a target whose declarations belong to the main actor by default.
  func isIsolatedByDefault(_ name: String, in target: String) -> Bool {
    isIsolated(name, in: target) == true
      && classes[name]?.contains { $0.target == target && $0.isIsolatedByDefault } == true
  }

  /// Whether the code of a class of tests belongs to the main actor; nil for a class without tests.
  func isIsolated(_ name: String, in target: String) -> Bool? {
    isIsolated(name, in: target, below: [])
  }

  /// - Parameter below: Names of the classes below, because a broken source may have a class above itself.
  private func isIsolated(_ name: String, in target: String, below: Set<String>) -> Bool? {
    guard !below.contains(name), let all = classes[name] else { return nil }
    guard let found = all.first(where: { $0.target == target }) ?? all.first else { return nil }
    for parent in found.parents {
      let above = isIsolated(parent, in: target, below: below.union([name]))
      guard parent == "XCTestCase" || above != nil else { continue }
      return found.isIsolated ?? (above == true || found.isIsolatedByDefault)
    }
    return nil
  }

  /// The isolation that attributes and modifiers name, or nil.
  static func isolation(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Bool? {
    let isMain = attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }
    if isMain { return true }
    return modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) } ? false : nil
  }
}

private final class ClassDeclarations: SyntaxVisitor {
  private var found: [ClassDeclSyntax] = []

  static func all(in syntax: SourceFileSyntax) -> [ClassDeclSyntax] {
    let visitor = ClassDeclarations(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.found
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
