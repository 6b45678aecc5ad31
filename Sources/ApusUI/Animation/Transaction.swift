import ViewGraph

/// How a change of state is shown.
public struct Transaction {
  /// How the change moves; `nil`: at once.
  public var animation: Animation?
  /// Whether the change is shown at once, whatever views further in say.
  public var disablesAnimations = false
  /// Whether the change belongs to a series, such as a drag. Pages ignore it.
  public var isContinuous = false
  private var completions: [(end: AnimationCompletionCriteria, run: () -> Void)] = []

  /// A change without an animation.
  public init() {}
  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

extension Transaction {
  /// Runs an action when the time of the animation is over, or at once without an animation.
  ///
  /// > Note: The actions run for `withTransaction(_:_:)`. The modifier `transaction(_:)` runs none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append((criteria, completion))
  }

  /// Whether an action waits for the end of the animation.
  var hasCompletions: Bool { !completions.isEmpty }

  @MainActor fileprivate func scheduleCompletions() {
    let animation = disablesAnimations ? nil : animation
    for completion in completions {
      animation.run(completion.run, at: completion.end)
    }
  }

  /// Whether it says more than that nothing is known.
  var saysMore: Bool { animation != nil || disablesAnimations }

  /// The transaction of the change for which views are brought up to date now.
  @MainActor package static var ofChange: Transaction {
    guard let motion = Graph.current?.motionOfChange else { return Transaction() }
    guard motion == ElementAnimation(.disabled) else {
      return Transaction(animation: Animation(motion))
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }

  var element: ElementAnimation {
    if disablesAnimations { return ElementAnimation(.disabled) }
    return animation?.element ?? .still
  }
}

/// Makes the changes of state in `body`, which move together. Other changes, before it and behind it, do
/// not.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try TurnAnimation.with(animation?.element, body)
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoval: Bool
  /// When it has reached its end, but for a last small swing.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Makes the changes of state in `body`, which move together, and calls `completion` when the time of the
/// animation is over.
///
/// > Note: The time is the server's: a change that comes meanwhile does not end it, and an animation
/// > without end does not complete. Without an animation it is over at once.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  animation.run(completion, at: completionCriteria)
  return result
}

extension Animation? {
  /// Runs an action when the animation is over; at once if there is none.
  @MainActor fileprivate func run(
    _ completion: @escaping () -> Void, at end: AnimationCompletionCriteria
  ) {
    guard let time = map({ $0.time(until: end) }) ?? .zero else { return }
    let sleep = Graph.current?.session.sleep ?? { try await Task.sleep(for: $0) }
    // Changes of the action form another change.
    TurnAnimation.with(nil) {
      _ = Task { @MainActor in
        if time > .zero { try? await sleep(time) }
        completion()
      }
    }
  }
}

/// Makes the changes of state in `body` as a transaction says.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try TurnAnimation.with(transaction.element, body)
  if transaction.hasCompletions {
    onMainThread { [transaction = Carried(transaction)] in transaction.value.scheduleCompletions() }
  }
  return result
}

/// Makes the changes of state in `body` with a property of their transaction set to a value.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension View {
  /// Makes changes of this view move when `value` changes with them; nil: at once.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> ModifiedContent<Self, _AnimationModifier<V>> {
    modifier(_AnimationModifier(animation: animation?.element ?? .still, value: value))
  }

  /// Makes all changes of this view move; nil: at once.
  nonisolated public func animation(
    _ animation: Animation?
  ) -> ModifiedContent<Self, _TransactionModifier> {
    modifier(
      _TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Changes how changes of this view are shown.
  ///
  /// > Note: Of a transaction's animation it can be said how long it takes, when it begins and how often it
  /// > runs; what depends on which animation it is sees none of those that there are.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _TransactionModifier> {
    modifier(_TransactionModifier(transform))
  }

  /// Changes how changes of this view are shown that come with a change of `value`.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    return animation(
      transaction.disablesAnimations ? nil : transaction.animation, value: value)
  }

  /// Makes changes of the modifiers in `body` move. Changes of this view itself move as they would without it.
  ///
  /// ```swift
  /// CardFace()
  ///   .animation(.snappy) { $0.offset(y: isOpen ? -40 : 0) }
  /// ```
  ///
  /// - Parameter animation: The animation of the changes; nil: they come at once.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes how changes of the modifiers in `body` are shown. Changes of this view itself are shown as they would be
  /// without it.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let place = BodyTransactionPlace()
    let content = _BodyTransactionContent(place: place, content: self)
    return _BodyTransaction(
      modifier: _TransactionModifier(transform), place: place,
      content: body(PlaceholderContentView(value: self, shown: content)))
  }
}
