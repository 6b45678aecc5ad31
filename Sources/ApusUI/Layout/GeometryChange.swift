import ViewGraph

/// Runs an action when a value that is made of a view's place changes.
nonisolated public struct _GeometryChangeModifier<Value: Equatable & Sendable>: ViewModifier {
  public typealias Body = Never
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  nonisolated init(
    _ transform: @escaping (GeometryProxy) -> Value, _ action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  private final class Last: Slot { var value: Value? }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.box {
      let last = context.slot(0x6EC1) { Last() }
      context.measured(0x6EC0) { place in
        guard place.measured != nil else { return }
        let value = modifier.transform(GeometryProxy(place: place))
        let old = last.value
        guard value != old else { return }
        last.value = value
        context.graph.afterUpdate { modifier.action(old ?? value, value) }
      } content: { _ in
        content()
      }
    }
  }
}

extension View {
  /// Runs an action with a value that is made of this view's size or place: once it is known, and when it
  /// changes.
  ///
  /// ```swift
  /// Text(title).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - type: What the value is.
  ///   - transform: Makes the value. Only if it asks for a frame does the page tell where the view is,
  ///     beside how large it is.
  ///   - action: Is told the value.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> ModifiedContent<Self, _GeometryChangeModifier<T>> {
    modifier(_GeometryChangeModifier(transform) { _, new in action(new) })
  }

  /// Runs an action with a value that is made of this view's size or place: once it is known, with the
  /// same value twice, and when it changes.
  ///
  /// - Parameters:
  ///   - type: What the value is.
  ///   - transform: Makes the value. Only if it asks for a frame does the page tell where the view is,
  ///     beside how large it is.
  ///   - action: Is told the value as it was and as it is.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, _GeometryChangeModifier<T>> {
    modifier(_GeometryChangeModifier(transform, action))
  }
}
