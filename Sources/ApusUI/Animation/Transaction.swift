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

/// Makes the changes of state in `body`.
///
/// > Note: A page does not animate them yet: it shows them at once. What `animation(_:value:)` says of
/// > a view moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _file: StaticString = #fileID, _line: UInt = #line,
  _ body: () throws -> Result
) rethrows -> Result {
  if animation != nil {
    notDrawn(
      "withAnimation(_:_:)", "changes show at once; `animation(_:value:)` animates", _file, _line)
  }
  return try animated(animation, body)
}

private func animated<Result>(
  _ animation: Animation?, _ body: () throws -> Result
) rethrows -> Result {
  try TurnAnimation.$current.withValue(animation?.element ?? .still) { try body() }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoval: Bool
  /// When it has reached its end, but for a last small swing. Here the same as `removed`.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Makes the changes of state in `body`, and calls `completion` when the animation's time is over.
///
/// > Note: A page does not animate them yet: it shows them at once.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _file: StaticString = #fileID, _line: UInt = #line, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  if animation != nil {
    notDrawn(
      "withAnimation(_:completionCriteria:_:completion:)",
      "changes show at once; `animation(_:value:)` animates", _file, _line)
  }
  let result = try animated(animation, body)
  let seconds = animation.map { ($0.waits + $0.duration) * Double(max(1, $0.repetitions)) } ?? 0
  Task { @MainActor in
    try? await Task.sleep(for: .seconds(seconds))
    completion()
  }
  return result
}

/// Makes the changes of state in `body` as a transaction says.
///
/// > Note: A page does not animate them yet: it shows them at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _file: StaticString = #fileID, _line: UInt = #line,
  _ body: () throws -> Result
) rethrows -> Result {
  if transaction.animation != nil, !transaction.disablesAnimations {
    notDrawn(
      "withTransaction(_:_:)", "changes show at once; `animation(_:value:)` animates", _file, _line)
  }
  return try animated(transaction.disablesAnimations ? nil : transaction.animation, body)
}

extension View {
  /// Makes changes of this view move when `value` changes; nil: at once.
  ///
  /// > Note: On a page all changes of the view move, whatever changed.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V, _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _AttributeModifier> {
    if animation != nil {
      notDrawn("animation(_:value:)", "all changes of the view move", _file, _line)
    }
    return attribute(.animation, animation?.element ?? .still)
  }

  /// Makes all changes of this view move; nil: at once.
  nonisolated public func animation(
    _ animation: Animation?
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.animation, animation?.element ?? .still)
  }

  /// Changes how changes of this view are shown.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, _OptionalModifier<_AttributeModifier>> {
    var transaction = Transaction(animation: .default)
    transform(&transaction)
    var element: ElementAnimation?
    if transaction.disablesAnimations || transaction.animation == nil {
      element = .still
    } else if transaction.animation != .default {
      element = transaction.animation?.element
    }
    return modifier(
      _OptionalModifier(element.map { _AttributeModifier(.animation, $0) }))
  }
}
