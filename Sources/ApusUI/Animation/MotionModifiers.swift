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
    guard let (idle, moving) = modifier.animations else { return content() }
    context.moving(.each(idle, moving), content)
  }

  /// The animations of changes without and with an animation; nil leaves them as they are.
  fileprivate var animations: (idle: ElementAnimation, moving: ElementAnimation)? {
    func element(_ animation: Animation?) -> ElementAnimation {
      var transaction = Transaction(animation: animation)
      transform(&transaction)
      if transaction.hasCompletions {
        notDrawn(
          "Transaction.addAnimationCompletion(criteria:_:)", "the action runs for withTransaction")
      }
      return transaction.element
    }
    let (idle, moving) = (element(nil), element(Self.given))
    return idle == .still && moving == Self.given.element ? nil : (idle, moving)
  }
}

/// Gives an animation to the changes of a body's modifiers. The content of the body is left out.
nonisolated struct _BodyTransaction<Content: View>: View {
  typealias Body = Never
  let modifier: _TransactionModifier
  let place: BodyTransactionPlace
  let content: Content

  @MainActor static func _emit(_ view: Self, _ context: EmissionContext) {
    let depth = context.environment.bodyTransactions
    view.place.depth = nil
    guard let (idle, moving) = view.modifier.animations else {
      return context.emit(1, view.content)
    }
    view.place.depth = depth
    context.moving(.body(idle, moving)) {
      context.withEnvironment(EnvironmentValues.entries { $0.bodyTransactions = depth + 1 }[...]) {
        context.emit(1, view.content)
      }
    }
  }
}

/// The depth of a body in other bodies.
nonisolated final class BodyTransactionPlace {
  /// Nil: the body leaves the animations of its changes.
  var depth: Int?
}

/// The view inside an animated body.
nonisolated struct _BodyTransactionContent<Content: View>: View {
  typealias Body = Never
  let place: BodyTransactionPlace
  let content: Content

  @MainActor static func _emit(_ view: Self, _ context: EmissionContext) {
    guard let depth = view.place.depth else { return context.emit(1, view.content) }
    // A box separates the body's modifiers from the view.
    context.open(.box)
    context.moving(.content(depth: depth)) {
      context.withEnvironment(EnvironmentValues.entries { $0.bodyTransactions = depth }[...]) {
        context.emit(1, view.content)
      }
    }
    context.close()
  }
}

private struct BodyTransactionsKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  /// The number of bodies of transactions around a view.
  fileprivate var bodyTransactions: Int {
    get { self[BodyTransactionsKey.self] }
    set { self[BodyTransactionsKey.self] = newValue }
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
