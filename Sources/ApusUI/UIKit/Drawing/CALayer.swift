import Foundation

/// A rectangle with corners, a border and a shadow. It belongs to a view, or lies in a view's layer.
@MainActor @preconcurrency
open class CALayer: Hashable {
  /// The view whose layer this is.
  weak var view: UIView?

  /// A layer without a size.
  public init() {}

  nonisolated public static func == (first: CALayer, second: CALayer) -> Bool { first === second }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func changed() {
    var layer = self
    while let outer = layer.superlayer { layer = outer }
    layer.view?.changed()
  }

  // MARK: The tree

  /// The sublayers, the uppermost last; nil without sublayers.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
      changed()
    }
  }
  /// The layer around.
  open internal(set) weak var superlayer: CALayer?
  /// The layer whose outline cuts this one. A page knows the outline of a `CAShapeLayer` only.
  open var mask: CALayer? {
    didSet {
      if let mask, !(mask is CAShapeLayer) {
        notDrawn("CALayer.mask", "a CAShapeLayer with a path as the mask")
      }
      changed()
    }
  }
  /// The name by which the app finds the layer.
  open var name: String?

  // MARK: Place and size

  private var ownFrame = CGRect.zero

  /// The place and the size in the layer around.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      if let view { return view.frame = newValue }
      guard newValue != ownFrame else { return }
      ownFrame = newValue
      changed()
    }
  }
  /// The size, from zero.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view { return view.bounds = newValue }
      let middle = position
      frame.size = newValue.size
      position = middle
    }
  }
  /// The middle, in the layer around.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The turn, the stretch and the move of the drawing. A view's layer has the view's.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Turns, stretches and moves the drawing. A page does that for layers of views.
  open func setAffineTransform(_ m: CGAffineTransform) {
    guard let view else {
      return notDrawn("CALayer.setAffineTransform(_:)", "a layer of a view is turned")
    }
    view.transform = m
  }

  // MARK: Looks

  /// The colour behind the layer's content. A view's layer has the view's.
  open var backgroundColor: CGColor? {
    get { view == nil ? ownGround : view?.backgroundColor?.cgColor }
    set {
      if let view { return view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
      ownGround = newValue
      changed()
    }
  }
  private var ownGround: CGColor?

  /// The opacity from 0 to 1. A view's layer has the view's.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      ownOpacity = newValue
      changed()
    }
  }
  private var ownOpacity: Float = 1

  /// Whether the layer is not seen. A view's layer has the view's.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set {
      if let view { return view.isHidden = newValue }
      isOwnHidden = newValue
      changed()
    }
  }
  private var isOwnHidden = false

  /// The radius of the corners. It shows where the view has a colour behind it or ends at its edges.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The curve of the corners. A browser draws circles.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve == .continuous { noMeaning("CALayer.cornerCurve") } }
  }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all { didSet { changed() } }
  /// The width of the border.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The border's colour, black by default.
  open var borderColor: CGColor? { didSet { changed() } }
  /// Whether what is in the layer ends at its edges.
  open var masksToBounds = false { didSet { changed() } }
  /// How strong the shadow is, from 0.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// How blurred the shadow is.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// How far the shadow is from the view.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// The shadow's colour, black by default.
  open var shadowColor: CGColor? { didSet { changed() } }

  // MARK: For the page

  /// The gradient that fills the layer.
  var ground: AnyShapeStyle? { nil }
  /// The outlines of the layer.
  var drawings: [Drawing] { [] }
}

/// A curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins slowly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
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

  /// A rectangle whose corners of this mask have a radius.
  func shape(_ radius: CGFloat) -> UnevenRoundedRectangle {
    func length(_ corner: CACornerMask) -> CGFloat { contains(corner) ? radius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: length(.layerMinXMinYCorner),
      bottomLeadingRadius: length(.layerMinXMaxYCorner),
      bottomTrailingRadius: length(.layerMaxXMaxYCorner),
      topTrailingRadius: length(.layerMaxXMinYCorner))
  }
}
