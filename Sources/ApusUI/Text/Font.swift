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
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
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

  public struct Weight: Hashable, Sendable {
    /// 100 … 900.
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable {
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
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(0.8)
    public static let condensed = Width(0.9)
    public static let standard = Width(1)
    public static let expanded = Width(1.2)
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}

// MARK: Fonts

extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
  public static let `default` = Font(.style(.body))

  /// The system's font in a size of `size` points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size), design: design, weight: weight)
  }

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

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), design: design)
  }

  /// A font of the visitor's device or of the page's sheet, by name; the system's if it is missing.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size))
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size))
  }

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

  public func weight(_ weight: Weight) -> Font { with { $0.ownWeight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { with { $0.smallCapitals = [.lowercase, .uppercase] } }
  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.lowercase) } }
  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.uppercase) } }
  public func leading(_ leading: Leading) -> Font { with { $0.lineDistance = leading } }
  public func width(_ width: Width) -> Font { with { $0.letterWidth = width } }
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
