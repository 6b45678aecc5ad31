import Foundation

/// A sector of a circle or a ring.
nonisolated public struct SectorMark: ChartContent {
  public typealias Body = Never
  let mark: Mark

  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks.append(content.mark)
  }

  /// A sector whose angle is its value's part of the sum.
  nonisolated public init<V: Plottable>(
    angle: PlottableValue<V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector)
    mark.angle = angle.plotted
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
    self.mark = mark
  }
}
