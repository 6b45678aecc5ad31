import ApusUI
import Foundation

extension View {
  /// Shows the x axis, or hides it.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartSettings) { $0.x.visibility = visibility }
  }

  /// Gives the x axis marks.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._marks.map(\.description)
    return transformEnvironment(\.chartSettings) { $0.x.marks = marks }
  }

  /// Gives the x axis its values.
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return transformEnvironment(\.chartSettings) {
      $0.x.domain = domain
      $0.x.type = type
    }
  }

  /// Gives the x axis its values and its part of the plot.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain, type: type).transformEnvironment(\.chartSettings) {
      $0.x.range = range
    }
  }

  /// Gives the x axis its part of the plot.
  nonisolated public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.x.range = range
      $0.x.type = type
    }
  }

  /// Gives the x axis a way to map numbers.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chartSettings) { $0.x.type = type }
  }

  /// Names the x axis.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Names the x axis.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the x axis by a view.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = ChartCaption(
      position: position, alignment: alignment, spacing: spacing, view: AnyView(content()))
    return transformEnvironment(\.chartSettings) { $0.x.label = label }
  }
}

extension View {
  /// Shows the y axis, or hides it.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartSettings) { $0.y.visibility = visibility }
  }

  /// Gives the y axis marks.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._marks.map(\.description)
    return transformEnvironment(\.chartSettings) { $0.y.marks = marks }
  }

  /// Gives the y axis its values.
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return transformEnvironment(\.chartSettings) {
      $0.y.domain = domain
      $0.y.type = type
    }
  }

  /// Gives the y axis its values and its part of the plot.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain, type: type).transformEnvironment(\.chartSettings) {
      $0.y.range = range
    }
  }

  /// Gives the y axis its part of the plot.
  nonisolated public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.y.range = range
      $0.y.type = type
    }
  }

  /// Gives the y axis a way to map numbers.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chartSettings) { $0.y.type = type }
  }

  /// Names the y axis.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Names the y axis.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the y axis by a view.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let label = ChartCaption(
      position: position, alignment: alignment, spacing: spacing, view: AnyView(content()))
    return transformEnvironment(\.chartSettings) { $0.y.label = label }
  }
}
