import Foundation

/// The width or the height of a part of a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The points, or the part of the length around.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A part of the width around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the height around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// The length of the content. A browser measures it when it shows the item.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a part of the width around.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height around.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the content says it.
  public var isEstimated: Bool { kind == .estimated }

  /// The points in a room; nil: the content says it.
  func length(in room: LayoutRoom) -> CGFloat? {
    switch kind {
    case .fractionalWidth: room.width.map { $0 * dimension }
    case .fractionalHeight: room.height.map { $0 * dimension }
    case .absolute: dimension
    case .estimated: nil
    }
  }
}

/// The size of a part of a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  func room(in room: LayoutRoom) -> LayoutRoom {
    LayoutRoom(
      width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }
}

/// The room of a part; nil lengths are those of the content.
struct LayoutRoom: Equatable {
  var width, height: CGFloat?

  func length(_ isHorizontal: Bool) -> CGFloat? { isHorizontal ? width : height }
}

/// The distance of items in a group.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject {
  /// The points, or the least points of a flexible distance.
  public let spacing: CGFloat
  /// Whether the distance takes the room that is left.
  public let isFlexibleSpacing: Bool
  /// Whether the distance is exactly the points.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// A distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// A distance of at least some points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
