import SwiftSyntax

/// State of the process that was meant to be one person's.
struct SharedState: Rule {
  let name = "shared-state"
  let summary = "Nothing that one visitor changes lives in a static, a global or the App."
  let why = """
    On a phone the process belongs to one person. A served app's process belongs to all visitors: \
    what a static variable, a singleton or a property of the App holds, one of them writes and \
    another one sees.
    """
  let mend = """
    Keep it in the first view's @State or @StateObject and hand it down (each visitor has a first \
    view of their own), or in the database under whose it is. What all may share stays, with a \
    comment '// apus-lint:disable:next shared-state: why'.
    """
  let blindSpots = """
    Objects of types that none of the files declares (a note, if they are called 'shared' or the \
    like), caches inside libraries, and files on the server's disk.
    """

  let isAboutLinux = true

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private static let singletonNames: Set<String> = [
    "shared", "default", "standard", "current", "instance", "sharedInstance", "main",
  ]
  /// Values of Swift's and Foundation's that are named so as constants.
  private static let valueTypes: Set<String> = [
    "Bool", "Int", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect", "String",
    "Character", "Date", "URL", "UUID", "Data", "TimeInterval", "Duration", "Decimal", "Locale",
    "TimeZone", "Calendar", "Color", "Font", "Animation", "EdgeInsets", "LocalizedStringKey",
  ]
  /// Static requirements of SwiftUI's protocols, which are constants in all but name.
  private static let constantRequirements: Set<String> = ["defaultValue", "previews", "body"]

  private final class Visitor: ScopeVisitor {
    private var depthOfFunctions = 0
    private var depthOfDebug = 0

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard depthOfFunctions == 0, depthOfDebug == 0 else { return .skipChildren }
      // What one task sees, others do not.
      if node.attributes.all.contains(where: { $0.name == "TaskLocal" }) { return .skipChildren }
      for property in node.properties where property.isStored {
        if scope.isEmpty || property.isStatic {
          judge(property)
        } else if let type, type.isApp {
          judge(property, of: type)
        }
      }
      return .visitChildren
    }

    private func judge(_ property: Property) {
      let name = (scope + [property.name]).joined(separator: ".")
      if scope.isEmpty || !SharedState.constantRequirements.contains(property.name),
        property.isVariable
      {
        report(
          at: property.nameToken, "all visitors of a served app share the variable '\(name)'",
          mend: "Make it a constant, or keep it with the visitor: in the first view's state.")
        return
      }
      if let held = mutableObject(in: property) {
        report(
          at: property.nameToken,
          "all visitors of a served app share '\(name)', \(held)",
          mend: "Make one for each visitor, in the first view's state, and hand it down.")
        return
      }
      guard SharedState.singletonNames.contains(property.name), let made = property.madeType,
        !property.isLiteral, declaration(made) == nil, made.isUppercased,
        !SharedState.valueTypes.contains(made)
      else { return }
      report(
        at: property.nameToken,
        "all visitors of a served app share '\(name)'; no file says what a \(made) keeps",
        mend: "If it keeps anything of one visitor's, make one for each.", certainty: .unsure)
    }

    /// An App is made once for the process, and each visitor gets a window of it.
    private func judge(_ property: Property, of app: TypeDeclaration) {
      let isPlain = property.attributes.isEmpty
      let isKept = ["State", "StateObject", "ObservedObject"].contains {
        property.attribute($0) != nil
      }
      guard isPlain || isKept else { return }
      if let held = mutableObject(in: property) {
        report(
          at: property.nameToken,
          "all visitors share '\(property.name)' of the App, \(held)",
          mend: "Move it to the first view in the WindowGroup: each visitor has one of their own.")
      } else if isKept {
        report(
          at: property.nameToken, "all visitors share '\(property.name)' of the App",
          mend: "Move it to the first view in the WindowGroup: each visitor has one of their own.",
          certainty: property.attribute("State") == nil ? .sure : .unsure)
      }
    }

    /// What to call the object in a property that can be changed; nil if there is none for sure.
    private func mutableObject(in property: Property) -> String? {
      if SharedContainers.isHeld(by: property) { return "whose contents can change" }
      let names =
        (property.type?.heldTypes.map(\.name) ?? []) + [property.madeType].compactMap(\.self)
      for name in names {
        guard let type = declaration(name), project.isMutableReference(type) else { continue }
        return type.kind == .actor
          ? "the actor \(type.name)" : "an object (\(type.name)) that changes"
      }
      return nil
    }

    // What is declared inside a function is nobody else's.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      depthOfFunctions += 1
      return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { depthOfFunctions -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      depthOfFunctions += 1
      return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depthOfFunctions -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      depthOfFunctions += 1
      return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { depthOfFunctions -= 1 }

    // Samples for previews are not served.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if node.isDebug { depthOfDebug += 1 }
      return super.visit(node)
    }
    override func visitPost(_ node: IfConfigClauseSyntax) {
      if node.isDebug { depthOfDebug -= 1 }
    }
  }
}

extension IfConfigClauseSyntax {
  fileprivate var isDebug: Bool { condition?.trimmedDescription == "DEBUG" }
}

extension Property {
  /// Whether the value is written out, such as a number or a text.
  fileprivate var isLiteral: Bool {
    guard let value else { return false }
    return [
      .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .arrayExpr, .dictionaryExpr, .nilLiteralExpr,
    ].contains(value.kind)
  }

  /// The type that the property is said to have, or of what it is set to.
  fileprivate var madeType: String? {
    if let made = value?.constructedType { return made }
    return type?.heldTypes.first?.name
  }
}
