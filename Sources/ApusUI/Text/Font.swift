import ViewGraph

/// How letters look.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// Size in points.
    case system(size: CGFloat)
    case custom(name: String, size: CGFloat)
  }

  var base: Base
  var design: Design?
  var ownWeight: Weight?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var smallCapitals: SmallCapitals = []
  var lineDistance: Leading = .standard
  var letterWidth: Width?

  init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design
    ownWeight = weight
  }

  /// The system's kinds of text, which follow the visitor's text size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Titles, a headline and running text, from the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// Words beside a picture, and smaller ones.
    case caption, caption2

    var element: FontStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// How thick letters are.
  public struct Weight: Hashable, Sendable {
    /// 100 … 900.
    let value: Int
    /// 100 of 900.
    public static let ultraLight = Weight(value: 100)
    /// 200 of 900.
    public static let thin = Weight(value: 200)
    /// 300 of 900.
    public static let light = Weight(value: 300)
    /// 400 of 900: the usual weight.
    public static let regular = Weight(value: 400)
    /// 500 of 900.
    public static let medium = Weight(value: 500)
    /// 600 of 900.
    public static let semibold = Weight(value: 600)
    /// 700 of 900.
    public static let bold = Weight(value: 700)
    /// 800 of 900.
    public static let heavy = Weight(value: 800)
    /// 900 of 900.
    public static let black = Weight(value: 900)
  }

  /// The kind of typeface.
  public enum Design: Hashable, Sendable {
    /// The system's typeface, one with serifs, one with round ends, and one whose letters are all
    /// equally wide.
    case `default`, serif, rounded, monospaced

    var element: FontDesign {
      switch self {
      case .default: .standard
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    }
  }

  /// The width of letters, as a factor.
  public struct Width: Hashable, Sendable {
    /// The factor; 1 is the usual width.
    public var value: CGFloat
    /// A width as a factor; 1 is the usual width.
    public init(_ value: CGFloat) { self.value = value }
    /// 0.8 of the usual width.
    public static let compressed = Width(0.8)
    /// 0.9 of the usual width.
    public static let condensed = Width(0.9)
    /// The usual width.
    public static let standard = Width(1)
    /// 1.2 of the usual width.
    public static let expanded = Width(1.2)
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}

// MARK: Fonts

extension Font {
  /// The largest titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// Titles of the first level.
  public static let title = Font(.style(.title))
  /// Titles of the second level.
  public static let title2 = Font(.style(.title2))
  /// Titles of the third level.
  public static let title3 = Font(.style(.title3))
  /// Headlines: as large as running text, and bold.
  public static let headline = Font(.style(.headline))
  /// Below headlines.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text.
  public static let body = Font(.style(.body))
  /// Text that is set apart.
  public static let callout = Font(.style(.callout))
  /// Footnotes.
  public static let footnote = Font(.style(.footnote))
  /// Words beside a picture.
  public static let caption = Font(.style(.caption))
  /// Smaller words beside a picture.
  public static let caption2 = Font(.style(.caption2))
  /// The same as `body`.
  public static let `default` = Font(.style(.body))

  /// The system's font in a size of `size` points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size), design: design, weight: weight)
  }

  /// The system's font in a size of `size` points, with a weight and a design.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size: size), design: design, weight: weight)
  }

  /// The system's font for a kind of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// The system's font for a kind of text, in a design.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), design: design)
  }

  /// A font of the app, or of the visitor's device, by name; the system's if it is missing.
  ///
  /// Font files (`.ttf`, `.otf`, and for browsers `.woff` and `.woff2`) of the app's bundles can be named as on a
  /// phone: by the PostScript name, the full name or the family that stands in them. A compressed font is called
  /// by its file. Lines are as high as those of the system's font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size))
  }

  /// A font by name, in points. Here it is no larger or smaller for `textStyle`.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size))
  }

  /// A font by name, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize))
  }
}

// MARK: Changed fonts

extension Font {
  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.ownWeight = weight } }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with letters that are all equally wide.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// The font with digits that are all equally wide.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { with { $0.smallCapitals = [.lowercase, .uppercase] } }
  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.lowercase) } }
  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.uppercase) } }
  /// The font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { with { $0.lineDistance = leading } }
  /// The font with letters of another width.
  public func width(_ width: Width) -> Font { with { $0.letterWidth = width } }
  /// The font with letters of another width, as a factor of the usual one.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  /// The attributes with which hosts draw it.
  var attributes: [StoredAttribute] {
    var attributes: [StoredAttribute] = []
    func add<Value>(_ attribute: Attribute<Value>, _ value: Value) {
      attributes.append(StoredAttribute(attribute, value))
    }
    switch base {
    case .style(let style): add(.fontStyle, style.element)
    case .system(let size): add(.fontSize, Double(size))
    case .custom(let name, let size):
      AssetLibrary.shared.read()
      add(.fontName, name)
      add(.fontSize, Double(size))
    }
    if let ownWeight { add(.fontBaseWeight, ownWeight.value) }
    let design = isMonospaced ? .monospaced : design
    if let design { add(.fontDesign, design.element) }
    if isItalic { add(.isItalic, true) }
    if hasMonospacedDigits { add(.hasMonospacedDigits, true) }
    if !smallCapitals.isEmpty { add(.smallCapitals, smallCapitals) }
    if lineDistance != .standard {
      add(.fontLeading, lineDistance == .tight ? .tight : .loose)
    }
    if let letterWidth { add(.fontWidth, Double(letterWidth.value)) }
    return attributes
  }
}
