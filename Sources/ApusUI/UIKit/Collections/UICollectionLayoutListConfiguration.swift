import Foundation

/// The looks of a list in a collection.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// How rows and sections look.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What is above sections.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// What is below sections.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Gives the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// How rows and sections look.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The colour behind the rows; nil for the system's.
  public var backgroundColor: UIColor?
  /// What is above sections.
  public var headerMode = HeaderMode.none
  /// What is below sections.
  public var footerMode = FooterMode.none
  /// Gives the actions that a swipe from the leading edge uncovers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions that a swipe from the trailing edge uncovers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}
