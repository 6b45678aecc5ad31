import ApusUI
import Foundation

extension View {
  /// Gives series their styles, in the legend's order.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Gives series their styles, in the legend's order.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let names = domain.map { $0.primitivePlottable._plotted.text() }
    let styles = range.map { AnyShapeStyle($0) }
    return transformEnvironment(\.chartSettings) {
      $0.styles = ChartSettings.Styles(domain: names, range: styles)
    }
  }

  /// Gives series styles in the order in which they come.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S]
  ) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return transformEnvironment(\.chartSettings) { $0.styles.range = styles }
  }

  /// Gives each series a style.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.styles.mapping = { plotted in
        DataValue(_plotted: plotted).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// Shows the legend, or hides it.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartSettings) { $0.legend.visibility = visibility }
  }

  /// Puts the legend beside the chart.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// Puts a legend of the app's own beside the chart.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartLegend(position: position, alignment: alignment, spacing: spacing)
      .transformEnvironment(\.chartSettings) { $0.legend.content = view }
  }

  /// Changes the plot, the part of a chart within its axes.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    transformEnvironment(\.chartSettings) { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Shows a view over the chart.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.overlays.append(ChartLayer(alignment: alignment, content: { AnyView(content($0)) }))
    }
  }

  /// Shows a view behind the chart.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.backgrounds.append(ChartLayer(alignment: alignment, content: { AnyView(content($0)) }))
    }
  }

  /// Sets a binding to the x value of the mark that is tapped.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    transformEnvironment(\.chartSettings) { $0.selectX = selecting(value) }
  }

  /// Sets a binding to the y value of the mark that is tapped.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    transformEnvironment(\.chartSettings) { $0.selectY = selecting(value) }
  }

  /// Sets a binding to the middle of the sector that is tapped, in the sum of the values.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    transformEnvironment(\.chartSettings) { $0.selectAngle = selecting(value) }
  }
}

private func selecting<P: Plottable>(_ binding: Binding<P?>) -> (_PlottedValue) -> Void {
  { plotted in
    binding.wrappedValue = P(_plotted: plotted)
  }
}
