import Foundation

/// A point.
nonisolated public struct PointMark: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }

  /// A point at two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    var mark = Mark(.point)
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    self.mark = mark
  }

  /// A point at a value of one axis, and at a distance in points along the other.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    y: CGFloat? = nil
  ) {
    var mark = Mark(.point)
    mark.x = .value(x.plotted)
    mark.y = .fixed(y, y)
    self.mark = mark
  }

  /// A point at a value of one axis, and at a distance in points along the other.
  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    var mark = Mark(.point)
    mark.x = .fixed(x, x)
    mark.y = .value(y.plotted)
    self.mark = mark
  }
}
