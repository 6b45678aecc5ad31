/// Points beside an element in which a finger still reaches it.
///
/// A browser test compares them with the page's, point by point.
enum TouchFigures {
  /// The least width and height of what bars hold.
  static let bar = 44.0
  /// Beside the words of a bar's button or menu, at either side.
  static let barMargin = 8.0
  /// Above and below a line that is typed into, and a value that opens choices.
  static let field = 8.0
  /// Above and below the choices beside each other.
  static let segments = 6.0
  /// Above and below what opens a disclosure.
  static let disclosure = 11.0
}
