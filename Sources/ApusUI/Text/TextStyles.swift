import ViewGraph

extension Text {
  /// Where words are left out if there is too little room.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning, the middle or the end.
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

  /// Capital or small letters.
  public enum Case: Hashable, Sendable {
    /// All letters as capitals, or all as small letters.
    case uppercase, lowercase

    var element: ElementTextCase { self == .uppercase ? .uppercase : .lowercase }
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// What a line under or through text is made of.
    public struct Pattern: Hashable, Sendable {
      let element: LinePattern
      /// One line.
      public static let solid = Pattern(element: .solid)
      /// Dots.
      public static let dot = Pattern(element: .dot)
      /// Dashes.
      public static let dash = Pattern(element: .dash)
      /// A dash and a dot by turns.
      public static let dashDot = Pattern(element: .dashDot)
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(element: .dashDotDot)
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
    weight.map { with(.fontWeight, $0.value) } ?? self
  }

  /// The text with letters of another width; `nil` changes nothing.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { with(.fontWidth, Double($0.value)) } ?? self
  }

  /// The text in another kind of typeface; `nil` changes nothing.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { with(.fontDesign, $0.element) } ?? self
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
  nonisolated public func italic(_ isActive: Bool) -> Text { with(.isItalic, isActive) }

  /// The text in letters that are all equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with(.fontDesign, isActive ? .monospaced : .standard)
  }

  /// The text with digits that are all equally wide.
  nonisolated public func monospacedDigit() -> Text { with(.hasMonospacedDigits, true) }

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
    with(.kerning, Double(kerning))
  }

  /// More space between letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    with(.tracking, Double(tracking))
  }

  /// Raises the text by so many points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset, Double(baselineOffset))
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
