/// Fonts, lines and letters.
extension Attribute {
  @inlinable package static var fontStyle: Attribute<FontStyle> { .init(.fontStyle) }
  @inlinable package static var fontSize: Attribute<Double> { .init(.fontSize) }
  /// 100 … 900.
  @inlinable package static var fontWeight: Attribute<Int> { .init(.fontWeight) }
  @inlinable package static var fontDesign: Attribute<FontDesign> { .init(.fontDesign) }
  @inlinable package static var fontName: Attribute<String> { .init(.fontName) }
  @inlinable package static var isItalic: Attribute<Bool> { .init(.isItalic) }
  @inlinable package static var isUnderlined: Attribute<Bool> { .init(.isUnderlined) }
  @inlinable package static var isStruck: Attribute<Bool> { .init(.isStruck) }
  @inlinable package static var hasMonospacedDigits: Attribute<Bool> { .init(.hasMonospacedDigits) }
  @inlinable package static var kerning: Attribute<Double> { .init(.kerning) }
  @inlinable package static var lineSpacing: Attribute<Double> { .init(.lineSpacing) }
  @inlinable package static var lineLimit: Attribute<Int> { .init(.lineLimit) }
  @inlinable package static var textAlignment: Attribute<ElementTextAlignment> {
    .init(.textAlignment)
  }
  @inlinable package static var textCase: Attribute<ElementTextCase> { .init(.textCase) }
  @inlinable package static var truncation: Attribute<Truncation> { .init(.truncation) }
  @inlinable package static var isTextSelectable: Attribute<Bool> { .init(.isTextSelectable) }
  /// The weight that comes with the font, 100 … 900; `.fontWeight`, from wherever, wins.
  @inlinable package static var fontBaseWeight: Attribute<Int> { .init(.fontBaseWeight) }
  @inlinable package static var fontLeading: Attribute<FontLeading> { .init(.fontLeading) }
  /// Width of the letters as a factor: 0.8 compressed … 1.2 expanded.
  @inlinable package static var fontWidth: Attribute<Double> { .init(.fontWidth) }
  @inlinable package static var smallCapitals: Attribute<SmallCapitals> { .init(.smallCapitals) }
  /// Points by which letters stand higher than their line.
  @inlinable package static var baselineOffset: Attribute<Double> { .init(.baselineOffset) }
  /// Of the line under or through text.
  @inlinable package static var underlinePattern: Attribute<LinePattern> {
    .init(.underlinePattern)
  }
  @inlinable package static var strikePattern: Attribute<LinePattern> { .init(.strikePattern) }
  @inlinable package static var underlinePaint: Attribute<Paint> { .init(.underlinePaint) }
  @inlinable package static var strikePaint: Attribute<Paint> { .init(.strikePaint) }
  /// Space between letters that also parts ligatures, in points.
  @inlinable package static var tracking: Attribute<Double> { .init(.tracking) }
  /// Lines for which room is kept, used or not.
  @inlinable package static var reservedLines: Attribute<Int> { .init(.reservedLines) }
  /// Text size as a factor: 1 is the visitor's own.
  @inlinable package static var textScale: Attribute<Double> { .init(.textScale) }
  /// How much smaller text may become to fit, as a factor.
  @inlinable package static var minimumScale: Attribute<Double> { .init(.minimumScale) }
}
