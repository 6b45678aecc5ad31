import Foundation

/// Bars, upright or lying.
nonisolated public struct BarMark: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }

  /// A bar from zero to a value.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar)
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }

  /// An upright bar between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar)
    mark.x = .value(x.plotted)
    mark.y = .interval(yStart.plotted, yEnd.plotted)
    mark.width = width
    self.mark = mark
  }

  /// A lying bar between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.bar)
    mark.x = .interval(xStart.plotted, xEnd.plotted)
    mark.y = .value(y.plotted)
    mark.height = height
    self.mark = mark
  }

  /// An upright bar between two places of the plot, in points.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar)
    mark.x = .value(x.plotted)
    mark.y = .fixed(yStart, yEnd)
    mark.width = width
    mark.stacking = stacking
    self.mark = mark
  }

  /// A lying bar between two places of the plot, in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(.bar)
    mark.x = .fixed(xStart, xEnd)
    mark.y = .value(y.plotted)
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }
}
