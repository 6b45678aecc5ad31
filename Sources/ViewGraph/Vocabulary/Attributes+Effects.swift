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
  /// kind (0 default, 1 linear, 2 ease in, 3 ease out, 4 ease in and out, 5 spring, 6 cubic curve,
  /// 7 none), duration and delay in milliseconds, how often (0 without end), 1 if every second one
  /// runs backwards, then: spring's bounce (0 none … 1), or the curve's four numbers.
  @inlinable package static var animation: Attribute<[Double]> { .init(.animation) }
  /// Count of numbers for insertion, those, then those for removal. Each effect is a kind and its
  /// parameters: 1 opacity, 2 scale (factor, anchor x, y), 3 move (``BarEdge``), 4 offset (x, y in
  /// points).
  @inlinable package static var transition: Attribute<[Double]> { .init(.transition) }
  /// Degrees by which the hues are turned.
  @inlinable package static var hueRotation: Attribute<Double> { .init(.hueRotation) }
  @inlinable package static var contrast: Attribute<Double> { .init(.contrast) }
  /// How it is mixed with what lies behind.
  @inlinable package static var blendMode: Attribute<ElementBlendMode> { .init(.blendMode) }
  @inlinable package static var invertsColors: Attribute<Bool> { .init(.invertsColors) }
  /// Drawn as one before effects apply to it.
  @inlinable package static var isolates: Attribute<Bool> { .init(.isolates) }
  /// Turn in space: degrees, axis x, y, z, anchor x, y as fractions, perspective, anchor z in points.
  @inlinable package static var rotation3D: Attribute<[Double]> { .init(.rotation3D) }
  /// Where a scale or a rotation has its fixed point: x, y as fractions.
  @inlinable package static var anchor: Attribute<[Double]> { .init(.anchor) }
}
