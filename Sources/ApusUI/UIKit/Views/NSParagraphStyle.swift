import Foundation

/// The looks of a paragraph: the value of the attribute `.paragraphStyle`.
///
/// A label takes the alignment, the distance of lines and the way to cut words from its first paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values = Values()

  fileprivate struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  /// The looks that paragraphs have without the attribute.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The way to cut words that have no room.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }

  open func copy(with zone: NSZone? = nil) -> Any {
    let style = NSParagraphStyle()
    style.values = values
    return style
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let style = NSMutableParagraphStyle()
    style.values = values
    return style
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { alignment.hashValue ^ lineSpacing.hashValue }
}

/// The looks of a paragraph, which can be changed until a text has them.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The way to cut words that have no room.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// Takes the looks of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// A line below or through letters: the raw value is that of the attributes `.underlineStyle` and
/// `.strikethroughStyle`.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line, which a page draws thin.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines, of which a page draws one.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes with two dots between them.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line below words and not between them. A page draws it between them, too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The pattern of the line; nil for no line.
  var pattern: Text.LineStyle.Pattern? {
    guard rawValue & 0xFF != 0 else { return nil }
    return switch rawValue & 0x0700 {
    case 0x0100: .dot
    case 0x0200: .dash
    case 0x0300: .dashDot
    case 0x0400: .dashDotDot
    default: .solid
    }
  }
}

extension NSAttributedString.Key {
  /// The looks of a paragraph: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of a line below letters: a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of a line through letters: a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance of letters above the line they stand on, in points: a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
