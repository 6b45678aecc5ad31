import Foundation

/// A part of a compositional layout: an item, or a group of items.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The distances that are kept free inside of the size. They have no effect along an estimated length.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items beside or below each other, which are repeated until the group is full.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
///   subitems: [item])
/// ```
@MainActor @preconcurrency
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The parts that are repeated.
  public let subitems: [NSCollectionLayoutItem]
  let isHorizontal: Bool
  /// The number of parts; nil: as many as fit.
  let count: Int?
  /// Whether all parts share the length of the group.
  let isShared: Bool
  /// The distance of parts; nil: none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    isHorizontal: Bool, count: Int? = nil, isShared: Bool = false
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    self.isShared = isShared
    super.init(layoutSize: layoutSize)
  }

  /// Items beside each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }
  /// Items beside each other, which share the width of the group.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], isHorizontal: true, count: count, isShared: true)
  }
  /// A line of items, each in its own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// Items below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }
  /// Items below each other, which share the height of the group.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], isHorizontal: false, count: count, isShared: true)
  }
  /// A column of items, each in its own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
}

/// A header or a footer at the edge of a section.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source makes the view.
  public let elementKind: String
  /// The edge.
  public let alignment: NSRectAlignment
  /// Whether the view stays in sight while its section is in view.
  public var pinToVisibleBounds = false

  /// A view of a kind at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
