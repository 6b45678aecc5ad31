import ViewGraph

/// Makes the whole page, or the sheet that the view is in, light or dark.
public struct _PreferredColorSchemeModifier: ViewModifier {
  public typealias Body = Never
  let colorScheme: ColorScheme?

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard let scheme = modifier.colorScheme else { return content() }
    context.modify(.free) { writer in
      writer.set(.preferredColorScheme, scheme.element)
    } content: {
      context.withEnvironment(
        EnvironmentValues.entries { $0.colorScheme = scheme }[...], content)
    }
  }
}

extension View {
  /// Shows the page, or the sheet that the view is in, in light or dark; nil: as the visitor has it.
  ///
  /// Views outside of this one are drawn in it too, but read the visitor's own in
  /// `\.colorScheme`.
  nonisolated public func preferredColorScheme(
    _ colorScheme: ColorScheme?
  ) -> ModifiedContent<Self, _PreferredColorSchemeModifier> {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Shows this view in light or dark.
  nonisolated public func colorScheme(
    _ colorScheme: ColorScheme
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.colorScheme = colorScheme })
  }
}
