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
  /// At the end of the bar.
  public static let automatic = ToolbarItemPlacement(area: .trailing)
  /// In the middle of the bar, instead of the title.
  public static let title = ToolbarItemPlacement(area: .principal)
  /// In the middle of the bar, instead of the title.
  public static let principal = ToolbarItemPlacement(area: .principal)
  /// At the beginning of the bar.
  public static let navigation = ToolbarItemPlacement(area: .leading)
  /// At the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(area: .trailing)
  /// In a menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(
    area: .trailing, isSecondary: true)
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(area: .bottom, isStatus: true)
  /// At the end of the bar, in semibold letters, as UIKit has buttons that are done.
  public static let confirmationAction = ToolbarItemPlacement(area: .trailing, isConfirmation: true)
  /// At the beginning of the bar.
  public static let cancellationAction = ToolbarItemPlacement(area: .leading)
  /// At the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(area: .trailing)
  /// At the beginning of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(area: .leading)
  /// At the end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(area: .trailing)
  /// At the beginning of the bar.
  public static let topBarLeading = ToolbarItemPlacement(area: .leading)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
  /// In the bar at the bottom.
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
