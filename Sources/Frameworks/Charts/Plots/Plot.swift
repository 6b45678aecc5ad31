import ApusUI

/// Several marks as one part of a chart.
///
/// ```swift
/// Plot {
///   LineMark(x: .value("Day", 1), y: .value("Plan", 3))
///   LineMark(x: .value("Day", 2), y: .value("Plan", 5))
/// }
/// .foregroundStyle(.gray)
/// ```
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  private let content: () -> Content

  /// Several marks as one part of a chart.
  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  @MainActor public static func _collect(_ plot: Self, into marks: inout _ChartMarks) {
    Content._collect(plot.content(), into: &marks)
  }
}
