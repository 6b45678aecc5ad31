import Foundation
import ViewGraph

/// A size that a layout offers a view, which chooses its own. A width or a height that is `nil` asks for the
/// view's ideal one, zero for the least and infinity for the most.
public struct ProposedViewSize: Equatable, Sendable {
  /// Points; `nil` for the ideal width.
  public var width: CGFloat?
  /// Points; `nil` for the ideal height.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size that is proposed, with the lengths of another one in place of those that are `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  init(_ offer: ArrangedOffer) {
    self.init(width: offer.width.map { CGFloat($0) }, height: offer.height.map { CGFloat($0) })
  }

  /// A view cannot be offered less than nothing, nor what is no number.
  var offer: ArrangedOffer {
    func length(_ length: CGFloat?) -> Double? {
      length.map { $0.isNaN ? 0 : max(0, Double($0)) }
    }
    return ArrangedOffer(length(width), length(height))
  }
}
