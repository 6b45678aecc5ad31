/// Fonts and lengths that grow with the size of text.
///
/// On a page all letters grow with the visitor's text size, whatever their style, so a font that is scaled is the
/// font itself.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of `UIFont.TextStyle.body`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Makes the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font, whose letters grow with the visitor's text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font, of at most a size at the usual text size. It grows with the visitor's text size all the same.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize && maximumPointSize > 0
      ? font.withSize(maximumPointSize) : font
  }

  /// The font, whose letters grow with the visitor's text size.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font
  }

  /// The font, of at most a size at the usual text size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize)
  }

  /// The length, because lengths of a page grow with the visitor's text size by themselves.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The length, because lengths of a page grow with the visitor's text size by themselves.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value
  }
}
