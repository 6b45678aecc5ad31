import ViewGraph

/// Views that assistive technology finds in place of what is seen.
nonisolated struct _RepresentationModifier<Spoken: View>: ViewModifier {
  typealias Body = Never
  let spoken: Spoken
  /// Whether they stay elements of a group.
  let isGroup: Bool

  @MainActor static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.layered(isBehind: false, alignment: .center) {
      context.modify(.free) { writer in
        writer.set(.isAccessibilityHidden, true)
      } content: {
        content()
      }
    } layer: {
      context.open(.box)
      context.writer.set(.isSpokenOnly, true)
      if modifier.isGroup {
        context.writer.set(.childrenBehavior, AccessibilityChildBehavior.contain.element)
      }
      context.emit(0xAC76, modifier.spoken)
      context.close { _ in 0 }
    }
  }
}

extension View {
  /// Lets assistive technology find other views in place of this one.
  ///
  /// ```swift
  /// Dial(value: value)
  ///   .accessibilityRepresentation {
  ///     Slider(value: $value) { Text("Volume") }
  ///   }
  /// ```
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(_RepresentationModifier(spoken: representation(), isGroup: false))
  }

  /// Lets assistive technology find a group of other views in place of what is in this one.
  ///
  /// ```swift
  /// Canvas { context, size in … }
  ///   .accessibilityChildren {
  ///     ForEach(bars) { bar in Text("\(bar.name): \(bar.value)") }
  ///   }
  /// ```
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    modifier(_RepresentationModifier(spoken: children(), isGroup: true))
  }
}
