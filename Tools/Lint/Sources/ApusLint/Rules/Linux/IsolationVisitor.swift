import SwiftSyntax

/// A visitor that knows whether the code that it visits is written to run on the main actor.
class IsolationVisitor: ScopeVisitor {
  private enum Isolation {
    case mainActor, elsewhere, asAround
  }
  private var isolations: [Isolation] = []

  /// Whether the declarations around the visitor put the code on the main actor for sure.
  var isOnMainActor: Bool {
    for isolation in isolations.reversed() {
      switch isolation {
      case .mainActor: return true
      case .elsewhere: return false
      case .asAround: continue
      }
    }
    guard let type else { return false }
    return type.isOnMainActor
  }

  private func isolation(of node: some WithAttributesSyntax & WithModifiersSyntax) -> Isolation {
    if node.attributes.all.contains(where: { $0.name == "MainActor" }) { return .mainActor }
    let isNonisolated = node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
    // '@concurrent' and an actor of one's own lead away from the main actor.
    let isElsewhere = node.attributes.all.contains {
      $0.name == "concurrent" || $0.name.hasSuffix("Actor")
    }
    return isNonisolated || isElsewhere ? .elsewhere : .asAround
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    isolations.append(isolation(of: node))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { isolations.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isolations.append(isolation(of: node))
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { isolations.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    isolations.append(isolation(of: node))
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { isolations.removeLast() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isolations.append(isolation(of: node) == .mainActor ? .mainActor : .elsewhere)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { isolations.removeLast() }

  /// A closure that is an argument of a call runs where the call says; of most calls that cannot be
  /// seen, so it counts as elsewhere.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isolations.append(closureIsolation(node))
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { isolations.removeLast() }

  private func closureIsolation(_ closure: ClosureExprSyntax) -> Isolation {
    if closure.signature?.attributes.all.contains(where: { $0.name == "MainActor" }) == true {
      return .mainActor
    }
    switch closure.call?.calledExpression.dottedName {
    case "MainActor.run", "MainActor.assumeIsolated", "DispatchQueue.main.async",
      "DispatchQueue.main.asyncAfter":
      return .mainActor
    case "Task": return .asAround
    case let name? where name.lastName.isUppercased && type?.isView == true:
      // What a view is built from: stacks, buttons, lists.
      return .asAround
    default: return .elsewhere
    }
  }
}

extension TypeDeclaration {
  /// Whether the type itself says that it is on the main actor; views and apps always are.
  fileprivate var isOnMainActor: Bool { attributes.contains("MainActor") || isView || isApp }
}

extension ClosureExprSyntax {
  /// The call of which this closure is an argument.
  fileprivate var call: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    let list =
      parent?.as(LabeledExprSyntax.self)?.parent
      ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent
    return list?.parent?.as(FunctionCallExprSyntax.self)
  }
}
