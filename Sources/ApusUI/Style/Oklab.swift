import Foundation

/// Colours by lightness and two axes, at equal distances where they look equally different.
enum Oklab {
  /// Components of sRGB as lightness, green to red, and blue to yellow. The fourth, opacity, stays.
  static func encode(_ color: MeshColor) -> MeshColor {
    let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return MeshColor(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, color.w)
  }

  /// The components of sRGB.
  static func decode(_ color: MeshColor) -> MeshColor {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(color.x + 0.3963377774 * color.y + 0.2158037573 * color.z)
    let m = cube(color.x - 0.1055613458 * color.y - 0.0638541728 * color.z)
    let s = cube(color.x - 0.0894841775 * color.y - 1.2914855480 * color.z)
    return MeshColor(
      curved(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      curved(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      curved(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), color.w)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
