import ViewGraph

/// Says how the changes of its content move that come with a change of a value.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  let animation: ElementAnimation
  let value: Value

  nonisolated init(animation: ElementAnimation, value: Value) {
    self.animation = animation
    self.value = value
  }

  private final class Last: Slot {
    var value: Value
    var count = 0
    init(_ value: Value) { self.value = value }
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let last: Last = context.slot(0xA417) { Last(modifier.value) }
    if last.value != modifier.value {
      last.value = modifier.value
      // A number in a list of numbers, which holds so many exactly.
      last.count = (last.count + 1) % 1_000_000
    }
    context.moving(.changed(count: last.count, modifier.animation), content)
  }
}

/// Says how all changes of its content move.
nonisolated public struct _TransactionModifier: ViewModifier {
  public typealias Body = Never
  let transform: (inout Transaction) -> Void

  nonisolated init(_ transform: @escaping (inout Transaction) -> Void) {
    self.transform = transform
  }

  /// What stands for the animation of a change, which nobody knows yet.
  private static let given = Animation(.given, 0.001)

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    func element(_ animation: Animation?) -> ElementAnimation {
      var transaction = Transaction(animation: animation)
      modifier.transform(&transaction)
      return transaction.element
    }
    let (idle, moving) = (element(nil), element(given))
    if idle == .still, moving == given.element { return content() }
    context.moving(.each(idle, moving), content)
  }
}

extension EmissionContext {
  /// Evaluates `content` with what is said of how its changes move.
  fileprivate func moving(_ scope: MotionScopes.Scope, _ content: () -> Void) {
    graph.hasMotionScopes = true
    let outer = pending[.animation]?.scopes ?? []
    modify(.free) {
      $0.set(.animation, MotionScopes(outer + [scope]))
    } content: {
      content()
    }
  }
}
