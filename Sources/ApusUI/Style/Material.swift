import ViewGraph

/// A translucent layer that blurs what is behind it.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  /// The most translucent layer.
  public static let ultraThin = Material(thickness: 1)
  /// A very translucent layer.
  public static let thin = Material(thickness: 2)
  /// A translucent layer.
  public static let regular = Material(thickness: 3)
  /// A layer that lets little through.
  public static let thick = Material(thickness: 4)
  /// A layer that lets the least through.
  public static let ultraThick = Material(thickness: 5)
  /// The layer behind bars.
  public static let bar = Material(thickness: 6)

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    _StyleFill(.material(thickness))
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
