import Foundation

/// A layer with a gradient as its fill.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]? { didSet { changed() } }
  /// The places of the colours from 0 to 1; nil for equal distances.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// The point of the first colour, as parts of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// The point of the last colour, as parts of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial { didSet { changed() } }

  override var ground: AnyShapeStyle? {
    guard let colors = colors?.compactMap({ ($0 as? CGColor)?.color }), !colors.isEmpty else {
      return nil
    }
    let places = locations?.map { CGFloat($0.doubleValue) }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Gradient.Stop(
        color: color, location: places.flatMap { index < $0.count ? $0[index] : nil } ?? even)
    }
    let (start, end) = (
      UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y)
    )
    switch type {
    case .radial:
      let (across, down) = (
        (endPoint.x - startPoint.x) * bounds.width, (endPoint.y - startPoint.y) * bounds.height
      )
      // A page's circle is round; Apple's is as wide and as high as the end point is away.
      return AnyShapeStyle(
        RadialGradient(
          stops: stops, center: start, startRadius: 0, endRadius: max(abs(across), abs(down))))
    case .conic:
      let angle = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
      return AnyShapeStyle(AngularGradient(stops: stops, center: start, angle: .radians(angle)))
    default:
      return AnyShapeStyle(LinearGradient(stops: stops, startPoint: start, endPoint: end))
    }
  }
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
