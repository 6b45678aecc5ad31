import Foundation

/// The scrolling of a section across the direction in which its collection scrolls.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout: a group that is repeated, or a list.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup?
  /// The looks of a list.
  let look: UICollectionLayoutListConfiguration?

  /// Groups behind each other.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    look = nil
  }
  private init(_ look: UICollectionLayoutListConfiguration) {
    self.look = look
    group = nil
  }

  /// Rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }

  /// The distances of the content from the edges of the section.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance of groups.
  open var interGroupSpacing: CGFloat = 0
  /// The scrolling of the section to the side.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet {
      if orthogonalScrollingBehavior == .groupPagingCentered {
        notDrawn(
          "UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered",
          "groups stop at the leading edge")
      }
    }
  }
  /// The headers and the footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the distances of the content.
  open var supplementariesFollowContentInsets = true
}

/// The room of a compositional layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without the distances from the edges.
  var effectiveContentSize: CGSize { get }
  /// The distances from the edges.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The distances from the edges.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the page.
  var traitCollection: UITraitCollection { get }
}

/// The surroundings that a page gives a section.
final class PageEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
