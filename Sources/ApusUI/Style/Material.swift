import ViewGraph

/// A translucent layer that blurs what is behind it.
public struct Material: ShapeStyle, Hashable {
  let element: ElementMaterial

  /// The most translucent layer.
  public static let ultraThin = Material(element: .ultraThin)
  /// A very translucent layer.
  public static let thin = Material(element: .thin)
  /// A translucent layer.
  public static let regular = Material(element: .regular)
  /// A layer that lets little through.
  public static let thick = Material(element: .thick)
  /// A layer that lets the least through.
  public static let ultraThick = Material(element: .ultraThick)
  /// The layer behind bars.
  public static let bar = Material(element: .bar)

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    _StyleFill(.material(element))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent layer.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A very translucent layer.
  public static var thinMaterial: Material { .thin }
  /// A translucent layer.
  public static var regularMaterial: Material { .regular }
  /// A layer that lets little through.
  public static var thickMaterial: Material { .thick }
  /// A layer that lets the least through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The layer behind bars.
  public static var bar: Material { .bar }
}
