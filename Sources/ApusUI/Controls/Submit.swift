import ViewGraph

/// What makes a view submit.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An `onSubmit` around fields. The object is kept across evaluations, so that a new closure does
/// not re-evaluate fields.
final class SubmitScope: Slot {
  var triggers: SubmitTriggers = .text
  var action: @MainActor () -> Void = {}
  var outer: SubmitScope?
  var isBarrier = false

  /// Runs the actions for a trigger, from inside to outside.
  func submit(_ trigger: SubmitTriggers) {
    if !triggers.isDisjoint(with: trigger) { action() }
    if !isBarrier { outer?.submit(trigger) }
  }

  func hears(_ trigger: SubmitTriggers) -> Bool {
    !triggers.isDisjoint(with: trigger) || (!isBarrier && outer?.hears(trigger) ?? false)
  }
}

private struct SubmitScopeKey: EnvironmentKey { static var defaultValue: SubmitScope? { nil } }

extension EnvironmentValues {
  var submitScope: SubmitScope? {
    get { self[SubmitScopeKey.self] }
    set { self[SubmitScopeKey.self] = newValue }
  }
}

public struct _SubmitModifier: ViewModifier {
  public typealias Body = Never
  let triggers: SubmitTriggers
  let isBarrier: Bool
  let action: @MainActor () -> Void

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let scope = context.slot(0x5B317) { SubmitScope() }
    scope.triggers = modifier.triggers
    scope.action = modifier.action
    scope.isBarrier = modifier.isBarrier
    scope.outer = context.environment.submitScope
    context.withEnvironment(
      EnvironmentEntry(key: ObjectIdentifier(SubmitScopeKey.self), value: scope as SubmitScope?),
      content)
  }
}

extension View {
  /// Runs an action when a person submits a value in this view: Return in one of its fields.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _SubmitModifier> {
    let action = Carried(action)
    return modifier(
      _SubmitModifier(triggers: triggers, isBarrier: false) { action.value() })
  }

  /// Keeps submissions in this view from `onSubmit` actions around it.
  nonisolated public func submitScope(
    _ isBlocking: Bool = true
  ) -> ModifiedContent<Self, _SubmitModifier> {
    modifier(_SubmitModifier(triggers: [], isBarrier: isBlocking, action: {}))
  }
}
