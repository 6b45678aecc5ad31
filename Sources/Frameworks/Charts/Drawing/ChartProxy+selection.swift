import ApusUI
import Foundation

extension ChartProxy {
  /// The angle of a point around the middle of the plot, clockwise from above.
  public func angle(at position: CGPoint) -> Angle {
    let turn = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }

  /// The value at an angle, in the sum of the values.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    P(_plotted: .number(number(at: angle)))
  }

  private func number(at angle: Angle) -> Double {
    let part = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return (part < 0 ? part + 1 : part) * angles.upperBound
  }

  /// Selects the value at a place of the x axis.
  public func selectXValue(at position: CGFloat) {
    if let value = x?.value(at: position) { settings.selectX?(value) }
  }

  /// Selects the value at a place of the y axis.
  public func selectYValue(at position: CGFloat) {
    if let value = y?.value(at: position) { settings.selectY?(value) }
  }

  /// Selects the value at an angle.
  public func selectAngleValue(at angle: Angle) {
    settings.selectAngle?(.number(number(at: angle)))
  }

  /// Selects the values between two places of the x axis.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    if let first = x?.value(at: from), let last = x?.value(at: to) {
      settings.selectXRange?(first, last)
    }
  }

  /// Selects the values between two places of the y axis.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    if let first = y?.value(at: from), let last = y?.value(at: to) {
      settings.selectYRange?(first, last)
    }
  }
}

extension View {
  /// Puts a gesture over the plot, which may select values of the chart.
  ///
  /// ```swift
  /// .chartGesture { chart in
  ///   SpatialTapGesture().onEnded { chart.selectXValue(at: $0.location.x) }
  /// }
  /// ```
  nonisolated public func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.gesture = { proxy in
        AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)))
      }
    }
  }

  /// Sets a binding to the x values between two marks that are tapped one after the other.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.selectXRange = selecting(range)
      $0.extendX = extending(range)
    }
  }

  /// Sets a binding to the y values between two marks that are tapped one after the other.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.selectYRange = selecting(range)
      $0.extendY = extending(range)
    }
  }
}

private func selecting<P: Plottable & Comparable>(
  _ binding: Binding<ClosedRange<P>?>
) -> (_PlottedValue, _PlottedValue) -> Void {
  { first, last in
    guard let first = P(_plotted: first), let last = P(_plotted: last) else { return }
    binding.wrappedValue = min(first, last)...max(first, last)
  }
}

/// The first tap begins a range, the second ends it, and the third begins another.
private func extending<P: Plottable & Comparable>(
  _ binding: Binding<ClosedRange<P>?>
) -> (_PlottedValue) -> Void {
  { plotted in
    guard let value = P(_plotted: plotted) else { return }
    guard let first = binding.wrappedValue, first.lowerBound == first.upperBound else {
      binding.wrappedValue = value...value
      return
    }
    binding.wrappedValue = min(first.lowerBound, value)...max(first.upperBound, value)
  }
}
