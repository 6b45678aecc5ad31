import SwiftSyntax

/// Test cases of XCTest on the main actor.
struct MainActorXCTest: Rule {
  let name = "main-actor-xctest"
  let summary = "A test case of XCTest on the main actor has an asynchronous test."
  let why = """
    Linux finds tests without Objective-C, by casting the methods of each case. Where all are \
    synchronous and one is on the main actor, the cast fails, and the whole bundle aborts before its \
    first test.
    """
  let mend = "Use Swift Testing; or declare the tests 'async', or one of them."
  let blindSpots = """
    Isolation that comes from a superclass in another module, or from the package's default \
    isolation.
    """
  let appliesToTests = true
  let isAboutLinux = true

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let result = super.visit(node)
      guard let type, type.inherited.contains(where: { $0.lastName == "XCTestCase" }) else {
        return result
      }
      let tests = (file.members(of: node, named: type.qualifiedName))
        .declared(FunctionDeclSyntax.self).filter(\.isTest)
      guard !tests.contains(where: { $0.signature.effectSpecifiers?.asyncSpecifier != nil }),
        let isolated = tests.first(where: { $0.isOnMainActor(in: type) })
      else { return result }
      report(
        at: type.nameToken,
        "\(type.name) has only synchronous tests, and \(isolated.name.text) is on the main actor: "
          + "on Linux the test bundle aborts",
        mend: "Use Swift Testing, or declare \(isolated.name.text) 'async'.")
      return result
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isTest: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && signature.returnClause == nil
      && !modifiers.contains { ["static", "private", "fileprivate"].contains($0.name.text) }
  }

  fileprivate func isOnMainActor(in type: TypeDeclaration) -> Bool {
    if attributes.all.contains(where: { $0.name == "MainActor" }) { return true }
    return type.attributes.contains("MainActor")
      && !modifiers.contains { $0.name.text == "nonisolated" }
  }
}

extension SourceFile {
  /// The members of a class, with those that extensions in the same file add.
  fileprivate func members(
    of node: ClassDeclSyntax, named name: String
  ) -> MemberBlockItemListSyntax {
    let extensions = syntax.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .filter { $0.extendedType.dottedName == name }
    return MemberBlockItemListSyntax(
      Array(node.memberBlock.members) + extensions.flatMap { Array($0.memberBlock.members) })
  }
}
