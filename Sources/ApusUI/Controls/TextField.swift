import ViewGraph

/// A line of text to type into.
///
/// ```swift
/// struct Address: View {
///   @State private var street = ""
///   var body: some View {
///     TextField("Street", text: $street)
///       .textContentType(.fullStreetAddress)
///       .submitLabel(.done)
///   }
/// }
/// ```
nonisolated public struct TextField<Label: View>: View {
  public typealias Body = Never
  let label: Label
  var field: FieldParts

  nonisolated init(label: Label, field: FieldParts) {
    self.label = label
    self.field = field
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    view.field.emit(label: view.label, context)
  }
}

/// What text fields of each kind have in common.
struct FieldParts {
  var role = Role.textField
  var text: Binding<String>
  var prompt: Text?
  var axis = Axis.horizontal
  var selection: Binding<TextSelection?>?
  var editingChanged: ((Bool) -> Void)?
  var commit: (() -> Void)?
  /// The look of a field that has its button to be emptied already; nil: such a button may be added.
  var clearableLook: ControlLook?
  /// Identifier and names that were said outside of a style.
  var meaning: [UInt8] = []

  @MainActor
  func emit<Label: View>(label: Label, _ context: EmissionContext) {
    let style = context.style(of: (any TextFieldStyle).self)
    if let style, !(style is any DrawnStyle), role != .textEditor {
      return emit(style, label, context)
    }
    let look = (style as? any DrawnStyle)?.look
    let mode = UITextField.appearance().clearButtonMode
    if mode != .never, clearableLook == nil, role == .textField, axis == .horizontal {
      return emitClearable(label, look: look ?? .automatic, mode, context)
    }
    context.pending.meaning += meaning
    write(label, look: clearableLook ?? look, context)
  }

  @MainActor
  private func emit<Label: View, Style: TextFieldStyle>(
    _ style: Style, _ label: Label, _ context: EmissionContext
  ) {
    var field = self
    field.meaning = context.takeMeaning()
    let configuration = TextField(label: _TextFieldStyleLabel(label), field: field)
    context.emitStyled(style, of: (any TextFieldStyle).self) {
      $0._body(configuration: configuration)
    }
  }

  @MainActor
  private func write<Label: View>(
    _ label: Label, look: ControlLook?, _ context: EmissionContext
  ) {
    let environment = context.environment
    let title = context.words(of: label)
    let draft =
      text.location is TextLocation
      ? context.slot(0xD4AF7) { FieldDraft(queue: context.graph.queue) } : nil
    let shown = localized(environment)
    context.open(role) { writer in
      if !title.isEmpty { writer.set(.label, title) }
      if role == .textEditor { context.writeScrollBackground(writer) }
    }
    writePrompt(orTitle: title, label, context)
    if let look, look != .automatic { context.writer.set(.look, look) }
    if axis == .vertical { context.writer.set(.axis, .vertical) }
    environment.textInput.write(context.writer)
    let value = shown.wrappedValue
    context.writer.set(.value, draft?.shown(value) ?? value)
    context.writeRedaction()
    let followed = followSelection(of: shown, context)
    handle(shown, draft, followed, environment, context)
    context.close { _ in role == .textEditor ? 3 : 1 }
  }

  /// Writes the words of an empty field, with the colour that the app gave them.
  @MainActor
  private func writePrompt<Label: View>(
    orTitle title: String, _ label: Label, _ context: EmissionContext
  ) {
    if role == .textEditor { return }
    let words = prompt?.resolved(in: context.environment) ?? title
    if words.isEmpty { return }
    context.writer.set(.prompt, words)
    if let paint = (prompt ?? label as? Text)?.ownPaint(in: context.environment) {
      context.writer.set(.promptPaint, paint)
    }
  }

  @MainActor
  private func localized(_ environment: EnvironmentValues) -> Binding<String> {
    guard let location = text.location as? TextLocation else { return text }
    return Binding(location: location.localized(in: environment), transaction: text.transaction)
  }

  @MainActor
  private func handle(
    _ text: Binding<String>, _ draft: FieldDraft?,
    _ followed: (slot: FieldSelection, binding: Binding<TextSelection?>)?,
    _ environment: EnvironmentValues, _ context: EmissionContext
  ) {
    let isSecret = role == .secureField
    context.handler(
      .onEdit,
      .event { action in
        guard case .edit(let typed) = action else { return }
        (text.location as? StateLocation<String>)?.box.origin = isSecret ? .secret : .field
        let old = text.location.peek()
        let selection = followed?.binding.location.peek()
        text.wrappedValue = typed
        if let followed {
          followed.slot.typed(
            from: old, selection ?? nil, to: text.location.peek(), followed.binding)
        }
        draft?.typed(
          typed, formatted: text.location.peek(),
          isRefused: !((text.location as? TextLocation)?.takes(typed) ?? true))
      })
    let session = context.graph.session
    // Only a draft can be refused.
    let words = draft == nil ? "" : context.ownWords[.notTaken]
    let endDraft: () -> Void = {
      draft?.end { session.perform(.notice(message: words, id: "")) }
    }
    let scope = environment.submitScope
    // Return in a field of several lines begins a line.
    if commit != nil || draft != nil || scope?.hears(.text) == true, role != .textEditor,
      axis != .vertical
    {
      let commit = commit
      context.handler(
        .onSubmit,
        .action {
          endDraft()
          commit?()
          scope?.submit(.text)
        })
    }
    let editingChanged = editingChanged
    context.focusable(always: editingChanged != nil || draft != nil) { isFocused in
      if !isFocused { endDraft() }
      editingChanged?(isFocused)
    }
  }
}
