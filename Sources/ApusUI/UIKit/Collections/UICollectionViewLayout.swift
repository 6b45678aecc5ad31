import Foundation

/// The arrangement of a collection's items: a ``UICollectionViewFlowLayout`` or a ``UICollectionViewCompositionalLayout``.
///
/// A page draws these two. An app cannot make others.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// The measures of a flow, before a delegate is asked.
  var flow = FlowMeasures()

  init(flow: FlowMeasures) { self.flow = flow }
  /// Nil: there are no archives of layouts here.
  public required init?(coder: NSCoder) { nil }

  /// Called before the items are placed. A subclass overrides it.
  open func prepare() {}
  /// Places the items anew.
  open func invalidateLayout() { collectionView?.askAgain() }
}

/// The measures of a section in a flow.
struct FlowMeasures: Equatable {
  var itemSize = CGSize(width: 50, height: 50)
  /// Zero: items have the `itemSize`.
  var estimatedSize = CGSize.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var inset = UIEdgeInsets.zero
  var header = CGSize.zero
  var footer = CGSize.zero
}
