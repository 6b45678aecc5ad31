import ViewGraph

/// A control that goes up and down in steps.
///
/// ```swift
/// struct Guests: View {
///   @State private var guests = 2
///   var body: some View { Stepper("\(guests) guests", value: $guests, in: 1...8) }
/// }
/// ```
nonisolated public struct Stepper<Label: View>: View {
  public typealias Body = Never
  let steps: Steps
  let editingChanged: (Bool) -> Void
  let label: Label
  /// The value in words; nil: the label says it, if anything does.
  private(set) var words: (() -> Text)?

  enum Steps {
    /// An action for each half; nil disables it.
    case actions(up: (() -> Void)?, down: (() -> Void)?)
    /// What moves a value, and whether it can go on, as a dependency of the value.
    case value(move: (_ isUp: Bool) -> Void, can: () -> (up: Bool, down: Bool))
  }

  nonisolated init(
    increment: (() -> Void)?, decrement: (() -> Void)?,
    editingChanged: @escaping (Bool) -> Void, label: Label
  ) {
    steps = .actions(up: increment, down: decrement)
    self.editingChanged = editingChanged
    self.label = label
  }

  nonisolated init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ editingChanged: @escaping (Bool) -> Void, _ label: Label
  ) {
    let location = value.location
    let transaction = value.transaction
    steps = .value { isUp in
      var fresh = location.peek().advanced(by: isUp ? step : -step)
      if let bounds { fresh = min(max(fresh, bounds.lowerBound), bounds.upperBound) }
      location.write(fresh, transaction)
    } can: {
      guard let bounds else { return (true, true) }
      let value = location.read()
      return (value < bounds.upperBound, value > bounds.lowerBound)
    }
    self.editingChanged = editingChanged
    self.label = label
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let can = view.steps.can
    context.open(.stepper)
    if context.environment.labelsHidden { context.writer.set(.hidesLabel, true) }
    context.writer.set(.canIncrement, can.up)
    context.writer.set(.canDecrement, can.down)
    func run(isUp: Bool) -> Handler {
      .action {
        view.editingChanged(true)
        view.steps.run(isUp: isUp)
        view.editingChanged(false)
      }
    }
    context.handler(.onIncrement, run(isUp: true))
    context.handler(.onDecrement, run(isUp: false))
    if let words = view.words {
      context.emit(
        1,
        HStack {
          view.label
          Spacer()
          words().foregroundStyle(.secondary)
        })
    } else {
      context.emit(1, view.label)
    }
    context.close { _ in 1 }
  }

  /// The stepper with its value in words beside the label.
  nonisolated func saying<F: FormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Self
  where F.FormatInput: Equatable, F.FormatOutput == String {
    var copy = self
    copy.words = { Text(value.wrappedValue, format: format) }
    return copy
  }
}

extension Stepper.Steps {
  fileprivate var can: (up: Bool, down: Bool) {
    switch self {
    case .actions(let up, let down): (up != nil, down != nil)
    case .value(_, let can): can()
    }
  }

  @MainActor
  fileprivate func run(isUp: Bool) {
    switch self {
    case .actions(let up, let down): (isUp ? up : down)?()
    case .value(let move, _): move(isUp)
    }
  }
}

extension Stepper {
  /// A stepper that runs actions, with any view as its label.
  ///
  /// - Parameters:
  ///   - onIncrement: Runs when it goes up; `nil` disables that half.
  ///   - onDecrement: Runs when it goes down; `nil` disables that half.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  @preconcurrency nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged,
      label: label())
  }

  /// A stepper for a value without bounds, with any view as its label.
  @preconcurrency nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, label())
  }

  /// A stepper for a value in a range, with any view as its label. At an end that half is disabled.
  @preconcurrency nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, label())
  }

  // The order of the first generation.
  /// A stepper for a value without bounds; the label comes last.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, nil, step, onEditingChanged, label())
  }

  /// A stepper for a value in a range; the label comes last.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step, onEditingChanged, label())
  }

  /// A stepper that runs actions; the label comes last. An action of `nil` disables its half.
  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged,
      label: label())
  }
}

extension Stepper where Label == Text {
  /// A stepper that runs actions, with a localized title. An action of `nil` disables its half.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged,
      label: Text(titleKey))
  }

  /// A stepper that runs actions, with a title that is shown as given. An action of `nil` disables
  /// its half.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged,
      label: Text(title))
  }

  /// A stepper for a value without bounds, with a localized title.
  @preconcurrency nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(titleKey))
  }

  /// A stepper for a value without bounds, with a title that is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(title))
  }

  /// A stepper for a value in a range, with a localized title. At an end that half is disabled.
  @preconcurrency nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(titleKey))
  }

  /// A stepper for a value in a range, with a title that is shown as given. At an end that half is
  /// disabled.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(title))
  }
}
