import Foundation

/// The corners, the border and the shadow of a view.
///
/// A layer is that of a view: a page draws none by itself.
@MainActor @preconcurrency
open class CALayer {
  private let change: () -> Void

  init(_ change: @escaping () -> Void) { self.change = change }

  /// The radius of the corners. It shows where the view has a colour behind it or ends at its edges.
  open var cornerRadius: CGFloat = 0 { didSet { change() } }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all { didSet { change() } }
  /// The width of the border.
  open var borderWidth: CGFloat = 0 { didSet { change() } }
  /// The border's colour, black by default.
  open var borderColor: CGColor? { didSet { change() } }
  /// Whether what is in the view ends at its edges.
  open var masksToBounds = false { didSet { change() } }
  /// How strong the shadow is, from 0.
  open var shadowOpacity: Float = 0 { didSet { change() } }
  /// How blurred the shadow is.
  open var shadowRadius: CGFloat = 3 { didSet { change() } }
  /// How far the shadow is from the view.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { change() } }
  /// The shadow's colour, black by default.
  open var shadowColor: CGColor? { didSet { change() } }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}
