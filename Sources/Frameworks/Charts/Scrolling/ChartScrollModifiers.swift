import ApusUI
import Foundation

extension View {
  /// Lets a person scroll the plots of charts in this view.
  ///
  /// ```swift
  /// Chart(days) { day in
  ///   BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
  /// }
  /// .chartScrollableAxes(.horizontal)
  /// .chartXVisibleDomain(length: 3600 * 24 * 7)
  /// ```
  ///
  /// The labels of the other axis stand still. If both axes scroll, the labels of both move with the plot.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    transformEnvironment(\.chartSettings) { $0.scrolling.axes = axes }
  }

  /// Shows a part of the x axis at a time.
  ///
  /// - Parameter length: The length of the part: a number, seconds or a count of categories.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.primitivePlottable._plotted.coordinate
    return transformEnvironment(\.chartSettings) { $0.scrolling.xLength = length }
  }

  /// Shows a part of the y axis at a time.
  ///
  /// - Parameter length: The length of the part: a number, seconds or a count of categories.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.primitivePlottable._plotted.coordinate
    return transformEnvironment(\.chartSettings) { $0.scrolling.yLength = length }
  }

  /// Ties the value at which the seen part of the x axis begins to a binding.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    transformEnvironment(\.chartSettings) { $0.scrolling.x = tied(x) }
  }

  /// Ties the value at which the seen part of the y axis begins to a binding.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    transformEnvironment(\.chartSettings) { $0.scrolling.y = tied(y) }
  }

  /// Lets the seen part of the x axis begin at a value.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let value = initialX.primitivePlottable._plotted
    return transformEnvironment(\.chartSettings) {
      $0.scrolling.x = ChartScrolling.Position(value: { value })
    }
  }

  /// Lets the seen part of the y axis begin at a value.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    let value = initialY.primitivePlottable._plotted
    return transformEnvironment(\.chartSettings) {
      $0.scrolling.y = ChartScrolling.Position(value: { value })
    }
  }

  /// Lets the scrolling of charts in this view come to rest at values. The browser does it.
  nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    let targets = behavior._targets
    return transformEnvironment(\.chartSettings) { $0.scrolling.targets = targets }
  }
}

private func tied<P: Plottable>(_ binding: Binding<P>) -> ChartScrolling.Position {
  ChartScrolling.Position(
    value: { binding.wrappedValue.primitivePlottable._plotted },
    report: { plotted in
      if let value = P(_plotted: plotted) { binding.wrappedValue = value }
    })
}
