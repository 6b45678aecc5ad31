extension Picker {
  /// A picker whose label and shown value are views.
  ///
  /// > Note: A page's picker shows the chosen option itself.
  ///
  /// - Parameter currentValueLabel: What a menu shows as its value.
  nonisolated public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    notDrawn("Picker(currentValueLabel:)", "the chosen option is shown", _file, _line)
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// A picker with a localized title, and a view for the chosen option.
  ///
  /// > Note: A page's picker shows the chosen option itself.
  ///
  /// - Parameter currentValueLabel: What a menu shows as its value.
  nonisolated public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    notDrawn("Picker(currentValueLabel:)", "the chosen option is shown", _file, _line)
    self.init(titleKey, selection: selection, content: content)
  }

  /// A picker whose title is shown as given, and a view for the chosen option.
  ///
  /// > Note: A page's picker shows the chosen option itself.
  ///
  /// - Parameter currentValueLabel: What a menu shows as its value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    notDrawn("Picker(currentValueLabel:)", "the chosen option is shown", _file, _line)
    self.init(title, selection: selection, content: content)
  }
}
