import Foundation

/// A line across the plot.
nonisolated public struct RuleMark: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }

  /// An upright line at a value, between two places of the plot in points.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.rule)
    mark.x = .value(x.plotted)
    mark.y = .fixed(yStart, yEnd)
    self.mark = mark
  }

  /// A lying line at a value, between two places of the plot in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    var mark = Mark(.rule)
    mark.x = .fixed(xStart, xEnd)
    mark.y = .value(y.plotted)
    self.mark = mark
  }

  /// An upright line between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rule)
    mark.x = .value(x.plotted)
    mark.y = .interval(yStart.plotted, yEnd.plotted)
    self.mark = mark
  }

  /// A lying line between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    var mark = Mark(.rule)
    mark.x = .interval(xStart.plotted, xEnd.plotted)
    mark.y = .value(y.plotted)
    self.mark = mark
  }
}
