import SwiftParser
import SwiftSyntax

/// The static members that sources give types of colours and pictures in extensions.
enum DeclaredMembers {
  static let types: Set = ["Color", "UIColor", "UIImage", "ShapeStyle"]

  /// - Returns: Names of members by the name of their type.
  static func read(_ sources: some Sequence<String>) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for source in sources where types.contains(where: { source.contains("extension \($0)") }) {
      let reader = Reader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: source))
      found.merge(reader.found) { $0.union($1) }
    }
    return found
  }

  private final class Reader: SyntaxVisitor {
    var found: [String: Set<String>] = [:]

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type =
        node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      guard DeclaredMembers.types.contains(type) else { return .skipChildren }
      for member in node.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self),
          variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { continue }
        for binding in variable.bindings {
          found[type, default: []].insert(binding.pattern.trimmedDescription)
        }
      }
      return .skipChildren
    }
  }
}
