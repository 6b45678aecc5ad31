import ViewGraph

/// A fainter level of a style: `.tint.secondary`, `.background.secondary`.
struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  /// 1 is the second level.
  let level: Int

  func _fill(in environment: EnvironmentValues) -> _StyleFill {
    // A background has colours of its own for what lies on it; less of it would not be seen.
    if Base.self == BackgroundStyle.self {
      if level == 1 { return _StyleFill(.paint(Paint(.secondaryBackground))) }
      return environment.colorScheme == .dark
        ? _StyleFill(.paint(Paint(red: 44 / 255, green: 44 / 255, blue: 46 / 255)))
        : _StyleFill(.paint(Paint(.background)))
    }
    let factors = [1, 0.5, 0.25, 0.18, 0.1]
    return base._fill(in: environment).multiplied(by: factors[level])
  }
}

extension ShapeStyle {
  /// The second level of the style, less strong.
  public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
  /// The fifth level of the style, the faintest.
  public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
}
