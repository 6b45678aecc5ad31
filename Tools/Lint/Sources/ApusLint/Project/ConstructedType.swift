import SwiftSyntax

extension ExprSyntax {
  /// The name of the type that this expression makes a value of, if it is a call that says so:
  /// `Store(…)`, `Store.init(…)`, `try Cache<Image>()`.
  var constructedType: String? {
    guard let call = unwrapped.as(FunctionCallExprSyntax.self) else { return nil }
    return call.constructedType
  }

  /// Without `try`, `await` and parentheses around it.
  var unwrapped: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.unwrapped }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.unwrapped }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return only.expression.unwrapped
    }
    return self
  }

  /// A name with dots, such as `Locale.current` or `self.model`; nil for anything else. Optional
  /// chaining and unwrapping, and generic arguments, are left out.
  var dottedName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.withoutBackticks
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.dottedName else { return nil }
      return "\(base).\(member.declName.baseName.text.withoutBackticks)"
    }
    if let special = self.as(GenericSpecializationExprSyntax.self) {
      return special.expression.dottedName
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.dottedName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.dottedName }
    return nil
  }
}

extension FunctionCallExprSyntax {
  var constructedType: String? {
    guard var name = calledExpression.dottedName else { return nil }
    if name.hasSuffix(".init") { name.removeLast(".init".count) }
    return name.lastName.isUppercased ? name : nil
  }

  /// The name of a method that is called on something: `task` of `view.task {}`.
  var modifier: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
  }
}
