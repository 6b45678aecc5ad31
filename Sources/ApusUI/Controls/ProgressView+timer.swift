extension ProgressView {
  /// How much of an interval of time has passed, or is left. It follows the clock by itself.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. The view stands still before and after.
  ///   - countsDown: Whether it empties rather than fills.
  ///   - label: Says what the time is for.
  ///   - currentValueLabel: Says how much it is.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, label: label(), current: currentValueLabel(),
      running: RunningTime(timerInterval, countsDown))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How much of an interval of time has passed, or is left, with the time in words below.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. The view stands still before and after.
  ///   - countsDown: Whether it empties rather than fills.
  ///   - label: Says what the time is for.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let running = RunningTime(timerInterval, countsDown)
    self.init(
      fraction: nil, label: label(), current: DefaultDateProgressLabel(running: running),
      running: running)
  }

  /// How much of an interval of time has passed, or is left, with the time in words below.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. The view stands still before and after.
  ///   - countsDown: Whether it empties rather than fills.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    let running = RunningTime(timerInterval, countsDown)
    self.init(
      fraction: nil, label: nil, current: DefaultDateProgressLabel(running: running),
      running: running)
  }
}

/// The words below a ``ProgressView`` of an interval of time: the time that has passed, or that is left.
nonisolated public struct DefaultDateProgressLabel: View {
  let running: RunningTime

  @MainActor public var body: some View { Text(running: running) }
}

extension RunningTime {
  fileprivate init(_ interval: ClosedRange<Date>, _ countsDown: Bool) {
    self.init(.interval(interval, pause: nil, countsDown: countsDown, showsHours: true))
  }
}
