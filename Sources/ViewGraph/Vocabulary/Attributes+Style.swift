/// Colours, lines and how controls look.
extension Attribute {
  /// Colour of text and symbols.
  @inlinable package static var foreground: Attribute<Paint> { .init(.foreground) }
  /// Colour of a field's prompt.
  @inlinable package static var promptPaint: Attribute<Paint> { .init(.promptPaint) }
  @inlinable package static var background: Attribute<Paint> { .init(.background) }
  /// Whether what is in it stands on a dark or a light area of the app's own.
  @inlinable package static var ground: Attribute<ElementGround> { .init(.ground) }
  @inlinable package static var tint: Attribute<Paint> { .init(.tint) }
  @inlinable package static var paint: Attribute<Paint> { .init(.paint) }
  @inlinable package static var strokePaint: Attribute<Paint> { .init(.strokePaint) }
  /// Behind its content.
  @inlinable package static var material: Attribute<ElementMaterial> { .init(.material) }
  /// Top leading, top trailing, bottom trailing, bottom leading; or one for all.
  @inlinable package static var cornerRadius: Attribute<[Double]> { .init(.cornerRadius) }
  /// In the form of `.shape`.
  @inlinable package static var clipShape: Attribute<[Double]> { .init(.clipShape) }
  /// Where the outline of `.clipShape` crosses itself, what is inside twice is cut off.
  @inlinable package static var clipsEvenOdd: Attribute<Bool> { .init(.clipsEvenOdd) }
  @inlinable package static var borderPaint: Attribute<Paint> { .init(.borderPaint) }
  @inlinable package static var borderWidth: Attribute<Double> { .init(.borderWidth) }
  @inlinable package static var strokeWidth: Attribute<Double> { .init(.strokeWidth) }
  @inlinable package static var dash: Attribute<[Double]> { .init(.dash) }
  @inlinable package static var look: Attribute<ControlLook> { .init(.look) }
  /// What is behind the dots of pages: 0 something while they are touched, 1 something always, 2 nothing.
  @inlinable package static var dotsGround: Attribute<Int> { .init(.dotsGround) }
  @inlinable package static var controlSize: Attribute<ElementControlSize> { .init(.controlSize) }
  @inlinable package static var borderShape: Attribute<ElementBorderShape> { .init(.borderShape) }
  @inlinable package static var hidesLabel: Attribute<Bool> { .init(.hidesLabel) }
  @inlinable package static var rowBackground: Attribute<Paint> { .init(.rowBackground) }
  /// Of the element and all in it.
  @inlinable package static var colorScheme: Attribute<ElementColorScheme> { .init(.colorScheme) }
  /// Of the whole page, or of the sheet that the element is in.
  @inlinable package static var preferredColorScheme: Attribute<ElementColorScheme> {
    .init(.preferredColorScheme)
  }
  /// Shows a bar in place of its words or its picture. `.text` has their length and no more.
  @inlinable package static var isRedacted: Attribute<Bool> { .init(.isRedacted) }
  /// Behind it.
  @inlinable package static var backgroundGradient: Attribute<ElementGradient> {
    .init(.backgroundGradient)
  }
  /// Of text and symbols.
  @inlinable package static var foregroundGradient: Attribute<ElementGradient> {
    .init(.foregroundGradient)
  }
  /// How a symbol's layers are drawn: 1 each one fainter than the one before; 2 in colours, followed by
  /// the bits of the paints from the second layer on (the first has the foreground); 3 in the
  /// symbol's own colours.
  @inlinable package static var symbolLayers: Attribute<[Double]> { .init(.symbolLayers) }
  /// Along a shape's line.
  @inlinable package static var strokeGradient: Attribute<ElementGradient> {
    .init(.strokeGradient)
  }
  /// Of a shape's line: cap (0 butt, 1 round, 2 square), join (0 miter, 1 round, 2 bevel), miter
  /// limit, dash phase, and 1 if the line lies inside of the outline rather than on it.
  @inlinable package static var strokeDetails: Attribute<[Double]> { .init(.strokeDetails) }
  /// The outlines between, while a shape changes to another one: for each the count of its numbers, then
  /// the numbers, as in `.shape`.
  @inlinable package static var shapesBetween: Attribute<[Double]> { .init(.shapesBetween) }
  /// Fractions of a shape's outline between which its line runs.
  @inlinable package static var trim: Attribute<[Double]> { .init(.trim) }
  /// Points by which a shape is smaller than its space on each side.
  @inlinable package static var inset: Attribute<Double> { .init(.inset) }
  /// Where outlines cross, what is inside twice is not filled.
  @inlinable package static var isEvenOdd: Attribute<Bool> { .init(.isEvenOdd) }
  /// Gradient whose opacity says how much of the element is seen.
  @inlinable package static var maskGradient: Attribute<ElementGradient> { .init(.maskGradient) }
  /// The drawing whose opacity says how much of the element is seen.
  @inlinable package static var maskLayers: Attribute<LayeredMask> { .init(.maskLayers) }
}
