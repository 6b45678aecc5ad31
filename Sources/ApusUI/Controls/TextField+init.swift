import ViewGraph

extension TextField {
  /// A text field with any view as its label.
  ///
  /// - Parameter prompt: Shown while the field is empty.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), field: FieldParts(text: text, prompt: prompt))
  }

  /// A text field with any view as its label that can grow along an axis.
  ///
  /// - Parameters:
  ///   - prompt: Shown while the field is empty.
  ///   - axis: `.vertical` lets the field grow with its lines.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), field: FieldParts(text: text, prompt: prompt, axis: axis))
  }

  /// A text field for a value that a format writes and reads, with any view as its label.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), field: FieldParts(text: .formatted(value, format), prompt: prompt))
  }

  /// A text field for a value that may be missing, with any view as its label. A format writes and
  /// reads it.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), field: FieldParts(text: .formatted(value, format), prompt: prompt))
  }

  /// A text field for a value that a `Formatter` writes and reads, with any view as its label.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), field: FieldParts(text: .formatted(value, formatter), prompt: prompt))
  }
}

extension Binding where Value == String {
  nonisolated static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      location: FormattedLocation(value.location, format, read: { $0 }, write: { $0 }),
      transaction: value.transaction)
  }

  nonisolated static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      location: FormattedLocation(value.location, format, read: { $0 }, write: { .some($0) }),
      transaction: value.transaction)
  }

  nonisolated static func formatted<V>(
    _ value: Binding<V>, _ formatter: Formatter
  ) -> Binding<String> {
    Binding(
      location: FormatterLocation(value.location, formatter), transaction: value.transaction)
  }
}

extension TextField where Label == Text {
  /// A text field with a localized title and a prompt.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A text field with a prompt, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A text field with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A text field whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A text field with a localized title and a prompt that can grow along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A text field with a prompt that can grow along an axis, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A text field with a localized title that can grow along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// A text field that can grow along an axis, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  // MARK: Values

  /// A text field with a localized title, for a value that a format writes and reads.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A text field for a value that a format writes and reads, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A text field with a localized title, for a value that may be missing. A format writes and
  /// reads it.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A text field for a value that may be missing, whose title is shown as given. A format writes
  /// and reads it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A text field with a localized title, for a value that a `Formatter` writes and reads.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// A text field for a value that a `Formatter` writes and reads, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  // MARK: The first generation

  /// A text field with a localized title.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with `true` when the visitor begins to edit, with `false` at the
  ///     end.
  ///   - onCommit: Runs when the visitor presses Return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey),
      field: FieldParts(text: text, editingChanged: onEditingChanged, commit: onCommit))
  }

  /// A text field whose title is shown as given.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with `true` when the visitor begins to edit, with `false` at the
  ///     end.
  ///   - onCommit: Runs when the visitor presses Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title),
      field: FieldParts(text: text, editingChanged: onEditingChanged, commit: onCommit))
  }

  /// A text field with a localized title.
  ///
  /// - Parameter onCommit: Runs when the visitor presses Return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), field: FieldParts(text: text, commit: onCommit))
  }

  /// A text field whose title is shown as given.
  ///
  /// - Parameter onCommit: Runs when the visitor presses Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), field: FieldParts(text: text, commit: onCommit))
  }

  /// A text field with a localized title, for a value that a `Formatter` writes and reads.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with `true` when the visitor begins to edit, with `false` at the
  ///     end.
  ///   - onCommit: Runs when the visitor presses Return.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey),
      field: FieldParts(
        text: .formatted(value, formatter), editingChanged: onEditingChanged, commit: onCommit))
  }

  /// A text field whose title is shown as given, for a value that a `Formatter` writes and reads.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with `true` when the visitor begins to edit, with `false` at the
  ///     end.
  ///   - onCommit: Runs when the visitor presses Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title),
      field: FieldParts(
        text: .formatted(value, formatter), editingChanged: onEditingChanged, commit: onCommit))
  }

  /// A text field with a localized title, for a value that a `Formatter` writes and reads.
  ///
  /// - Parameter onCommit: Runs when the visitor presses Return.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey),
      field: FieldParts(text: .formatted(value, formatter), commit: onCommit))
  }

  /// A text field whose title is shown as given, for a value that a `Formatter` writes and reads.
  ///
  /// - Parameter onCommit: Runs when the visitor presses Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title),
      field: FieldParts(text: .formatted(value, formatter), commit: onCommit))
  }
}
