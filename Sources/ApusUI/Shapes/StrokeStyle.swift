/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of lines and gaps in turn; empty: one line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

/// How a shape is filled. On a page edges are smooth in any case.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(
    eoFill: Bool = false, antialiased: Bool = true, _file: StaticString = #fileID,
    _line: UInt = #line
  ) {
    if !antialiased { notDrawn("FillStyle(antialiased:)", "edges are smooth", _file, _line) }
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How corners are rounded. A page draws both as circular arcs.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
