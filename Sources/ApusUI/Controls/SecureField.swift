import ViewGraph

/// A line of text whose letters are not shown.
public struct SecureField<Label: View>: View {
  public typealias Body = Never
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let field: FieldParts

  nonisolated private init(label: Label, field: FieldParts) {
    self.label = label
    self.field = field
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), field: FieldParts(role: .secureField, text: text, prompt: prompt))
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    view.field.emit(label: view.label, context)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), field: FieldParts(role: .secureField, text: text, commit: onCommit))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), field: FieldParts(role: .secureField, text: text, commit: onCommit))
  }
}

/// Several lines of text to type into.
public struct TextEditor: View {
  public typealias Body = Never
  nonisolated(unsafe) let field: FieldParts

  nonisolated public init(text: Binding<String>) {
    field = FieldParts(role: .textEditor, text: text)
  }

  public static func _emit(_ view: TextEditor, _ context: EmissionContext) {
    view.field.emit(label: EmptyView(), context)
  }
}
