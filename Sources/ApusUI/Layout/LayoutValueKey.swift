import ViewGraph

/// The key of a value that a view says to the layout that arranges it.
///
/// ```swift
/// struct Flexibility: LayoutValueKey {
///   static let defaultValue: CGFloat? = nil
/// }
///
/// Text("Wide").layoutValue(key: Flexibility.self, value: 2)
/// ```
///
/// The layout reads it by `subview[Flexibility.self]`.
public protocol LayoutValueKey {
  /// What is said.
  associatedtype Value
  /// The value of a view that says none.
  static var defaultValue: Value { get }
}

/// Says something to the layout around a view.
nonisolated public struct _LayoutValueModifier<Value>: ViewModifier {
  public typealias Body = Never
  let key: ObjectIdentifier
  let value: Value

  private final class Said: Slot {
    let registry: LayoutRegistry
    var number: Int
    var value: Value

    init(_ registry: LayoutRegistry, _ key: ObjectIdentifier, _ value: Value) {
      self.registry = registry
      self.value = value
      number = registry.add(LayoutValue(key: key, value: value))
    }

    /// Another value has another number, by which a host sees that there is something new.
    func say(_ key: ObjectIdentifier, _ value: Value) {
      guard !isSameInput(self.value, value) else { return }
      registry.remove(number)
      self.value = value
      number = registry.add(LayoutValue(key: key, value: value))
    }

    override func leave() { registry.remove(number) }
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let said = context.slot(0x1A7A) {
      Said(context.graph.session.layouts, modifier.key, modifier.value)
    }
    said.say(modifier.key, modifier.value)
    let outer = context.pending[.layoutValues] ?? []
    context.modify(.free) { writer in
      writer.set(.layoutValues, outer + [Double(said.number)])
    } content: {
      content()
    }
  }
}

extension View {
  /// Says something to the layout that arranges this view. Layouts further out do not hear it.
  ///
  /// - Parameters:
  ///   - key: What is said; see ``LayoutValueKey``.
  ///   - value: Its value.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }
}
