import LayoutSolver

/// Apple's sizes of alerts, in points.
enum AlertFigures {
  static let width = 270.0
  static let title = LayoutInsets(top: 20, leading: 16, bottom: 2, trailing: 16)
  static let message = LayoutInsets(leading: 16, trailing: 16)
  static let field = LayoutInsets(leading: 16, bottom: 12, trailing: 16)
  /// Above the buttons, with the line that parts them from the words.
  static let gap = 19.0
  static let button = 44.0
}
