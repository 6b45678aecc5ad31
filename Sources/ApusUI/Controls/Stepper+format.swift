extension Stepper {
  /// A stepper for a value without bounds, which shows the value in a format beside any view as its label.
  ///
  /// - Parameters:
  ///   - step: How far each half moves the value.
  ///   - format: Writes the value. As on a phone, nobody types it.
  ///   - onEditingChanged: Called with `true` before each step and with `false` after it.
  @preconcurrency nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self = Self(value, nil, step, onEditingChanged, label()).saying(value, format)
  }

  /// A stepper for a value in a range, which shows the value in a format beside any view as its label. At an end that
  /// half is disabled.
  @preconcurrency nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self = Self(value, bounds, step, onEditingChanged, label()).saying(value, format)
  }
}

extension Stepper where Label == Text {
  /// A stepper for a value without bounds, which shows the value in a format beside a localized title.
  ///
  /// ```swift
  /// Stepper("Weight", value: $weight, step: 0.5, format: .number)
  /// ```
  @preconcurrency nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self = Self(value, nil, step, onEditingChanged, Text(titleKey)).saying(value, format)
  }

  /// A stepper for a value without bounds, which shows the value in a format beside a title that is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self = Self(value, nil, step, onEditingChanged, Text(title)).saying(value, format)
  }

  /// A stepper for a value in a range, which shows the value in a format beside a localized title. At an end that half
  /// is disabled.
  @preconcurrency nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self = Self(value, bounds, step, onEditingChanged, Text(titleKey)).saying(value, format)
  }

  /// A stepper for a value in a range, which shows the value in a format beside a title that is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self = Self(value, bounds, step, onEditingChanged, Text(title)).saying(value, format)
  }
}
