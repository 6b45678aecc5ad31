import ViewGraph

/// What assistive technology can do with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case activate, escape, magicTap, delete, named(String) }
  let kind: Kind
  /// What a double tap does.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// Leaves what is open.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// What a double tap with two fingers does.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// Deletes it.
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// An action with a name. The name is in English where it is localized: it is looked up without a
  /// visitor.
  public init(named name: Text) {
    kind = .named(name.resolved(in: EnvironmentValues()))
  }
  init(kind: Kind) { self.kind = kind }
}

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A button that only assistive technology finds, beside the view that it acts on.
nonisolated public struct _SpokenActionModifier: ViewModifier {
  public typealias Body = Never
  let name: Text
  let action: () -> Void

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.layered(isBehind: false, alignment: .center, content: content) {
      context.open(.button)
      context.writer.set(.isSpokenOnly, true)
      context.writer.set(.label, modifier.name.resolved(in: context.environment))
      if !context.environment.isEnabled { context.writer.set(.isDisabled, true) }
      context.handler(.onTap, .action { modifier.action() })
      context.close { _ in 0 }
    }
  }
}

/// Buttons that only assistive technology finds, beside the view that they act on.
nonisolated public struct _SpokenActionsModifier<Actions: View>: ViewModifier {
  public typealias Body = Never
  let actions: Actions

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.layered(isBehind: false, alignment: .center, content: content) {
      context.open(.box)
      context.writer.set(.isSpokenOnly, true)
      context.emit(0xAC75, modifier.actions)
      context.close { _ in 0 }
    }
  }
}

/// Lets assistive technology and arrow keys turn a value up and down.
nonisolated public struct _AdjustableModifier: ViewModifier {
  public typealias Body = Never
  let handler: (AccessibilityAdjustmentDirection) -> Void

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let up = context.registerHandler(.action { modifier.handler(.increment) })
    let down = context.registerHandler(.action { modifier.handler(.decrement) })
    context.modify(.free) { writer in
      writer.set(.onIncrement, handler: up)
      writer.set(.onDecrement, handler: down)
    } content: {
      content()
    }
  }
}

extension View {
  /// Something that assistive technology can do with the view, by name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _SpokenActionModifier> {
    modifier(_SpokenActionModifier(name: name, action: handler))
  }

  /// The actions of assistive technology. Each button is an action, named by its label.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .accessibilityActions {
  ///     Button("Reply") { reply(to: message) }
  ///     Button("Archive") { archive(message) }
  ///   }
  /// ```
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_SpokenActionsModifier(actions: content()))
  }

  /// Something that assistive technology can do with the view, by the words of a label.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let button = Button(action: action, label: label)
    return accessibilityActions { button }
  }

  /// Something that assistive technology can do with the view, by a localized name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _SpokenActionModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Something that assistive technology can do with the view, by a name that is said as given.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _SpokenActionModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// What assistive technology does with the view: a button of its own beside it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _SpokenActionModifier> {
    let name =
      switch actionKind.kind {
      case .activate: Text(own: .activate)
      case .escape: Text(own: .escape)
      case .magicTap: Text(own: .magicTap)
      case .delete: Text(own: .delete)
      case .named(let name): Text(verbatim: name)
      }
    return accessibilityAction(named: name, handler)
  }

  /// Lets assistive technology turn the view's value up and down.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, _AdjustableModifier> {
    modifier(_AdjustableModifier(handler: handler))
  }

  /// Sets the place of the view among the views at its level for assistive technology.
  ///
  /// - Parameter sortPriority: Views with higher numbers are read first. Other views have 0.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, _AttributeModifier> { attribute(.sortPriority, sortPriority) }
}
