/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How two lines meet.
  public var lineJoin: CGLineJoin
  /// How long a pointed corner may be, as a multiple of the width, before it is cut.
  public var miterLimit: CGFloat
  /// Lengths of lines and gaps in turn; empty: one line.
  public var dash: [CGFloat]
  /// Where in `dash` the line begins, as a length.
  public var dashPhase: CGFloat

  /// A style of a line; lengths in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether overlaps are left out, by the even-odd rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed. A page always smooths them.
  public var isAntialiased: Bool

  /// How a shape is filled.
  ///
  /// - Parameters:
  ///   - eoFill: Whether overlaps are left out, by the even-odd rule.
  ///   - antialiased: Has no effect: a page always smooths edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How corners are rounded. A page draws both as circular arcs.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
