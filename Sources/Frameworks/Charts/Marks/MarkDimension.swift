import Foundation

/// The width, height or radius of a mark.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Equatable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let kind: Kind

  /// The size that a chart chooses.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// The room, less points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A share of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// The size of a mark in a room, and `automatic` where the chart chooses.
  func size(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let points): max(0, points)
    case .inset(let points): max(0, room - 2 * points)
    case .ratio(let ratio): max(0, room * ratio)
    }
  }
}

/// A way to put marks on each other.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Kind: Sendable { case standard, normalized, center, unstacked }
  let kind: Kind

  /// Each mark begins where the one before ends.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// The marks of a place fill the whole height, from 0 to 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// The marks of a place lie around the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// Each mark begins at zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// A way to draw a line through points.
public struct InterpolationMethod: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }
  let kind: Kind

  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// Curves that rise and fall only where the points do.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// Steps at the points' own places, before the new value.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Steps halfway between the points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps at the place of the next point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
  /// Curves through the points.
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
  /// Curves through the points, the straighter the higher the tension is.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  /// Curves through the points, without loops.
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
  /// Curves through the points, as tight as `alpha` says.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
}

/// The place of a view beside a mark or a chart.
public struct AnnotationPosition: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind

  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The mark's own size, for a view beside it.
public struct AnnotationContext: Sendable {
  /// The size of the mark.
  public let targetSize: CGSize
}
