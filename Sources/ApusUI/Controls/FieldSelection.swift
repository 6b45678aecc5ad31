import ViewGraph

/// A field's selection in the app and in the person's browser.
final class FieldSelection: Slot {
  /// The selection by the browser's last report or by the last typing.
  private var told: TextSelection?
  /// The place that the app chose last.
  private var chosen: Range<Int>?
  /// A number that says that the app has chosen anew, perhaps the same place.
  private var turn = 0

  /// Writes the app's selection, so that the browser shows it. The browser's own
  /// selection is not sent back, because the person may have moved since.
  func write(_ selection: TextSelection?, in text: String, _ writer: ElementWriter) {
    if let selection, selection != told {
      chosen = selection.units(in: text)
      told = selection
      turn += 1
    }
    guard let chosen else { return }
    writer.set(.caret, [chosen.lowerBound, chosen.upperBound, turn].map(Double.init))
  }

  /// Takes over the place that the browser tells, in UTF-16 units.
  func tell(_ units: Range<Int>, in text: String, to binding: Binding<TextSelection?>) {
    let selection = TextSelection(units, in: text)
    told = selection
    if binding.location.peek() != selection { binding.wrappedValue = selection }
  }

  /// Moves the caret behind what was typed. Indices of the old text may have no meaning in the new one.
  ///
  /// - Parameter selection: What was chosen of the old text.
  func typed(
    from old: String, _ selection: TextSelection?, to text: String,
    _ binding: Binding<TextSelection?>
  ) {
    let old = Array(old.utf16)
    let new = Array(text.utf16)
    var kept = 0
    // A person types in front of what stands behind the caret.
    let end = selection?.units(in: String(decoding: old, as: UTF16.self))?.upperBound
    let most = min(end.map { old.count - $0 } ?? old.count, old.count, new.count)
    while kept < most, old[old.count - 1 - kept] == new[new.count - 1 - kept] { kept += 1 }
    let place = new.count - kept
    tell(place..<place, in: text, to: binding)
  }
}

extension FieldParts {
  /// Hears where the person stands in the text.
  @MainActor
  func followSelection(
    of text: Binding<String>, _ context: EmissionContext
  ) -> (FieldSelection, Binding<TextSelection?>)? {
    guard let selection else { return nil }
    let slot = context.slot(0x5E1EC7) { FieldSelection() }
    slot.write(selection.wrappedValue, in: text.wrappedValue, context.writer)
    context.handler(
      .onCaret,
      .event { action in
        guard case .caret(let units) = action else { return }
        slot.tell(units, in: text.location.peek(), to: selection)
      })
    return (slot, selection)
  }
}

extension TextField where Label == Text {
  /// A text field with a localized title, whose selection the app follows and sets.
  ///
  /// - Parameters:
  ///   - selection: The chosen part of the text, or the place of the caret.
  ///   - prompt: Shown while the field is empty.
  ///   - axis: `.vertical` lets the field grow with its lines.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A text field whose title is shown as given, and whose selection the app follows and sets.
  ///
  /// - Parameters:
  ///   - selection: The chosen part of the text, or the place of the caret.
  ///   - prompt: Shown while the field is empty.
  ///   - axis: `.vertical` lets the field grow with its lines.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextField {
  /// A text field with any view as its label, whose selection the app follows and sets.
  ///
  /// - Parameters:
  ///   - selection: The chosen part of the text, or the place of the caret.
  ///   - prompt: Shown while the field is empty.
  ///   - axis: `.vertical` lets the field grow with its lines.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      field: FieldParts(
        text: text, prompt: prompt, axis: axis ?? .horizontal, selection: selection))
  }
}

extension TextEditor {
  /// A field of several lines, whose selection the app follows and sets.
  ///
  /// - Parameter selection: The chosen part of the text, or the place of the caret.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    field = FieldParts(role: .textEditor, text: text, selection: selection)
  }
}
