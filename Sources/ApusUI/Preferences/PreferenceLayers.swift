import ViewGraph

/// A layer that is made of what the content passes up.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  public typealias Body = Never
  let isBehind: Bool
  let alignment: Alignment
  let make: (Key.Value) -> Layer

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.layered(isBehind: modifier.isBehind, alignment: modifier.alignment) {
      context.preference(Key.self, of: content)
    } layer: { value in
      Layer._emit(modifier.make(value), context)
    }
  }
}

extension View {
  /// Puts a view in front of this one, made of a value that the views in this one pass up.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier(isBehind: false, alignment: alignment, make: transform))
  }

  /// Puts a view behind this one, made of a value that the views in this one pass up.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier(isBehind: true, alignment: alignment, make: transform))
  }
}
