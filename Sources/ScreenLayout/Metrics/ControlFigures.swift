import LayoutSolver
import ViewGraph

/// Apple's sizes of controls, in points: measured in pictures of iOS 15 to 18.
package enum ControlFigures {
  package static let toggle = LayoutSize(51, 31)
  package static let checkbox = LayoutSize(22, 22)
  static let stepper = LayoutSize(94, 32)
  /// Either of its two buttons.
  package static let step = LayoutSize(stepper.width / 2, stepper.height)
  package static let sliderHeight = 31.0
  static let pillHeight = 34.0
  package static let colorWell = LayoutSize(28, 28)
  static let fieldHeight = 22.0
  static let roundedFieldHeight = 34.0 + 1.0 / 3
  /// Between the edge of a field with a border and its lines.
  static let roundedFieldInsets = LayoutInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
  static let segmentedHeight = 32.0
  /// Around the segments, and beside the words of each.
  static let segmentInset = 2.0
  static let wheelHeight = 216.0
  static let monthHeight = 44.0
  static let weekdayHeight = 22.0
  static let dayHeight = 44.0
  /// A bar with the month, a line of weekdays, and six weeks.
  static let calendarHeight = monthHeight + weekdayHeight + 6 * dayHeight
  static let timeBelowCalendar = 46.0
  static let spinner = LayoutSize(20, 20)
  static let barHeight = 4.0
  static let chevron = LayoutSize(14, 22)
  /// Between an editor's edges and its text, as a text view of UIKit has them.
  static let editorInsets = LayoutInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  /// Between a bordered button's edge and its label.
  static func buttonInsets(_ size: ElementControlSize) -> LayoutInsets {
    switch size {
    case .mini, .small: LayoutInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: LayoutInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: LayoutInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    }
  }
}
