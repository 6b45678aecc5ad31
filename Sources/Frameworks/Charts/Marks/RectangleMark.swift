import Foundation

/// A rectangle.
nonisolated public struct RectangleMark: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }

  /// A rectangle around two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  /// A rectangle between values of both axes.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rectangle)
    mark.x = .interval(xStart.plotted, xEnd.plotted)
    mark.y = .interval(yStart.plotted, yEnd.plotted)
    self.mark = mark
  }

  /// A rectangle at a value of the x axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    mark.x = .value(x.plotted)
    mark.y = .interval(yStart.plotted, yEnd.plotted)
    mark.width = width
    self.mark = mark
  }

  /// A rectangle at a value of the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    mark.x = .interval(xStart.plotted, xEnd.plotted)
    mark.y = .value(y.plotted)
    mark.height = height
    self.mark = mark
  }

  /// A rectangle across the plot at a value of the x axis.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    mark.x = .value(x.plotted)
    mark.y = .fixed(yStart, yEnd)
    mark.width = width
    self.mark = mark
  }

  /// A rectangle across the plot at a value of the y axis.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    mark.x = .fixed(xStart, xEnd)
    mark.y = .value(y.plotted)
    mark.height = height
    self.mark = mark
  }

  /// A rectangle between two values of the x axis.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = Mark(.rectangle)
    mark.x = .interval(xStart.plotted, xEnd.plotted)
    mark.y = .fixed(yStart, yEnd)
    self.mark = mark
  }

  /// A rectangle between two values of the y axis.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = Mark(.rectangle)
    mark.x = .fixed(xStart, xEnd)
    mark.y = .interval(yStart.plotted, yEnd.plotted)
    self.mark = mark
  }
}
