import ViewGraph

extension FieldParts {
  /// Writes the field with a button that empties it, as `UITextField.appearance()` asks for.
  @MainActor
  func emitClearable<Label: View>(
    _ label: Label, look: ControlLook, _ mode: UITextField.ViewMode, _ context: EmissionContext
  ) {
    var field = self
    field.meaning += context.takeMeaning()
    field.clearableLook = look
    let parts = ClearableField(
      field: TextField(label: _TextFieldStyleLabel(label), field: field), text: text, mode: mode)
    context.emitStyled(parts, of: (any TextFieldStyle).self) { $0.body }
  }
}

/// A field and the button that empties it.
private struct ClearableField {
  let field: TextField<_TextFieldStyleLabel>
  let text: Binding<String>
  let mode: UITextField.ViewMode
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled

  init(field: TextField<_TextFieldStyleLabel>, text: Binding<String>, mode: UITextField.ViewMode) {
    self.field = field
    self.text = text
    self.mode = mode
  }

  @MainActor @ViewBuilder var body: some View {
    let text = text
    let isFilled = !text.wrappedValue.isEmpty
    HStack(spacing: 4) {
      field.focused($isFocused)
      if isFilled, isEnabled, mode.isShown(isEditing: isFocused) {
        ClearButton { text.wrappedValue = "" }
      }
    }
  }
}
