import ApusUI

/// The end of a view beside a mark that would stand outside of the plot.
///
/// ```swift
/// RuleMark(x: .value("Selected", day))
///   .annotation(overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { Text("42") }
/// ```
public struct AnnotationOverflowResolution: Equatable, Sendable {
  /// A choice for one direction.
  public struct Strategy: Equatable, Sendable {
    enum Kind: Sendable { case automatic, fit, disabled }
    let kind: Kind

    /// The view stands where its mark says.
    public static let automatic = Strategy(kind: .automatic)
    /// The view stands where its mark says, outside of the plot, too.
    public static let disabled = Strategy(kind: .disabled)
    /// The view is moved into the plot.
    public static let fit = Strategy(kind: .fit)

    /// The view is moved into a part of the chart. It is always moved into the plot, which lies in every part.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// A part of a chart.
  public struct Boundary: Equatable, Sendable {
    enum Kind: Sendable { case automatic, chart, plot }
    let kind: Kind

    public static let automatic = Boundary(kind: .automatic)
    /// The chart with its axes.
    public static let chart = Boundary(kind: .chart)
    /// The room of the marks.
    public static let plot = Boundary(kind: .plot)
  }

  /// The end of views to the side.
  public var x: Strategy
  /// The end of views above and below.
  public var y: Strategy

  /// The chart's own choice.
  public static let automatic = AnnotationOverflowResolution()

  /// A choice for each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  var fits: Bool { x.kind == .fit || y.kind == .fit }
}
