import ViewGraph

/// A translucent layer that blurs what is behind it.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  public static let ultraThin = Material(thickness: 1)
  public static let thin = Material(thickness: 2)
  public static let regular = Material(thickness: 3)
  public static let thick = Material(thickness: 4)
  public static let ultraThick = Material(thickness: 5)
  public static let bar = Material(thickness: 6)

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    _StyleFill(.material(thickness))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
