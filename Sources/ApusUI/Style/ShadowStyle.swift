import ViewGraph

/// A shadow that a style draws with.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius, x, y: CGFloat
  let isInner: Bool

  /// A shadow behind what is drawn; lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow inside what is drawn. A page draws none, and says so once in a debug run.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    notDrawn("ShadowStyle.inner(color:radius:x:y:)", "shadows lie behind")
    return ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// The shadow of a fill.
struct FillShadow: Equatable, Sendable {
  let paint: Paint
  /// Its radius and its distances in points.
  let numbers: [Double]

  func write(_ writer: ElementWriter) {
    writer.set(.shadowPaint, paint)
    writer.set(.shadow, numbers)
  }
}

/// A style with a shadow behind what it draws.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    var fill = style._fill(in: environment)
    guard !shadow.isInner else { return fill }
    fill.shadow = FillShadow(
      paint: shadow.color.paint(in: environment),
      numbers: [Double(shadow.radius), Double(shadow.x), Double(shadow.y)])
    return fill
  }
}

extension ShapeStyle {
  /// The same style, with a shadow behind what it draws.
  ///
  /// ```swift
  /// Circle().fill(.orange.shadow(.drop(radius: 4)))
  /// ```
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground's style, with a shadow behind what it draws.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }
}
