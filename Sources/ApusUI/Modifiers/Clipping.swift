import ViewGraph

/// Cuts off what lies outside of a shape.
public struct _ClipModifier<ClipShape: Shape>: ViewModifier {
  public typealias Body = Never
  let shape: ClipShape
  let isEvenOdd: Bool

  nonisolated init(shape: ClipShape, isEvenOdd: Bool = false) {
    self.shape = shape
    self.isEvenOdd = isEvenOdd
  }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.clip(modifier.shape, isEvenOdd: modifier.isEvenOdd, content)
  }
}

extension View {
  /// Cuts off what lies outside of a shape.
  ///
  /// - Parameter style: With `eoFill` what a path goes around twice is outside.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ClipModifier<S>> {
    modifier(_ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }

  /// Cuts off what lies outside of the view's rectangle.
  nonisolated public func clipped(
    antialiased: Bool = false
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.isClipped, true, .clip)
  }

  /// Cuts off the corners, with a radius in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _AttributeModifier> {
    if !antialiased {
      notDrawn("cornerRadius(_:antialiased:)", "edges are smooth", _file, _line)
    }
    return modifier(
      _AttributeModifier(
        .clip,
        [
          StoredAttribute(.cornerRadius, [Double(radius)]),
          StoredAttribute(.isClipped, true),
        ]))
  }
}
