import SwiftSyntax

/// The types of expressions that syntax alone tells: `Type.member`, `Type()`, and chains of calls on them.
///
/// Whatever might be otherwise has no type here: a name that the app declares anywhere, what a package could
/// have extended, a variable.
final class ExpressionTypes {
  private let declared: DeclaredNames
  private let table: MemberTable
  private var known: [SyntaxIdentifier: Value?] = [:]

  /// An expression that names a type or gives a value.
  private struct Value {
    /// `View` of the app's own views.
    var type: String
    /// The protocols of a view of the app.
    var others: Set<String> = []
    var isType = false
    /// Whether the view is the app's own.
    var isOwn = false
  }

  init(declared: DeclaredNames, table: MemberTable) {
    self.declared = declared
    self.table = table
  }

  /// The type that has no such member; nil if the member is there or may be.
  ///
  /// - Returns: its name, and whether the member would be a modifier of a view.
  func owner(
    lackingMember node: MemberAccessExprSyntax
  ) -> (type: String, takesModifier: Bool)? {
    guard let base = node.base, let value = value(of: base) else { return nil }
    let name = node.declName.baseName.text
    guard isMissing(name, in: value) else { return nil }
    return (value.type, !value.isType && table.isView(value.type))
  }

  private func isMissing(_ name: String, in value: Value) -> Bool {
    let name = name.filter { $0 != "`" }
    // A static member of the app's own view would not be Apple's.
    if value.isType && value.isOwn { return false }
    guard !name.hasPrefix("_"), !name.hasPrefix("$"), !declared.members.contains(name),
      !declared.types.contains(name)
    else { return false }
    return value.others.union([value.type]).allSatisfy { table.member(name, of: $0) == .missing }
  }

  private func value(of node: ExprSyntax) -> Value? {
    if let found = known[node.id] { return found }
    let value = read(node)
    known[node.id] = .some(value)
    return value
  }

  private func read(_ node: ExprSyntax) -> Value? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): type(named: name.baseName.text)
    case .genericSpecializationExpr(let generic): value(of: generic.expression)
    case .functionCallExpr(let call): value(ofCall: call)
    case .memberAccessExpr(let member): value(ofMember: member)
    case .optionalChainingExpr(let chain): value(of: chain.expression)
    case .forceUnwrapExpr(let forced): value(of: forced.expression)
    case .postfixIfConfigExpr(let configured): configured.base.flatMap(value(of:))
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 ? value(of: tuple.elements.first!.expression) : nil
    default: nil
    }
  }

  private func type(named name: String) -> Value? {
    guard !declared.members.contains(name) else { return nil }
    if !table.isAmbiguous(name), let parents = declared.parentsOfView(name) {
      // An unknown protocol may have any member.
      guard parents.allSatisfy({ isKnown($0) }) else { return nil }
      return Value(type: "View", others: parents.filter(table.holds), isType: true, isOwn: true)
    }
    guard !declared.types.contains(name), table.holds(name) else { return nil }
    return Value(type: name, isType: true)
  }

  private func isKnown(_ parent: String) -> Bool {
    declared.types.contains(parent) || table.holds(parent)
      || ["Equatable", "Hashable", "Identifiable", "Sendable"].contains(parent)
  }

  private func value(ofCall node: FunctionCallExprSyntax) -> Value? {
    guard var value = value(of: node.calledExpression) else { return nil }
    value.isType = false
    return value
  }

  private func value(ofMember node: MemberAccessExprSyntax) -> Value? {
    let name = node.declName.baseName.text
    guard let base = node.base else { return nil }
    if ["SwiftUI", "UIKit"].contains(base.trimmedDescription) { return type(named: name) }
    guard let value = value(of: base) else { return nil }
    if declared.isViewModifier(name), table.isView(value.type) {
      return Value(type: "View", others: value.others.union([value.type]))
    }
    guard !declared.members.contains(name), !declared.types.contains(name) else { return nil }
    if name == "init" { return Value(type: value.type, others: value.others) }
    let nested = "\(value.type).\(name)"
    if value.isType, table.holds(nested) { return Value(type: nested, isType: true) }
    guard case .present(let type) = table.member(name, of: value.type) else { return nil }
    return Value(type: type, others: type == value.type ? value.others : [])
  }
}
