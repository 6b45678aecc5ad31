/// The parts of a font.
///
/// ```swift
/// let title = UIFont.preferredFont(forTextStyle: .largeTitle)
/// let round = title.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) } ?? title
/// ```
public final class UIFontDescriptor: NSObject, Sendable {
  /// Kinds of letters.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines with narrow gaps.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines with wide gaps.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The kind of typeface.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var design: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  let font: Font
  /// The size of the letters, in points.
  public let pointSize: CGFloat
  /// The font's name.
  public let postscriptName: String

  init(_ font: Font, _ pointSize: CGFloat, _ name: String) {
    self.font = font
    self.pointSize = pointSize
    postscriptName = name
  }

  /// A font of the app by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.custom(fontName, fixedSize: size), size, fontName)
  }

  /// The letters of a kind of text.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The kinds of the letters.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if let weight = font.ownWeight, weight.value >= 600 { traits.insert(.traitBold) }
    if font.isMonospaced || font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.lineDistance == .tight { traits.insert(.traitTightLeading) }
    if font.lineDistance == .loose { traits.insert(.traitLooseLeading) }
    return traits
  }

  private func with(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var other = font
    change(&other)
    return UIFontDescriptor(other, pointSize, postscriptName)
  }

  /// The same letters, of certain kinds.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with { font in
      font.isItalic = symbolicTraits.contains(.traitItalic)
      font.ownWeight = symbolicTraits.contains(.traitBold) ? .bold : font.ownWeight
      font.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
      if symbolicTraits.contains(.traitTightLeading) { font.lineDistance = .tight }
      if symbolicTraits.contains(.traitLooseLeading) { font.lineDistance = .loose }
      if symbolicTraits.contains(.traitCondensed) { font.letterWidth = .condensed }
      if symbolicTraits.contains(.traitExpanded) { font.letterWidth = .expanded }
    }
  }

  /// The same letters of another kind of typeface.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    with { $0.design = design.design }
  }

  /// The same letters of a size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFont(descriptor: self, size: newPointSize).fontDescriptor
  }
}

extension UIFont {
  /// The parts of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, pointSize, fontName) }

  /// A font of given parts.
  ///
  /// - Parameter pointSize: The size of the letters in points; 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0, pointSize != descriptor.pointSize {
      if case .custom(let name, _) = font.base {
        font.base = .custom(name: name, size: pointSize)
      } else {
        font.base = .system(size: pointSize)
      }
    }
    self.init(font, pointSize > 0 ? pointSize : descriptor.pointSize, descriptor.postscriptName)
  }
}
