import Foundation

/// Items in lines, and lines below or beside each other.
///
/// The items of a line are spread from edge to edge. The last line keeps the distances that a full one of items like its last would
/// have, and an item that is alone where no second one fits stands in the middle.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
/// let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// ```
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items with the size of their content.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// A flow downwards.
  public init() { super.init(flow: FlowMeasures()) }
  /// Nil: there are no archives of layouts here.
  public required init?(coder: NSCoder) { nil }

  private func set<Value: Equatable>(
    _ measure: WritableKeyPath<FlowMeasures, Value>, _ value: Value
  ) {
    guard flow[keyPath: measure] != value else { return }
    flow[keyPath: measure] = value
    invalidateLayout()
  }

  /// The size of items; 50 points each way unless it is set.
  open var itemSize: CGSize {
    get { flow.itemSize }
    set { set(\.itemSize, newValue) }
  }
  /// Not zero: items are as large as their content. A browser measures them when it shows them.
  open var estimatedItemSize: CGSize {
    get { flow.estimatedSize }
    set { set(\.estimatedSize, newValue) }
  }
  /// The distance of lines; 10 points unless it is set.
  open var minimumLineSpacing: CGFloat {
    get { flow.lineSpacing }
    set { set(\.lineSpacing, newValue) }
  }
  /// The least distance of items in a line; 10 points unless it is set.
  open var minimumInteritemSpacing: CGFloat {
    get { flow.itemSpacing }
    set { set(\.itemSpacing, newValue) }
  }
  /// The distances of a section's items from its edges.
  open var sectionInset: UIEdgeInsets {
    get { flow.inset }
    set { set(\.inset, newValue) }
  }
  /// The size of headers, of which the length in the direction of scrolling counts. Zero: there are none.
  open var headerReferenceSize: CGSize {
    get { flow.header }
    set { set(\.header, newValue) }
  }
  /// The size of footers, of which the length in the direction of scrolling counts. Zero: there are none.
  open var footerReferenceSize: CGSize {
    get { flow.footer }
    set { set(\.footer, newValue) }
  }
  /// The direction in which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Whether the header of the section in view stays in sight.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether the footer of the section in view stays in sight.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
}
