/// A curve that turns the progress of a change, from 0 to 1, into its pace.
///
/// ```swift
/// let half = UnitCurve.easeIn.value(at: 0.5)
/// ```
nonisolated public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case cubic(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  private let shape: Shape

  /// A cubic curve from 0, 0 to 1, 1 by its two points of control, whose x is kept between 0 and 1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(shape: .cubic(startControlPoint, endControlPoint))
  }

  private static func cubic(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve
  {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// Equally fast from beginning to end.
  public static let linear = cubic(0, 0, 1, 1)
  /// Slow at the beginning.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// Slow at the beginning and at the end.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  /// Slow at the beginning, like the lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// Slow at the end, like the upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Slow at the beginning and at the end, by two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  /// The control points of this curve, or of the cubic curve next to it. Circular curves differ from theirs by less than a
  /// thousandth, and `circularEaseInOut` by a few hundredths.
  var controlPoints: (UnitPoint, UnitPoint) {
    switch shape {
    case .cubic(let start, let end): (start, end)
    case .circularIn: (UnitPoint(x: 0.5523, y: 0), UnitPoint(x: 1, y: 0.4477))
    case .circularOut: (UnitPoint(x: 0, y: 0.5523), UnitPoint(x: 0.4477, y: 1))
    case .circularInOut: (UnitPoint(x: 0.85, y: 0), UnitPoint(x: 0.15, y: 1))
    }
  }

  /// The curve with both axes exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .cubic(let start, let end): Self.cubic(start.y, start.x, end.y, end.x)
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: .circularEaseInOut
    }
  }

  /// The curve's value at a progress, which is kept between 0 and 1.
  public func value(at progress: Double) -> Double {
    let x = max(0, min(1, progress))
    switch shape {
    case .cubic(let start, let end):
      return Self.part(parameter(at: x), Double(start.y), Double(end.y))
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? Self.circularEaseIn.value(at: 2 * x) / 2
        : 0.5 + Self.circularEaseOut.value(at: 2 * x - 1) / 2
    }
  }

  /// How fast the value changes at a progress.
  public func velocity(at progress: Double) -> Double {
    let x = max(0, min(1, progress))
    switch shape {
    case .cubic(let start, let end):
      let t = parameter(at: x)
      let (x1, x2) = (Self.clamped(start.x), Self.clamped(end.x))
      return Self.slope(t, Double(start.y), Double(end.y)) / Self.slope(t, x1, x2)
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? Self.circularEaseIn.velocity(at: 2 * x) : Self.circularEaseOut.velocity(at: 2 * x - 1)
    }
  }

  /// The four numbers of a cubic curve, or evenly spaced values of one that is none.
  var numbers: [Double] {
    guard case .cubic(let start, let end) = shape else {
      return (0...32).map { value(at: Double($0) / 32) }
    }
    return [Self.clamped(start.x), Double(start.y), Self.clamped(end.x), Double(end.y)]
  }

  private static func clamped(_ x: CGFloat) -> Double { max(0, min(1, Double(x))) }

  /// A coordinate of a cubic curve that begins at 0 and ends at 1.
  private static func part(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// The place along a cubic curve whose x is given. The x of a curve never falls, so halving finds it.
  private func parameter(at x: Double) -> Double {
    guard case .cubic(let start, let end) = shape else { return x }
    if x <= 0 || x >= 1 { return x }
    let (x1, x2) = (Self.clamped(start.x), Self.clamped(end.x))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.part(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
