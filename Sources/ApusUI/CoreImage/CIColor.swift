import Foundation

/// A colour of Core Image, by its components in sRGB.
public final class CIColor: Equatable, Sendable {
  /// A component, from 0 to 1.
  public let red, green, blue, alpha: CGFloat

  /// Makes a colour. Each component goes from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque colour with components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// A colour of UIKit in light surroundings.
  public convenience init(color: UIColor) { self.init(color.color) }

  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  private convenience init(_ color: Color) {
    let drawn = color.paint(in: EnvironmentValues()).components(isDark: false)
    self.init(
      red: CGFloat(drawn.red), green: CGFloat(drawn.green), blue: CGFloat(drawn.blue),
      alpha: CGFloat(drawn.opacity))
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public static func == (first: CIColor, second: CIColor) -> Bool {
    first.numbers == second.numbers
  }

  /// The components in order.
  var numbers: SIMD4<Double> { [Double(red), Double(green), Double(blue), Double(alpha)] }
}
