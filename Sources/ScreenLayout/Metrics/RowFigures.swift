import LayoutSolver
import ViewGraph

/// Apple's sizes of rows and sections, in points: measured in pictures of iOS 15 to 18.
enum RowFigures {
  static let height = 44.0
  /// Around a row's content.
  static let insets = LayoutInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  /// Above and below a control that is higher than a line of text.
  static let controlInset = 6.0
  /// Beside the content of a sidebar's row in a wide window.
  static let sidebarInset = 12.0
  /// Above the first part of a sidebar in a wide window.
  static let sidebarTop = 8.0
  /// Above a section without a header in such a sidebar.
  static let sidebarGap = 16.0
  static let sidebarHeader = LayoutInsets(
    top: sidebarGap, leading: sidebarInset, bottom: 4, trailing: sidebarInset)
  /// From the list's edge to a card.
  static let cardMargin = 20.0
  /// Corners of a card.
  static let corner = 10.0
  /// Between cards, and above the first.
  static let sectionGap = 35.0
  /// From the end of a card to the room of the next card's header.
  static let headerGap = 12.0
  static let header = LayoutInsets(top: 23, leading: 20, bottom: 10, trailing: 20)
  static let footer = LayoutInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
  static let plainHeader = LayoutInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
  /// Whether headers of sections are in capital letters, as in Apple's grouped lists before iOS 26.
  static func hasCapitalHeaders(_ look: ControlLook?) -> Bool {
    switch look {
    case .inset, .sidebar, .plainList: false
    default: true
    }
  }
  /// The room of the sign at the end of a row that leads to a page.
  static let signRoom = 20.0
  /// The sign behind the marks of such a row.
  static let sign = LayoutSize(12, 1)
}
