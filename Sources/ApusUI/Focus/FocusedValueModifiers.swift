import ViewGraph

/// Offers a value while a view has the keyboard, or while it is seen.
nonisolated public struct _FocusedValueModifier<Value>: ViewModifier {
  public typealias Body = Never
  let value: Value?
  let isOfScene: Bool
  let assign: (inout FocusedValues, Value) -> Void

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let (value, assign) = (modifier.value, modifier.assign)
    let outer = context.environment.focusScope
    var depth = 0
    var around = outer
    while let scope = around {
      depth += 1
      around = scope.outer
    }
    let offer = context.slot(0xF0C8, fits: { $0.isOfScene == modifier.isOfScene }) {
      FocusedOffer(in: context, isOfScene: modifier.isOfScene)
    }
    offer.update(value, depth: depth) { values in
      if let value { assign(&values, value) }
    }
    guard !modifier.isOfScene else { return content() }
    let scope = context.slot(0xF0C9) { FocusScope() }
    scope.outer = outer
    scope.changed = { [weak offer] in offer?.keyboardMoved($0) }
    context.withEnvironment(EnvironmentValues.entries { $0.focusScope = scope }[...], content)
  }
}

extension _FocusedValueModifier {
  nonisolated init(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool
  ) {
    self.init(value: value, isOfScene: isOfScene) { $0[keyPath: keyPath] = $1 }
  }

  /// An object, which is found by its type.
  nonisolated init(object: Value?, isOfScene: Bool) where Value: AnyObject {
    self.init(value: object, isOfScene: isOfScene) { $0.set(ObjectIdentifier(Value.self), $1) }
  }
}

extension View {
  /// Offers a value while this view, or one in it, has the keyboard.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath, value, isOfScene: false))
  }

  /// Offers a value, if there is one, while this view, or one in it, has the keyboard.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath, value, isOfScene: false))
  }

  /// Offers an `@Observable` object by its type while this view, or one in it, has the keyboard.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(object: object, isOfScene: false))
  }

  /// Offers a value while this view is seen, whatever has the keyboard. Of several, the one that was shown
  /// last counts, and what a view with the keyboard offers counts more.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath, value, isOfScene: true))
  }

  /// Offers a value, if there is one, while this view is seen.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(_FocusedValueModifier(keyPath, value, isOfScene: true))
  }

  /// Offers an `@Observable` object by its type while this view is seen.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(object: object, isOfScene: true))
  }

  /// Offers an observed object by its type while this view, or one in it, has the keyboard.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(object: object, isOfScene: false))
  }

  /// Offers an observed object, if there is one, while this view, or one in it, has the keyboard.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(object: object, isOfScene: false))
  }

  /// Offers an observed object by its type while this view is seen.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(object: object, isOfScene: true))
  }

  /// Offers an observed object, if there is one, while this view is seen.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(object: object, isOfScene: true))
  }
}
