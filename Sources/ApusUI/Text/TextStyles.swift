import ViewGraph

extension Text {
  /// Where words are left out if there is too little room.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning, the middle or the end.
    case head, middle, tail

    /// As the attribute `.truncation`.
    var element: Int {
      switch self {
      case .head: 1
      case .middle: 2
      case .tail: 3
      }
    }
  }

  /// Capital or small letters.
  public enum Case: Hashable, Sendable {
    /// All letters as capitals, or all as small letters.
    case uppercase, lowercase

    /// As the attribute `.textCase`.
    var element: Int { self == .uppercase ? 1 : 2 }
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// What a line under or through text is made of.
    public struct Pattern: Hashable, Sendable {
      /// As the attribute `.underlinePattern`.
      let element: Int
      /// One line.
      public static let solid = Pattern(element: 1)
      /// Dots.
      public static let dot = Pattern(element: 2)
      /// Dashes.
      public static let dash = Pattern(element: 3)
      /// A dash and a dot by turns.
      public static let dashDot = Pattern(element: 4)
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(element: 5)
    }

    let pattern: Pattern
    let color: Color?

    /// A line in a pattern.
    ///
    /// - Parameter color: `nil` for the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the colour of the text.
    public static let single = LineStyle()
  }

  nonisolated static func line(
    isUnder: Bool, isActive: Bool, pattern: LineStyle.Pattern, paint: Paint?
  ) -> [TextAttribute] {
    var attributes = [TextAttribute(isUnder ? .isUnderlined : .isStruck, .flag(isActive))]
    guard isActive else { return attributes }
    if pattern != .solid {
      attributes.append(
        TextAttribute(
          isUnder ? .underlinePattern : .strikePattern, .integer(pattern.element)))
    }
    if let paint {
      attributes.append(TextAttribute(isUnder ? .underlinePaint : .strikePaint, .paint(paint)))
    }
    return attributes
  }

  private nonisolated func with(_ key: AttributeKey, _ value: AttributeValue) -> Text {
    with([.attribute(TextAttribute(key, value))])
  }

  nonisolated func with(_ styles: [TextStyle]) -> Text {
    // The style that was set first wins, as the innermost modifier does.
    var copy = self
    copy.styles = styles + copy.styles
    return copy
  }

  /// The text in a font, if it was not given one before; `nil` changes nothing.
  nonisolated public func font(_ font: Font?) -> Text {
    guard let font, !styles.contains(where: \.isFont) else { return self }
    return with(font.attributes.map { .attribute($0) })
  }

  /// The text in another weight; `nil` changes nothing.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { with(.fontWeight, .integer($0.value)) } ?? self
  }

  /// The text with letters of another width; `nil` changes nothing.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { with(.fontWidth, .number(Double($0.value))) } ?? self
  }

  /// The text in another kind of typeface; `nil` changes nothing.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { with(.fontDesign, .integer($0.element)) } ?? self
  }

  /// The text in bold.
  nonisolated public func bold() -> Text { bold(true) }

  /// The text in bold, or unchanged.
  nonisolated public func bold(_ isActive: Bool) -> Text {
    isActive ? fontWeight(.bold) : self
  }

  /// The text in italics.
  nonisolated public func italic() -> Text { italic(true) }

  /// The text in italics, or upright.
  nonisolated public func italic(_ isActive: Bool) -> Text { with(.isItalic, .flag(isActive)) }

  /// The text in letters that are all equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with(.fontDesign, .integer(isActive ? Font.Design.monospaced.element : 0))
  }

  /// The text with digits that are all equally wide.
  nonisolated public func monospacedDigit() -> Text { with(.hasMonospacedDigits, .flag(true)) }

  /// A line under the text, of the text's colour or another.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    withLine(isUnder: true, isActive, pattern, color)
  }

  /// A line under the text, of the text's colour or another.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    withLine(isUnder: true, isActive, .solid, color)
  }

  /// A line through the text, of the text's colour or another.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    withLine(isUnder: false, isActive, pattern, color)
  }

  /// A line through the text, of the text's colour or another.
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

  /// More space between letters, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    with(.kerning, .number(Double(kerning)))
  }

  /// More space between letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    with(.tracking, .number(Double(tracking)))
  }

  /// Raises the text by so many points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset, .number(Double(baselineOffset)))
  }

  /// The text in a colour; `nil` changes nothing.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    color.map { with([.foreground($0)]) } ?? self
  }

  /// The text in a colour, a gradient or another style.
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
