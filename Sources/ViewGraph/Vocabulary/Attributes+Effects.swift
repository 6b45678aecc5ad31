/// Effects, motion and how an element comes and goes.
extension Attribute {
  @inlinable package static var opacity: Attribute<Double> { .init(.opacity) }
  @inlinable package static var blur: Attribute<Double> { .init(.blur) }
  @inlinable package static var scale: Attribute<[Double]> { .init(.scale) }
  @inlinable package static var rotation: Attribute<Double> { .init(.rotation) }
  @inlinable package static var saturation: Attribute<Double> { .init(.saturation) }
  @inlinable package static var grayscale: Attribute<Double> { .init(.grayscale) }
  @inlinable package static var brightness: Attribute<Double> { .init(.brightness) }
  @inlinable package static var shadowPaint: Attribute<Paint> { .init(.shadowPaint) }
  /// radius, x, y.
  @inlinable package static var shadow: Attribute<[Double]> { .init(.shadow) }
  /// How changes of the element, and of all in it, move.
  @inlinable package static var animation: Attribute<MotionScopes> { .init(.animation) }
  @inlinable package static var transition: Attribute<ElementTransition> { .init(.transition) }
  @inlinable package static var transitionAnimations: Attribute<TransitionAnimations> {
    .init(.transitionAnimations)
  }
  /// How words and symbols in it change into others.
  @inlinable package static var contentTransition: Attribute<ElementContentTransition> {
    .init(.contentTransition)
  }
  /// Degrees by which the hues are turned.
  @inlinable package static var hueRotation: Attribute<Double> { .init(.hueRotation) }
  @inlinable package static var contrast: Attribute<Double> { .init(.contrast) }
  /// How it is mixed with what lies behind.
  @inlinable package static var blendMode: Attribute<ElementBlendMode> { .init(.blendMode) }
  @inlinable package static var invertsColors: Attribute<Bool> { .init(.invertsColors) }
  /// Its colours are multiplied by this one, component by component.
  @inlinable package static var multiplier: Attribute<Paint> { .init(.multiplier) }
  /// Drawn in black, as opaque as it is bright.
  @inlinable package static var drawsLuminance: Attribute<Bool> { .init(.drawsLuminance) }
  /// Drawn as one before effects apply to it.
  @inlinable package static var isolates: Attribute<Bool> { .init(.isolates) }
  /// Turn in space: degrees, axis x, y, z, anchor x, y as fractions, perspective, anchor z in points.
  /// What a view goes from and to when another comes in its place: the number of its identity, 1 for the place and 2
  /// for the size, and the point, in parts of the view, at which they meet.
  @inlinable package static var matched: Attribute<[Double]> { .init(.matched) }
  @inlinable package static var rotation3D: Attribute<[Double]> { .init(.rotation3D) }
  /// Where a scale or a rotation has its fixed point: x, y as fractions.
  @inlinable package static var anchor: Attribute<[Double]> { .init(.anchor) }
  /// How it looks by its place in the scroll view around it.
  @inlinable package static var scrollTransition: Attribute<ElementScrollTransition> {
    .init(.scrollTransition)
  }
  /// How it moves when the element around it changes its look at an edge of the scroll view.
  @inlinable package static var scrollChange: Attribute<ElementAnimation> { .init(.scrollChange) }
}
