import LayoutSolver
import ViewGraph

/// Sizes of symbols, and of pictures that nobody has loaded.
enum ImageFigures {
  /// Symbols that are half as wide as high.
  static let narrowSymbols: Set = [
    "chevron.left", "chevron.right", "chevron.backward", "chevron.forward",
  ]
  static let unknown = LayoutSize(100, 100)
  /// The distance of the baseline of a symbol from its top. Its middle is that of the capital letters beside it, which are
  /// 0.704 of the font's size high.
  static func baseline(ofHeight height: Double, besideSize size: Double) -> Double {
    height / 2 + size * 0.352
  }
  /// A symbol's side by the font's size. Symbols are a little larger than the capital letters beside them.
  static func side(of scale: ElementControlSize?) -> Double {
    switch scale {
    case .small, .mini: 1
    case .large, .extraLarge: 1.5
    default: 1.2
    }
  }
}
