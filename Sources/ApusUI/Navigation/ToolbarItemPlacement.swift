import ViewGraph

/// The place of a toolbar item.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let area: BarArea
  /// Whether it is in the menu at the end of the bar.
  var isSecondary = false
  /// Whether it has the middle of the bar at the bottom.
  var isStatus = false
  /// Whether it confirms what a person entered.
  var isConfirmation = false
  /// Puts the item at the bar's end.
  public static let automatic = ToolbarItemPlacement(area: .trailing)
  /// Puts the item into the bar's middle, instead of the title.
  public static let title = ToolbarItemPlacement(area: .principal)
  /// Puts the item into the bar's middle, instead of the title.
  public static let principal = ToolbarItemPlacement(area: .principal)
  /// Puts the item at the bar's beginning.
  public static let navigation = ToolbarItemPlacement(area: .leading)
  /// Puts the item at the bar's end.
  public static let primaryAction = ToolbarItemPlacement(area: .trailing)
  /// Puts the item into a menu at the bar's end.
  public static let secondaryAction = ToolbarItemPlacement(
    area: .trailing, isSecondary: true)
  /// Puts the item into the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(area: .bottom, isStatus: true)
  /// Puts the item at the bar's end, in semibold letters, as UIKit draws buttons of the style `done`.
  public static let confirmationAction = ToolbarItemPlacement(area: .trailing, isConfirmation: true)
  /// Puts the item at the bar's beginning.
  public static let cancellationAction = ToolbarItemPlacement(area: .leading)
  /// Puts the item at the bar's end.
  public static let destructiveAction = ToolbarItemPlacement(area: .trailing)
  /// Puts the item at the bar's beginning.
  public static let navigationBarLeading = ToolbarItemPlacement(area: .leading)
  /// Puts the item at the bar's end.
  public static let navigationBarTrailing = ToolbarItemPlacement(area: .trailing)
  /// Puts the item at the bar's beginning.
  public static let topBarLeading = ToolbarItemPlacement(area: .leading)
  /// Puts the item at the bar's end.
  public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
  /// Puts the item into the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(area: .bottom)
  /// Over the keyboard, while a person types into a field of the view: at the lower end of what is seen. On
  /// a computer, too.
  public static let keyboard = ToolbarItemPlacement(area: .keyboard)
}

extension ToolbarItemPlacement {
  /// The content of an item in the letters of its place.
  @MainActor func emphasized<Content: View>(_ content: Content) -> some View {
    content.fontWeight(isConfirmation ? .semibold : nil)
  }
}
