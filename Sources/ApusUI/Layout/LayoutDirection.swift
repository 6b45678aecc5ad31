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

  @available(
    *, unavailable,
    message: "Only the page knows sizes: use the alignment of a stack, a frame or an overlay."
  )
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self {
    self
  }

  @available(
    *, unavailable,
    message: "Only the page knows sizes: use the alignment of a stack, a frame or an overlay."
  )
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self {
    self
  }
}

/// The size of a view, which only the page knows.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points; always 0 here.
  public var width: CGFloat { 0 }
  /// The height in points; always 0 here.
  public var height: CGFloat { 0 }
  /// The position of a horizontal guide; always 0 here.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// The position of a vertical guide; always 0 here.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
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
