import ViewGraph

/// How a change of state is shown.
public struct Transaction {
  /// How the change moves; `nil`: at once.
  public var animation: Animation?
  /// Whether the change is shown at once.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other. A page does not look at it.
  public var isContinuous = false

  /// A change without an animation.
  public init() {}
  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes the changes of state in `body` move.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try TurnAnimation.$current.withValue(animation?.numbers ?? Animation.none) { try body() }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoval: Bool
  /// When it has reached its end, but for a last small swing. Here the same as `removed`.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Makes the changes of state in `body` move, and calls `completion` when the time is over.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let seconds = animation.map { ($0.waits + $0.duration) * Double(max(1, $0.repetitions)) } ?? 0
  Task { @MainActor in
    try? await Task.sleep(for: .seconds(seconds))
    completion()
  }
  return result
}

/// Makes the changes of state in `body` as a transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try withAnimation(transaction.disablesAnimations ? nil : transaction.animation, body)
}

extension View {
  /// Makes changes of this view move when `value` changes; nil: at once.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.animation, animation?.numbers ?? Animation.none)
  }

  /// Makes all changes of this view move; nil: at once.
  nonisolated public func animation(
    _ animation: Animation?
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.animation, animation?.numbers ?? Animation.none)
  }

  /// Changes how changes of this view are shown.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _OptionalModifier<_AttributeModifier>> {
    var transaction = Transaction(animation: .default)
    transform(&transaction)
    var numbers: [Double]?
    if transaction.disablesAnimations || transaction.animation == nil {
      numbers = Animation.none
    } else if transaction.animation != .default {
      numbers = transaction.animation?.numbers
    }
    return modifier(
      _OptionalModifier(numbers.map { _AttributeModifier(.animation, $0) }))
  }
}
