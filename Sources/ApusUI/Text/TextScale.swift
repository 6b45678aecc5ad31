import ViewGraph

extension Text {
  /// How large a text is, compared to the size of its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Four fifths of it, for text beside what matters more.
    public static let secondary = Scale(factor: 0.8)
  }
}

private struct TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }

extension EnvironmentValues {
  /// The scale of text here, beside the person's own.
  var ownTextScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { scaleText { $0[TextScaleKey.self] = newValue } }
  }
}

extension View {
  /// Makes text in this view smaller beside other text of the same font, or leaves it.
  ///
  /// ```swift
  /// HStack(alignment: .firstTextBaseline) {
  ///   Text("12.5")
  ///   Text("km").textScale(.secondary)
  /// }
  /// ```
  ///
  /// - Parameter isEnabled: Whether the scale holds.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(
      _OptionalModifier(
        isEnabled ? _EnvironmentKeyTransformModifier { $0.ownTextScale = scale } : nil))
  }
}
