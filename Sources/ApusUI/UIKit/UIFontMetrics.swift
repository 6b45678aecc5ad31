import ViewGraph

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

  /// The font, of at most a size once it has grown with the visitor's text size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font, whose letters grow with the visitor's text size.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font
  }

  /// The font, of at most a size once it has grown with the visitor's text size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let largest = maximumPointSize / factor(nil)
    return font.pointSize > largest && maximumPointSize > 0 ? font.withSize(largest) : font
  }

  /// The length at the visitor's text size, or that of the traits.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length at the visitor's text size, or that of the traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * factor(traitCollection)
  }

  /// How much larger than usual letters are: outside of any screen's work they are as usual.
  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    if let size = traits?.typeSize { return size.factor }
    guard MainThread.isCurrent else { return 1 }
    return MainThread.assumeIsolated { VisitorsTextSizeKey.current }
  }
}
