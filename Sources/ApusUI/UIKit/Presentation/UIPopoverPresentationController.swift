import Foundation

/// The sides of a popover at which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Hears of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The presentation of a controller in a popover. There are none of it, because a page presents controllers as sheets.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which the popover stands.
  open var sourceView: UIView?
  /// The part of the view beside which it stands.
  open var sourceRect = CGRect.null
  /// The item of a bar beside which it stands.
  open var barButtonItem: UIBarButtonItem?
  /// The sides at which the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow: unknown, because pages draw no arrow.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that can be used beside the popover.
  open var passthroughViews: [UIView]?
  /// The colour of the popover.
  open var backgroundColor: UIColor?
  /// Whether it may cover the view beside which it stands.
  open var canOverlapSourceViewRect = false
}

extension UIViewController {
  /// The popover in which the controller is presented: nil, because a page presents it as a sheet.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
