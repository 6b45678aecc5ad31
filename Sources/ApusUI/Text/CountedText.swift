import ViewGraph

/// Says of a text that it counts the characters of a field, as `3/160`. A page counts on while its answers are on
/// their way.
package struct CountedTextModifier: ViewModifier {
  package typealias Body = Never
  let limit: Int

  package static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.modify(.free) {
      $0.set(.countedLimit, modifier.limit)
    } content: {
      content()
    }
  }
}

extension View {
  /// Says that this text counts the characters of the only field beside it.
  ///
  /// - Parameter limit: How many characters fit into the field.
  nonisolated package func countsCharacters(upTo limit: Int) -> some View {
    modifier(CountedTextModifier(limit: limit))
  }
}
