import ViewGraph

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection? { nil }
}

extension EnvironmentValues {
  /// The direction of the visitor's language, unless a view sets another.
  public var layoutDirection: LayoutDirection {
    get {
      if let set = self[LayoutDirectionKey.self] { return set }
      return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    set {
      self[LayoutDirectionKey.self] = newValue
      drawn.append(
        StoredAttribute(.layoutDirection, newValue == .leftToRight ? .leftToRight : .rightToLeft))
    }
  }
}

extension View {
  /// Whether the view is mirrored where the language runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _FlipModifier> {
    modifier(_FlipModifier(isEnabled: enabled))
  }
}

/// Mirrors content in languages from right to left.
public struct _FlipModifier: ViewModifier {
  public typealias Body = Never
  let isEnabled: Bool

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard modifier.isEnabled, context.environment.layoutDirection == .rightToLeft else {
      return content()
    }
    context.modify(.effect) { writer in
      writer.set(.scale, [-1, 1])
    } content: {
      content()
    }
  }
}
