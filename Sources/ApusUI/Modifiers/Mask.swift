import ViewGraph

/// A view that can say which part of another is seen: a shape or a gradient. A page has no way to
/// take any other view for a mask.
@MainActor @preconcurrency
public protocol _MaskView: View {
  static func _mask(_ view: Self, _ context: EmissionContext) -> _Mask
}

public struct _Mask {
  let attribute: TextAttribute

  @MainActor
  static func shape<S: Shape>(_ shape: S, _ context: EmissionContext) -> _Mask {
    let size = ShapeProposal.size(in: context)
    var outline = shape._outline(size: size)
    if outline.trim != nil || outline.inset != 0 { outline = shape.pathOutline(size: size) }
    return _Mask(attribute: TextAttribute(.clipShape, .numbers(outline.numbers)))
  }

  @MainActor
  static func gradient(_ style: some ShapeStyle, _ context: EmissionContext) -> _Mask {
    guard case .gradient(let numbers) = style._fill(in: context.environment).kind else {
      return shape(Rectangle(), context)
    }
    return _Mask(attribute: TextAttribute(.maskGradient, .numbers(numbers)))
  }
}

extension Shape {
  @MainActor
  public static func _mask(_ view: Self, _ context: EmissionContext) -> _Mask {
    .shape(view, context)
  }
}
extension Rectangle: _MaskView {}
extension RoundedRectangle: _MaskView {}
extension UnevenRoundedRectangle: _MaskView {}
extension Circle: _MaskView {}
extension Ellipse: _MaskView {}
extension Capsule: _MaskView {}
extension LinearGradient: _MaskView {
  public static func _mask(_ view: Self, _ context: EmissionContext) -> _Mask {
    .gradient(view, context)
  }
}
extension RadialGradient: _MaskView {
  public static func _mask(_ view: Self, _ context: EmissionContext) -> _Mask {
    .gradient(view, context)
  }
}
extension AngularGradient: _MaskView {
  public static func _mask(_ view: Self, _ context: EmissionContext) -> _Mask {
    .gradient(view, context)
  }
}

/// Shows of a view what a mask covers.
public struct _MaskModifier<Mask: _MaskView>: ViewModifier {
  public typealias Body = Never
  nonisolated(unsafe) let mask: Mask

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let mask = Mask._mask(modifier.mask, context)
    context.modify(.clip) { writer in
      mask.attribute.write(writer)
    } content: {
      content()
    }
  }
}

extension View {
  /// Shows only what a shape or a gradient covers.
  nonisolated public func mask<Mask: _MaskView>(
    _ mask: Mask
  ) -> ModifiedContent<Self, _MaskModifier<Mask>> {
    modifier(_MaskModifier(mask: mask))
  }

  /// Shows only what a shape covers.
  @_disfavoredOverload
  nonisolated public func mask<S: Shape>(_ mask: S) -> ModifiedContent<Self, _ClipModifier<S>> {
    clipShape(mask)
  }

  nonisolated public func mask<Mask: _MaskView>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> ModifiedContent<Self, _MaskModifier<Mask>> {
    modifier(_MaskModifier(mask: mask()))
  }
}
