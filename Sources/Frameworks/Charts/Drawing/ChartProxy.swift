import ApusUI
import Foundation

/// The scales of a chart, in the plot's points.
public struct ChartProxy {
  let x: PositionScale?
  let y: PositionScale?
  /// The size of the plot, within the axes.
  public let plotSize: CGSize
  /// The plot's place, for a `GeometryProxy`.
  public let plotFrame: Anchor<CGRect>?

  let settings: ChartSettings
  let angles: ClosedRange<Double>

  init(_ geometry: MarkGeometry, frame: Anchor<CGRect>?) {
    x = geometry.x
    y = geometry.y
    plotSize = geometry.size
    plotFrame = frame
    settings = geometry.plan.settings
    angles = 0...max(0, SectorGeometry.sum(geometry.plan.marks))
  }

  /// The place of a value along the x axis.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x?.position(value.primitivePlottable._plotted)
  }

  /// The place of a value along the y axis.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y?.position(value.primitivePlottable._plotted)
  }

  /// The point of two values.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The value at a place of the x axis.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    Self.value(x, position)
  }

  /// The value at a place of the y axis.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    Self.value(y, position)
  }

  /// The values at a point.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The room of a value along the x axis: that of its category, or a single place.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    Self.range(x, value.primitivePlottable._plotted)
  }

  /// The room of a value along the y axis: that of its category, or a single place.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    Self.range(y, value.primitivePlottable._plotted)
  }

  private static func range(
    _ scale: PositionScale?, _ value: _PlottedValue
  ) -> ClosedRange<CGFloat>? {
    guard let scale, let middle = scale.position(value) else { return nil }
    let half = (scale.band ?? 0) / 2
    return middle - half...middle + half
  }

  private static func value<P: Plottable>(_ scale: PositionScale?, _ position: CGFloat) -> P? {
    scale?.value(at: position).flatMap { P.PrimitivePlottable._value($0) }
      .flatMap { P(primitivePlottable: $0) }
  }
}
