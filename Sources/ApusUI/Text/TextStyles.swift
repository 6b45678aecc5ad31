import ViewGraph

extension Text {
  /// Where words are left out if there is too little room.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail

    /// As the attribute `.truncation`.
    var element: Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }

  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var element: ElementTextCase { self == .uppercase ? .uppercase : .lowercase }
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let element: LinePattern
      public static let solid = Pattern(element: .solid)
      public static let dot = Pattern(element: .dot)
      public static let dash = Pattern(element: .dash)
      public static let dashDot = Pattern(element: .dashDot)
      public static let dashDotDot = Pattern(element: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  nonisolated static func line(
    isUnder: Bool, isActive: Bool, pattern: LineStyle.Pattern, paint: Paint?
  ) -> [StoredAttribute] {
    var attributes = [StoredAttribute(isUnder ? .isUnderlined : .isStruck, isActive)]
    guard isActive else { return attributes }
    if pattern != .solid {
      attributes.append(
        StoredAttribute(
          isUnder ? .underlinePattern : .strikePattern, pattern.element))
    }
    if let paint {
      attributes.append(StoredAttribute(isUnder ? .underlinePaint : .strikePaint, paint))
    }
    return attributes
  }

  private nonisolated func with<Value>(_ attribute: Attribute<Value>, _ value: Value) -> Text {
    with([.attribute(StoredAttribute(attribute, value))])
  }

  nonisolated func with(_ styles: [TextStyle]) -> Text {
    // What was said first of a text holds: it stands nearer to it.
    var copy = self
    copy.styles = styles + copy.styles
    return copy
  }

  nonisolated public func font(_ font: Font?) -> Text {
    guard let font, !styles.contains(where: \.isFont) else { return self }
    return with(font.attributes.map { .attribute($0) })
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { with(.fontWeight, $0.value) } ?? self
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { with(.fontWidth, Double($0.value)) } ?? self
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { with(.fontDesign, $0.element) } ?? self
  }

  nonisolated public func bold() -> Text { bold(true) }

  nonisolated public func bold(_ isActive: Bool) -> Text {
    isActive ? fontWeight(.bold) : self
  }

  nonisolated public func italic() -> Text { italic(true) }

  nonisolated public func italic(_ isActive: Bool) -> Text { with(.isItalic, isActive) }

  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with(.fontDesign, isActive ? .monospaced : .standard)
  }

  nonisolated public func monospacedDigit() -> Text { with(.hasMonospacedDigits, true) }

  /// A line under the text, of the text's colour or another.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    withLine(isUnder: true, isActive, pattern, color)
  }

  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    withLine(isUnder: true, isActive, .solid, color)
  }

  /// A line through the text, of the text's colour or another.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    withLine(isUnder: false, isActive, pattern, color)
  }

  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    withLine(isUnder: false, isActive, .solid, color)
  }

  private nonisolated func withLine(
    isUnder: Bool, _ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?
  ) -> Text {
    if let color {
      return with([.line(isUnder: isUnder, isActive: isActive, pattern, color)])
    }
    return with(
      Text.line(isUnder: isUnder, isActive: isActive, pattern: pattern, paint: nil)
        .map { .attribute($0) })
  }

  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    with(.kerning, Double(kerning))
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    with(.tracking, Double(tracking))
  }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset, Double(baselineOffset))
  }

  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    color.map { with([.foreground($0)]) } ?? self
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with([.foreground(style)])
  }
}

extension TextStyle {
  /// Whether it is one of the attributes that every font has.
  fileprivate var isFont: Bool {
    guard case .attribute(let attribute) = self else { return false }
    return attribute.key == .fontStyle || attribute.key == .fontSize
  }
}
