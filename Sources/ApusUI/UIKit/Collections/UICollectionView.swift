import Foundation

/// Items in sections that a data source gives, placed by a layout.
///
/// A page scrolls it as a `ScrollView`, and draws a layout of lists as a `List`. It asks for the cells of items near the viewport, and
/// keeps those that it was given.
///
/// ```swift
/// let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
/// collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// collection.dataSource = context.coordinator
/// collection.delegate = context.coordinator
/// ```
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  private static let all = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  /// How all of them look. A page draws a `List` without one.
  open override class func appearance() -> UICollectionView {
    noMeaning("UICollectionView.appearance()")
    return all
  }

  /// The kind of headers in a flow.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of footers in a flow.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The resting place of an item after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The object that gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  private weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// The object that hears what a person does: a ``UICollectionViewDelegate``.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { collectionDelegate }
    set {
      collectionDelegate = newValue as? any UICollectionViewDelegate
      super.delegate = newValue
      askAgain()
    }
  }
  var itemsDelegate: (any UICollectionViewDelegate)? { collectionDelegate }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionDelegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Layout

  /// The arrangement of items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue.collectionView === self { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      askAgain()
    }
  }
  /// Gives the items another arrangement.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(animated: animated) { collectionViewLayout = layout }
  }
  /// Gives the items another arrangement.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  // MARK: Looks and choice

  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.superview = nil }
      // Not among the subviews, which lie over the items.
      backgroundView?.removeFromSuperview()
      backgroundView?.superview = self
      changed()
    }
  }
  /// The sign by which a person loads the items anew.
  open override var refreshControl: UIRefreshControl? { didSet { changed() } }
  /// Whether a tap chooses an item.
  open var allowsSelection = true { didSet { changed() } }
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false { didSet { changed() } }

  /// Whether cells show what belongs to editing.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in madeCells { cell.setNeedsUpdateConfiguration() }
      changed()
    }
  }

  // MARK: Making

  /// A collection of a place and a size in the view around.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  // MARK: For the page

  var sections: [KeptItemSection] = []
  var chosen: [Int] = []
  var isLoadDue = true
  var reusables = CollectionReusables()
  /// The item whose cell the data source is making.
  var askedItem: KeptItem?
  var updates: RowUpdates<CollectionItems>?
  var updateDepth = 0
  /// Scrolls the page to an item.
  var scroller: ((Int, UnitPoint?) -> Void)?
  /// The item to which a page scrolls when it comes.
  var dueScroll: (Int, UnitPoint?)?

  /// Asks the data source for everything again. No item stays chosen.
  open func reloadData() {
    unchooseAll()
    isLoadDue = true
    for section in sections { for item in section.rows { item.isStale = true } }
    askAgain()
  }

  /// Takes the size that the page gives it, before the items are placed.
  func take(_ size: CGSize) {
    whileDrawing {
      if size != bounds.size {
        forgetAnswers()
        // Frames say where a view is that another one holds.
        if superview == nil || !translatesAutoresizingMaskIntoConstraints {
          frame.size = size
        }
        drawnSize = size
        layOut()
      }
      collectionViewLayout.prepare()
    }
  }

  override func makeContent() -> AnyView {
    loadIfDue()
    return AnyView(ShownCollection(collection: self, version: version))
  }
}
