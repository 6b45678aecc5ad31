import Foundation

/// Title and picture of a tab.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// Tabs that systems know.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The picture while the tab is chosen; nil: the same one.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The words on the tab's badge; nil: no badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour of the badge. A page's badges are red.
  open var badgeColor: UIColor? {
    didSet { if badgeColor != nil { notDrawn("UITabBarItem.badgeColor", "badges are red") } }
  }

  /// An item with words, a picture and a number of the app's.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item with words, a picture, and another one while the tab is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// An item with the words and the symbol of a system's tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  private static let all = AllTabBarItems()

  /// How all tabs look, for everyone whom the process serves. A page draws the colour of their titles.
  open class func appearance() -> UITabBarItem { all }

  /// Sets how the title looks in a state.
  ///
  /// > Note: A page draws the colours that `UITabBarItem.appearance()` has.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    notDrawn(
      "UITabBarItem.setTitleTextAttributes(_:for:)", "the colours of `appearance()` are drawn")
  }
}

/// The looks of all tabs.
@MainActor
private final class AllTabBarItems: UITabBarItem {
  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let looks = UITabBar.appearance().standardAppearance.stackedLayoutAppearance
    let part = state.contains(.selected) ? looks.selected : looks.normal
    part.titleTextAttributes = attributes ?? [:]
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person.crop.circle"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}
