import ViewGraph

/// The common base of the items of bars.
@MainActor @preconcurrency
open class UIBarItem {
  /// Followed by the page that shows the item.
  let changes = ViewChanges()

  /// The words of the item.
  open var title: String? { didSet { changed() } }
  /// The picture of the item, which is shown in place of the words.
  open var image: UIImage? { didSet { changed() } }
  /// Whether a person can use the item.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the app's.
  open var tag = 0
  /// The name of the item for assistive technology.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// The name of the item in tests.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// The words that say what the item does.
  open var accessibilityHint: String? { didSet { changed() } }

  /// An item without words or picture.
  public init() {}

  func changed() { changes.count &+= 1 }
}
