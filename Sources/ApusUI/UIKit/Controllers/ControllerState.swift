/// What a controller's page shows; views that read it follow it.
@MainActor @Observable
final class ControllerState {
  /// The controllers of a stack, the root first.
  var stack: [UIViewController] = []
  var presented: UIViewController?
  var address: String?
  var title: String?
  var isBarHidden = false
  var toolbarItems: [UIBarButtonItem]?
  var isToolbarHidden = true
  var isEditing = false
  var additionalInsets = UIEdgeInsets.zero
  /// Counts how often the looks of the bar changed.
  var barChanges = 0
  var isModalInPresentation = false
  /// Counts how often the looks of its sheet changed.
  var sheetChanges = 0
  /// Counts what the page was given to show.
  var contentVersion = 0
  /// Count the changes whose end waits for the page to show them.
  var stackChanges = 0
  var presentationChanges = 0
}

/// Where a controller is between being off the screen and on it.
enum ControllerAppearance {
  case disappeared, appearing, appeared, disappearing

  var isOnScreen: Bool { self == .appearing || self == .appeared }
}
