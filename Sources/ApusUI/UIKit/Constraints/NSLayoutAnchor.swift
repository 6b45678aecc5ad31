import Foundation

/// A part of a view from which rules are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType> {
  let part: LayoutPart

  init(_ part: LayoutPart) { self.part = part }

  /// A rule that two parts are at the same place.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// A rule that this part is a distance behind another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .equal, anchor.part, constant: c)
  }

  /// A rule that this part is not before another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 0) }

  /// A rule that this part is at least a distance behind another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .greaterThanOrEqual, anchor.part, constant: c)
  }

  /// A rule that this part is not behind another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 0) }

  /// A rule that this part is at most a distance behind another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .lessThanOrEqual, anchor.part, constant: c)
  }
}

/// A horizontal edge or middle.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical edge, middle or baseline.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A rule that the length is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .equal, nil, constant: c)
  }

  /// A rule that the length is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .greaterThanOrEqual, nil, constant: c)
  }

  /// A rule that the length is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .lessThanOrEqual, nil, constant: c)
  }

  /// A rule that the length is another one times a factor.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, multiplier: m, constant: 0) }

  /// A rule that the length is another one times a factor, and a distance more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .equal, anchor.part, multiplier: m, constant: c)
  }

  /// A rule that the length is at least another one times a factor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .greaterThanOrEqual, anchor.part, multiplier: m, constant: 0)
  }

  /// A rule that the length is at most another one times a factor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(part, .lessThanOrEqual, anchor.part, multiplier: m, constant: 0)
  }
}

/// A rectangle in a view that rules can be about.
@MainActor @preconcurrency
open class UILayoutGuide {
  /// The view that holds the guide.
  open private(set) weak var owningView: UIView?
  let inset: CGFloat

  init(in view: UIView, inset: CGFloat) {
    owningView = view
    self.inset = inset
  }
}
