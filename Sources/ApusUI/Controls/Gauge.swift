import Foundation
import ViewGraph

/// Shows where a value lies in a range.
///
/// ```swift
/// Gauge(value: temperature, in: -10...40) {
///   Text("Temperature")
/// } currentValueLabel: {
///   Text("\(Int(temperature))°")
/// } minimumValueLabel: {
///   Text("-10")
/// } maximumValueLabel: {
///   Text("40")
/// }
/// .gaugeStyle(.accessoryCircular)
/// ```
///
/// Assistive technology hears a meter: the words of the label, the value and the ends of the range.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  public typealias Body = Never
  let value: Double
  let bounds: ClosedRange<Double>
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
  let marked: MarkedValueLabels

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel, _ marked: MarkedValueLabels
  ) {
    self.value = Double(value)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
    self.marked = marked
  }

  /// Where the value lies between the ends of the range: 0 … 1.
  var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - bounds.lowerBound) / length, 0), 1)
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let label = context.words(of: view.label)
    let spoken = context.words(of: view.current)
    let fraction = view.fraction
    let length = view.bounds.upperBound - view.bounds.lowerBound
    context.open(.gauge) { writer in
      writer.set(.number, view.bounds.lowerBound + fraction * length)
      writer.set(.minimum, view.bounds.lowerBound)
      writer.set(.maximum, view.bounds.upperBound)
      if !label.isEmpty { writer.set(.label, label) }
      let share = fraction.formatted(
        .percent.precision(.fractionLength(0))
          .locale(context.environment.locale))
      writer.set(.spokenValue, spoken.isEmpty ? share : spoken)
    }
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(view.label), currentValueLabel: view.part(view.current),
      minimumValueLabel: view.part(view.minimum), maximumValueLabel: view.part(view.maximum),
      markedValueLabels: view.part(view.marked))
    let axis = context.axis
    context.axis = 1
    func emit<Style: GaugeStyle>(_ style: Style) {
      context.emitStyled(style, of: (any GaugeStyle).self) {
        $0.makeBody(configuration: configuration)
      }
    }
    let style: any GaugeStyle = context.style(of: (any GaugeStyle).self) ?? DefaultGaugeStyle()
    emit(style)
    context.axis = axis
    context.close()
  }

  /// A part for a style; nil: the gauge has none.
  private func part<Kind, Content: View>(_ content: Content) -> _StylePart<Kind>? {
    Content.self == EmptyView.self ? nil : _StylePart(content)
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// A gauge with a label that says what it shows.
  ///
  /// - Parameters:
  ///   - value: The value; outside of `bounds` the gauge shows the nearest end.
  ///   - bounds: The range in which it lies.
  ///   - label: Says what the gauge shows.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label, and one that says the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label, one that says the value, and one for each end of the range.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      EmptyView())
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any GaugeStyle>> {
    modifier(_StyleModifier(style))
  }
}
