import SwiftSyntax

/// Finds the causes that stop one file on Linux.
final class CauseVisitor: SyntaxVisitor {
  private(set) var found: [Finding] = []

  private let path: String
  private let declared: DeclaredNames
  private let modules: Modules
  private let known: KnownNames
  /// Nil if a package may have given members to Apple's types.
  private let expressions: ExpressionTypes?
  private let converter: SourceLocationConverter
  /// Whether names of Apple's user interfaces may stand in this file.
  private var usesFrameworks: Bool
  private var placesOfNames: [Finding] = []

  init(
    _ syntax: SourceFileSyntax, path: String, declared: DeclaredNames, modules: Modules,
    known: KnownNames, members: MemberTable?
  ) {
    self.path = path
    self.declared = declared
    self.modules = modules
    self.known = known
    expressions = members.map { ExpressionTypes(declared: declared, table: $0) }
    converter = SourceLocationConverter(fileName: path, tree: syntax)
    usesFrameworks = declared.exportsFrameworks
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
    if usesFrameworks { found += placesOfNames }
  }

  private func add(
    _ kind: Cause.Kind, _ title: String, _ advice: String, at node: some SyntaxProtocol
  ) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let finding = Finding(
      cause: Cause(kind: kind, title: title, advice: advice), path: path, line: place.line,
      column: place.column)
    // An import may stand behind a name.
    if kind == .name { placesOfNames.append(finding) } else { found.append(finding) }
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let condition = PhoneCondition(modules: modules, keepsLinux: PhoneCondition.keepsLinux(node))
    for clause in node.clauses {
      let value = clause.condition.map(condition.value(of:)) ?? true
      if value != false { walkElements(of: clause) }
      if value == true { break }
    }
    return .skipChildren
  }

  private func walkElements(of clause: IfConfigClauseSyntax) {
    if let elements = clause.elements { walk(elements) }
  }

  // MARK: Modules

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.text else { return .skipChildren }
    if modules.isApples(name) { usesFrameworks = true }
    if modules.own.contains(name) { return .skipChildren }
    switch ModuleTable.entries[name] {
    case (.absent, let instead)?, (.package, let instead)?:
      add(.module, "import \(name)", instead, at: node)
    case nil:
      add(
        .package, "import \(name)", "a package, which has to build on Linux, too", at: node)
    default: break
    }
    return .skipChildren
  }

  // MARK: Objective-C

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if let instead = Constructs.attributes[name] {
      add(.construct, "@\(name)", instead, at: node)
      // The name of a selector is no expression.
      return .skipChildren
    }
    if name == "Environment" { checkEnvironment(node) }
    if !declared.types.contains(name), let reason = known.reason(forAbsentWrapper: name) {
      add(.name, "@\(name)", reason, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.macroName.text
    guard let instead = Constructs.macros[name] else { return .visitChildren }
    // `apus init` writes a method as a function. `getter:` and `setter:` are labels.
    if name == "selector", node.arguments.first?.label == nil { return .skipChildren }
    add(.construct, "#\(name)", instead, at: node)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMain = node.attributes.contains { $0.trimmedDescription == "@main" }
    let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if isMain, parents.contains(where: { $0.hasSuffix("NSApplicationDelegate") }) {
      add(.construct, "@main on an app delegate", Constructs.appDelegate, at: node)
    }
    return .visitChildren
  }

  // MARK: Names

  private func checkType(_ name: String, at node: some SyntaxProtocol) {
    guard name.first?.isUppercase == true, !declared.types.contains(name),
      let reason = known.reason(forAbsentType: name)
    else { return }
    add(.name, name, reason, at: node)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // A wrapper is looked up as one.
    if node.parent?.is(AttributeSyntax.self) != true { checkType(node.name.text, at: node) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if isFramework(node.baseType) { checkType(node.name.text, at: node) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == node.id
    if !isMember || member?.base.map(isFramework) == true {
      checkType(node.baseName.text, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let member = called.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard member.base != nil, !declared.members.contains(name) else { return .visitChildren }
      let title = [".\(name)", ".\(name)\(labels(of: node))"]
        .first { known.reason(forAbsent: $0) != nil }
      if let title, let reason = known.reason(forAbsent: title) {
        add(.name, title, reason, at: member.declName)
      }
    } else if let type = called.as(DeclReferenceExprSyntax.self) {
      let name = type.baseName.text
      if let advice = Constructs.functions[name], !declared.types.contains(name),
        !declared.members.contains(name)
      {
        add(.construct, name, advice, at: type)
      }
      let title = name + labels(of: node)
      if !declared.initializers.contains(title), let reason = known.reason(forAbsent: title) {
        add(.name, title, reason, at: type)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let title = (node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text).map { "\($0).\(name)" }
    if let title, !declared.members.contains(name), let reason = known.reason(forAbsent: title) {
      add(.name, title, reason, at: node)
    } else {
      checkMember(node)
    }
    return .visitChildren
  }

  /// Reports a missing member of a type.
  private func checkMember(_ node: MemberAccessExprSyntax) {
    guard let owner = expressions?.owner(lackingMember: node) else { return }
    let name = node.declName.baseName.text
    let reason = known.reason(forAbsent: ".\(name)")
    // The rule for calls reports a call.
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    if reason != nil && isCalled { return }
    add(
      .name, owner.takesModifier ? ".\(name)" : "\(owner.type).\(name)",
      reason ?? known.reason(forAbsent: "\(owner.type).\(name)")
        ?? KnownNames.reason(forMemberOf: owner.type), at: node.declName)
  }

  private func checkEnvironment(_ node: AttributeSyntax) {
    guard case .argumentList(let arguments)? = node.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
      case .property(let property)? = path.components.first?.component
    else { return }
    let name = property.declName.baseName.text
    let title = #"\."# + name
    if !declared.members.contains(name), let reason = known.reason(forAbsent: title) {
      add(.name, "@Environment(\(title))", reason, at: node)
    }
  }

  /// As docs/api writes calls: `(_:isPresented:){}message{}`.
  private func labels(of node: FunctionCallExprSyntax) -> String {
    let written = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    let more = node.additionalTrailingClosures.map { "\($0.label.text){}" }.joined()
    return "(\(written))" + (node.trailingClosure == nil ? "" : "{}") + more
  }

  private func isFramework(_ node: some SyntaxProtocol) -> Bool {
    ["SwiftUI", "UIKit", "Combine"].contains(node.trimmedDescription)
  }
}
