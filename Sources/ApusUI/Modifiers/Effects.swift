import ViewGraph

extension View {
  /// How opaque the view is, from 0 to 1.
  nonisolated public func opacity(
    _ opacity: Double
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.opacity, max(0, min(1, opacity)), .effect)
  }

  /// Keeps the view's place, shows nothing there, and takes no events.
  nonisolated public func hidden() -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.isHidden, true, .effect)
  }

  /// A blur; radius in points.
  nonisolated public func blur(
    radius: CGFloat, opaque: Bool = false, _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _AttributeModifier> {
    if opaque { notDrawn("blur(radius:opaque:)", "edges fade", _file, _line) }
    return attribute(.blur, Double(radius), .effect)
  }

  /// A shadow; lengths in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowModifier> {
    modifier(_ShadowModifier(color: color, radius: radius, x: x, y: y))
  }

  /// From 0 (grey) over 1 (as it is) to more.
  nonisolated public func saturation(
    _ amount: Double
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.saturation, amount, .effect)
  }

  /// From 0 (as it is) to 1 (grey).
  nonisolated public func grayscale(
    _ amount: Double
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.grayscale, amount, .effect)
  }

  /// Adds to all components: 0 changes nothing, 1 makes white.
  nonisolated public func brightness(
    _ amount: Double
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.brightness, amount, .effect)
  }

  /// A factor: 1 changes nothing.
  nonisolated public func contrast(
    _ amount: Double
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.contrast, amount, .effect)
  }

  /// Turns all colours by an angle.
  nonisolated public func hueRotation(
    _ angle: Angle
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.hueRotation, angle.degrees, .effect)
  }

  /// Multiplies each colour by this one, component by component: white changes nothing.
  nonisolated public func colorMultiply(
    _ color: Color
  ) -> ModifiedContent<Self, _ColorMultiplyModifier> {
    modifier(_ColorMultiplyModifier(color: color))
  }

  /// Draws the view in black, as opaque as it is bright: what is white stays, what is black is clear.
  nonisolated public func luminanceToAlpha() -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.drawsLuminance, true, .effect)
  }

  /// Replaces each colour by its opposite.
  nonisolated public func colorInvert() -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.invertsColors, true, .effect)
  }

  /// Draws the view larger or smaller, with a factor for each direction. Its place stays the same.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(
      _AttributeModifier(
        .effect,
        [StoredAttribute(.scale, [Double(scale.width), Double(scale.height)])]
          + anchored(anchor)))
  }

  /// Draws the view larger or smaller. Its place stays the same.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _AttributeModifier> {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller, with a factor for each direction. Its place stays the same.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _AttributeModifier> {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise around a point. Its place stays the same.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(
      _AttributeModifier(
        .effect, [StoredAttribute(.rotation, angle.degrees)] + anchored(anchor)))
  }

  /// A turn in space around an axis.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(
      .rotation3D,
      [angle.degrees, axis.x, axis.y, axis.z, anchor.x, anchor.y, perspective, anchorZ]
        .map { Double($0) }, .effect)
  }

  private nonisolated func anchored(_ anchor: UnitPoint) -> [StoredAttribute] {
    anchor == .center
      ? [] : [StoredAttribute(.anchor, [Double(anchor.x), Double(anchor.y)])]
  }

  /// Draws the view as a unit before outer effects apply to it.
  nonisolated public func compositingGroup() -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.isolates, true, .effect)
  }

  /// Draws the view as one: the same as ``compositingGroup()``. The parameters have no effect on a
  /// page.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _AttributeModifier> {
    if opaque {
      notDrawn("drawingGroup(opaque:colorMode:)", "what is clear stays clear", _file, _line)
    }
    return compositingGroup()
  }

  /// Whether the view and what is in it take taps.
  nonisolated public func allowsHitTesting(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.hitTesting, enabled)
  }
}

/// In which colours a group is drawn. A page has one way.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A shadow.
public struct _ShadowModifier: ViewModifier {
  public typealias Body = Never
  let color: Color
  let radius, x, y: CGFloat

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let paint = modifier.color.paint(in: context.environment)
    context.modify(.effect) { writer in
      writer.set(.shadowPaint, paint)
      writer.set(.shadow, [Double(modifier.radius), Double(modifier.x), Double(modifier.y)])
    } content: {
      content()
    }
  }
}

/// Multiplies the colours of what it is applied to.
public struct _ColorMultiplyModifier: ViewModifier {
  public typealias Body = Never
  let color: Color

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let isDark = context.environment.colorScheme == .dark
    // A filter does not know the page's own colours.
    let (red, green, blue, opacity) = modifier.color.paint(in: context.environment)
      .components(isDark: isDark)
    context.modify(.effect) { writer in
      writer.set(.multiplier, Paint(red: red, green: green, blue: blue, opacity: opacity))
    } content: {
      content()
    }
  }
}
