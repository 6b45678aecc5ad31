import Foundation

/// A point of an area's edge.
nonisolated public struct AreaMark: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }

  /// A point of the area between zero and values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area)
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.stacking = stacking
    self.mark = mark
  }

  /// A point of one of several areas.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.area)
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.series = series.plotted
    mark.stacking = stacking
    self.mark = mark
  }

  /// A point of an area between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.area)
    mark.x = .value(x.plotted)
    mark.y = .interval(yStart.plotted, yEnd.plotted)
    self.mark = mark
  }

  /// A point of one of several areas between two values.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = Mark(.area)
    mark.x = .value(x.plotted)
    mark.y = .interval(yStart.plotted, yEnd.plotted)
    mark.series = series.plotted
    self.mark = mark
  }

  /// A point of a lying area between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    var mark = Mark(.area)
    mark.x = .interval(xStart.plotted, xEnd.plotted)
    mark.y = .value(y.plotted)
    self.mark = mark
  }

  /// A point of one of several lying areas between two values.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = Mark(.area)
    mark.x = .interval(xStart.plotted, xEnd.plotted)
    mark.y = .value(y.plotted)
    mark.series = series.plotted
    self.mark = mark
  }
}
