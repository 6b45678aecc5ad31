import Foundation
import ViewGraph

/// A colour of UIKit, with an opacity. Many have a shade for light and one for dark.
///
/// ```swift
/// extension UIColor {
///   convenience init(hex: UInt32) {
///     self.init(
///       red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
///       blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
///   }
/// }
/// ```
///
/// Colours are equal if they look the same in light and in dark. Archives keep both shades.
// A subclass of an app may add what is not constant, as with UIKit.
open class UIColor: NSObject, @unchecked Sendable {
  let color: Color

  /// The same colour as SwiftUI's.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// A colour by its components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
    super.init()
  }

  /// A colour by its components in a wider space; a page draws it in sRGB.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    super.init()
  }

  /// A grey, from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: white, opacity: alpha)
    super.init()
  }

  /// A colour by its hue, saturation and brightness from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    super.init()
  }

  /// The colour of that name in the app's catalogues; nil if there is none.
  public init?(named name: String) {
    guard AssetLibrary.shared.colors(name, bundlePath: nil) != nil else { return nil }
    color = Color(name)
    super.init()
  }

  /// The colour with this name in the catalogues of a bundle; nil for unknown names.
  ///
  /// - Parameters:
  ///   - bundle: Nil: the app's.
  ///   - traitCollection: Has no effect: a page shows the colour that the visitor's window needs.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard AssetLibrary.shared.colors(name, bundlePath: bundle?.bundlePath) != nil else {
      return nil
    }
    color = Color(name, bundle: bundle)
    super.init()
  }

  /// A colour that was archived; nil if the archive holds none.
  public required init?(coder: NSCoder) {
    guard let color = Color(coder) else { return nil }
    self.color = color
    super.init()
  }

  /// Makes the colour that `#colorLiteral` writes. Components are from 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with exactly this opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withOpacity(alpha))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0 === self || $0.color == color } ?? false
  }

  open override var hash: Int { color.hashValue }
}

extension UIColor {
  convenience init(_ system: Paint.System, opacity: Double = 1) {
    self.init(Color(storage: .paint(Paint(system, opacity: opacity))))
  }

  convenience init(light: Paint, dark: Paint) {
    self.init(Color(storage: .adaptive(light: light, dark: dark)))
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal that stands alone.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// The same colour with exactly this opacity.
  func withOpacity(_ opacity: Double) -> Color {
    guard case .paint(let paint) = storage else { return self.opacity(opacity) }
    let own = Double(paint.alpha) / 255
    return own == 0 ? self : Color(storage: .paint(paint)).opacity(opacity / own)
  }
}

extension UIColor {
  // swift-format-ignore
  /// The system's colours. Each has a shade for light and one for dark.
  public static let systemRed = UIColor(.red), systemOrange = UIColor(.orange),
    systemYellow = UIColor(.yellow), systemGreen = UIColor(.green), systemMint = UIColor(.mint),
    systemTeal = UIColor(.teal), systemCyan = UIColor(.cyan), systemBlue = UIColor(.blue),
    systemIndigo = UIColor(.indigo), systemPurple = UIColor(.purple),
    systemPink = UIColor(.pink), systemBrown = UIColor(.brown), systemGray = UIColor(.gray),
    systemGray2 = UIColor(.gray2), systemGray3 = UIColor(.gray3), systemGray4 = UIColor(.gray4),
    systemGray5 = UIColor(.gray5), systemGray6 = UIColor(.gray6), tintColor = UIColor(.accent)

  // swift-format-ignore
  /// The system's colours for texts, lines and backgrounds. Each has a shade for light and one for
  /// dark, apart from `clear`.
  public static let label = UIColor(.label), secondaryLabel = UIColor(.secondary),
    tertiaryLabel = UIColor(.tertiary), quaternaryLabel = UIColor(.quaternary),
    placeholderText = UIColor(.placeholder), link = UIColor(.link),
    separator = UIColor(.separator), systemFill = UIColor(.fill),
    systemBackground = UIColor(.background),
    secondarySystemBackground = UIColor(.secondaryBackground),
    systemGroupedBackground = UIColor(.groupedBackground), clear = UIColor(.clear)

  /// The line between rows, opaque.
  public static let opaqueSeparator = UIColor(light: hex(0xC6C6C8), dark: hex(0x38383A))
  /// The colour of larger quiet areas.
  public static let secondarySystemFill = UIColor(
    light: hex(0x787880, 0.16), dark: hex(0x787880, 0.32))
  /// The colour of quiet areas such as a search field.
  public static let tertiarySystemFill = UIColor(
    light: hex(0x767680, 0.12), dark: hex(0x767680, 0.24))
  /// The colour of large quiet areas.
  public static let quaternarySystemFill = UIColor(
    light: hex(0x747480, 0.08), dark: hex(0x747480, 0.18))
  /// The background of the third layer, such as a box within a group.
  public static let tertiarySystemBackground = UIColor(light: hex(0xFFFFFF), dark: hex(0x2C2C2E))
  /// The background of a group's rows.
  public static let secondarySystemGroupedBackground = UIColor(
    light: hex(0xFFFFFF), dark: hex(0x1C1C1E))
  /// The background of the third layer in a grouped screen.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: hex(0xF2F2F7), dark: hex(0x2C2C2E))

  /// Black, in light and dark.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white, in light and dark.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white, in light and dark.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White, in light and dark.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half of white, in light and dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red, in light and dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, in light and dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, in light and dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure green and blue, in light and dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure red and green, in light and dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure red and blue, in light and dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red with half of green, in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue, in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  private static func hex(_ value: UInt32, _ opacity: Double = 1) -> Paint {
    Paint(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: opacity)
  }
}
