import ViewGraph

/// UIKit's font. ``SwiftUI/Font`` takes it: `Font(UIFont.systemFont(ofSize: 20))`.
public final class UIFont: NSObject, Sendable {
  /// How heavy letters are.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nearest of SwiftUI's weights.
    var weight: Font.Weight {
      let all: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
    }
  }

  /// A kind of text, which follows the visitor's text size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// SwiftUI's name of the style, and the size of its letters at the usual text size.
    var style: (Font.TextStyle, CGFloat) {
      switch self {
      case .largeTitle: (.largeTitle, 34)
      case .title1: (.title, 28)
      case .title2: (.title2, 22)
      case .title3: (.title3, 20)
      case .headline: (.headline, 17)
      case .subheadline: (.subheadline, 15)
      case .callout: (.callout, 16)
      case .footnote: (.footnote, 13)
      case .caption1: (.caption, 12)
      case .caption2: (.caption2, 11)
      default: (.body, 17)
      }
    }
  }

  let font: Font
  /// The size of the letters, in points.
  public let pointSize: CGFloat
  /// The font's name; the system's has one that begins with a point.
  public let fontName: String

  init(_ font: Font, _ pointSize: CGFloat, _ fontName: String = ".SFUI-Regular") {
    self.font = font
    self.pointSize = pointSize
    self.fontName = fontName
  }

  /// A font of the app by its name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(.custom(fontName, fixedSize: fontSize), fontSize, fontName)
  }

  /// The system's letters of a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), fontSize)
  }

  /// The system's letters of a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), fontSize)
  }

  /// The system's bold letters of a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's slanted letters of a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), fontSize)
  }

  /// The system's letters of one width, of a size in points and a weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), fontSize)
  }

  /// The system's letters with digits of one width, of a size in points and a weight.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), fontSize)
  }

  /// The letters of a kind of text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let (own, size) = style.style
    return UIFont(.system(own), size)
  }

  /// The same letters in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var other = font
    other.base = .system(size: fontSize)
    if case .custom(let name, _) = font.base { other = .custom(name, fixedSize: fontSize) }
    return UIFont(other, fontSize, fontName)
  }

  /// The families of the app's own fonts. Pages do not see the visitor's fonts.
  public class var familyNames: [String] { Set(AppFonts.shared.files.map(\.family)).sorted() }

  /// The font names of a family. Families outside the app have none.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    AppFonts.shared.files.filter { $0.family == familyName }
      // The full name of a font has spaces, unless it is its other name too.
      .compactMap { font in
        font.names.min { ($0.contains(" ") ? 1 : 0, $0) < ($1.contains(" ") ? 1 : 0, $1) }
      }
      .sorted()
  }

  /// The height of a line, in points: 1.2 times the size, which is that of the system's letters.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The size of a button's letters, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of a label's letters, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The system's usual size of letters, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The system's small size of letters, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
}

/// Core Text's name of a font, which is UIKit's here.
public typealias CTFont = UIFont

extension Font {
  /// UIKit's font.
  public init(_ font: CTFont) { self = font.font }
}
