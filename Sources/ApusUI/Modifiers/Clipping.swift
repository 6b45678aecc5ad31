import ViewGraph

/// Cuts off what lies outside of a shape.
public struct _ClipModifier<ClipShape: Shape>: ViewModifier {
  public typealias Body = Never
  let shape: ClipShape

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let size = ShapeProposal.size(in: context)
    var outline = modifier.shape._outline(size: size)
    if outline.trim != nil || outline.inset != 0 {
      outline = modifier.shape.pathOutline(size: size)
    }
    context.modify(.clip) { writer in
      writer.set(.clipShape, outline.numbers)
    } content: {
      content()
    }
  }
}

extension View {
  /// Cuts off what lies outside of a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ClipModifier<S>> {
    modifier(_ClipModifier(shape: shape))
  }

  /// Cuts off what lies outside of the view's rectangle.
  nonisolated public func clipped(
    antialiased: Bool = false
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.isClipped, true, .clip)
  }

  /// Cuts off the corners, with a radius in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(
      _AttributeModifier(
        .clip,
        [
          StoredAttribute(.cornerRadius, [Double(radius)]),
          StoredAttribute(.isClipped, true),
        ]))
  }
}
