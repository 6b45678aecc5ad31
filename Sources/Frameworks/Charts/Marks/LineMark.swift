import Foundation

/// A point of a line.
nonisolated public struct LineMark: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }

  /// A point of the chart's line.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    var mark = Mark(.line)
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    self.mark = mark
  }

  /// A point of one of several lines.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = Mark(.line)
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.series = series.plotted
    self.mark = mark
  }
}
