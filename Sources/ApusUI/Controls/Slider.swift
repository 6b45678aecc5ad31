import ViewGraph

/// A control to choose a number from a range.
///
/// ```swift
/// struct Volume: View {
///   @State private var volume = 0.5
///   var body: some View { Slider(value: $volume, in: 0...1) { Text("Volume") } }
/// }
/// ```
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let editingChanged: (Bool) -> Void
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ editingChanged: @escaping (Bool) -> Void, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      location: DerivedLocation(
        value.location, get: { Double($0) }, set: { $1 = V($0) }),
      transaction: value.transaction)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.editingChanged = editingChanged
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let hasEnds = ValueLabel.self != EmptyView.self
    if hasEnds {
      context.open(.stack)
      context.writer.set(.axis, .horizontal)
      context.writer.set(.alignment, ElementAlignment(.center, .center))
      context.emit(1, view.minimum)
    }
    context.descend(2) { view.draw(context) }
    if hasEnds {
      context.emit(3, view.maximum)
      context.close { _ in 1 }
    }
  }

  @MainActor private func draw(_ context: EmissionContext) {
    let words = context.words(of: label)
    let value = value
    let bounds = bounds
    context.open(.slider) { writer in
      if !words.isEmpty { writer.set(.label, words) }
    }
    // The label of a slider is for assistive technology.
    context.writer.set(.hidesLabel, true)
    context.writer.set(.minimum, bounds.lowerBound)
    context.writer.set(.maximum, bounds.upperBound)
    if let step { context.writer.set(.step, step) }
    context.writer.set(.number, min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound))
    let editingChanged = editingChanged
    context.handler(
      .onNumber,
      .event { action in
        guard case .number(let number) = action else { return }
        editingChanged(true)
        value.wrappedValue = number
        editingChanged(false)
      })
    context.close { _ in 1 }
  }
}

extension Slider {
  /// A slider with a label, and a view at each end.
  ///
  /// - Parameters:
  ///   - value: The chosen number; outside of `bounds` the slider shows the nearest end.
  ///   - bounds: The range to choose from.
  ///   - label: Read by assistive technology, not shown.
  ///   - onEditingChanged: Called with `true` before each change and with `false` after it.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider that moves in steps, with a label and a view at each end.
  ///
  /// - Parameter label: Read by assistive technology, not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// A slider with a view at each end; the label comes last.
  ///
  /// - Parameter label: Read by assistive technology, not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }

  /// A slider that moves in steps, with a view at each end; the label comes last.
  ///
  /// - Parameter label: Read by assistive technology, not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider whose label comes last. It is read by assistive technology and not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// A slider that moves in steps, whose label comes last. It is read by assistive technology and not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// A slider with a label, which is read by assistive technology and not shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// A slider that moves in steps, with a label, which is read by assistive technology and not
  /// shown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// A slider that moves in steps, without a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}
