import LayoutSolver

/// Apple's sizes of bars, in points: measured in pictures of iOS 15 to 18.
enum BarFigures {
  static let navigationBar = 44.0
  /// Of one line. A longer title has several.
  static let largeTitle = 52.0
  /// The points of a large title's letters that grow with the text size, as the style sheet says.
  static let growingTitle = 14.0
  static let titleInsets = LayoutInsets(
    top: 3, leading: margin, bottom: 8 + 1.0 / 3, trailing: margin)
  static let tabBar = 49.0
  /// With a point of line and four at either side of what it holds, which a finger reaches.
  static let toolbar = 53.0
  /// The greatest width of a page's content.
  static let column = 640.0
  /// The sign of the way back, one and a half times as high as letters.
  static let backSign = LayoutSize(25.5, 25.5)
  /// A page's dot with the room in which a finger reaches it.
  static let dot = 24.0
  /// From the lower edge of pages to their dots.
  static let belowDots = 8.0
  /// Of tabs in a column.
  static let sidebar = 260.0
  static let search = 52.0
  /// Between a search field and the button that ends the search.
  static let searchGap = 8.0
  static let margin = 16.0
  /// The least width of what bars and rows hold, as a finger needs it.
  static let item = 44.0
  /// Between what bars hold.
  static let gap = 16.0
  /// From the safe area's top to a sheet's.
  static let sheetTop = 10.0
  /// Above and below a sheet in a wide window, at least.
  static let sheetMargin = 24.0
  /// A sheet in a wide window.
  static let sheetSize = LayoutSize(540, 620)
  static let wide = 600.0
  /// Of menus, above a wide screen.
  static let menuBar = 30.0
}
