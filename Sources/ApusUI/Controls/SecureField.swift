import ViewGraph

/// A line of text whose letters are not shown.
///
/// ```swift
/// struct Password: View {
///   @State private var password = ""
///   var body: some View { SecureField("Password", text: $password) }
/// }
/// ```
nonisolated public struct SecureField<Label: View>: View {
  public typealias Body = Never
  let label: Label
  let field: FieldParts

  nonisolated private init(label: Label, field: FieldParts) {
    self.label = label
    self.field = field
  }

  /// A password field with any view as its label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), field: FieldParts(role: .secureField, text: text, prompt: prompt))
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    view.field.emit(label: view.label, context)
  }
}

extension SecureField where Label == Text {
  /// A password field with a localized title and a prompt.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A password field with a prompt, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A password field with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A password field whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A password field with a localized title.
  ///
  /// - Parameter onCommit: Runs when the visitor presses Return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), field: FieldParts(role: .secureField, text: text, commit: onCommit))
  }

  /// A password field whose title is shown as given.
  ///
  /// - Parameter onCommit: Runs when the visitor presses Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), field: FieldParts(role: .secureField, text: text, commit: onCommit))
  }
}

/// Several lines of text to type into.
///
/// ```swift
/// struct Diary: View {
///   @State private var entry = ""
///   var body: some View { TextEditor(text: $entry).frame(minHeight: 120) }
/// }
/// ```
nonisolated public struct TextEditor: View {
  public typealias Body = Never
  let field: FieldParts

  /// A field of several lines for a text.
  nonisolated public init(text: Binding<String>) {
    field = FieldParts(role: .textEditor, text: text)
  }

  @MainActor public static func _emit(_ view: TextEditor, _ context: EmissionContext) {
    view.field.emit(label: EmptyView(), context)
  }
}
