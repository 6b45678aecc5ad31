import ViewGraph

/// A translucent layer that blurs what is behind it.
public struct Material: ShapeStyle, Hashable {
  let element: ElementMaterial

  public static let ultraThin = Material(element: .ultraThin)
  public static let thin = Material(element: .thin)
  public static let regular = Material(element: .regular)
  public static let thick = Material(element: .thick)
  public static let ultraThick = Material(element: .ultraThick)
  public static let bar = Material(element: .bar)

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    _StyleFill(.material(element))
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
