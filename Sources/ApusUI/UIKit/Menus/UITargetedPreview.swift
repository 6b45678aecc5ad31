import Foundation

/// The look of a view with its menu. A page shows the view itself.
@MainActor @preconcurrency
open class UIPreviewParameters {
  /// The part of the view that is shown.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view.
  open var backgroundColor: UIColor?

  public init() {}
}

/// The place of a view with its menu.
@MainActor @preconcurrency
open class UIPreviewTarget {
  /// The view around.
  public let container: UIView
  /// The middle, in the view around.
  public let center: CGPoint
  /// A turn or a stretch.
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// The look of a view beside its menu. A page shows the view itself, where it is.
@MainActor @preconcurrency
open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// The look of the view.
  open var parameters: UIPreviewParameters
  /// The place of the view.
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// A view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The view itself, in its place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}
