import ApusUI
import ViewGraph

/// Raw controls, so that these tests depend on the engine alone.
struct Raw<Content: View>: View {
  typealias Body = Never
  let role: Role
  var identifier: String?
  nonisolated(unsafe) var attributes: [StoredAttribute] = []
  var handlers: [(Attribute<HandlerIndex>, @MainActor (Event.Action) -> Void)] = []
  nonisolated(unsafe) var content: Content

  nonisolated init(
    _ role: Role, _ identifier: String? = nil,
    _ attributes: [StoredAttribute] = [],
    on handlers: [(Attribute<HandlerIndex>, @MainActor (Event.Action) -> Void)] = [],
    @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.identifier = identifier
    self.attributes = attributes
    self.handlers = handlers
    self.content = content()
  }

  static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(view.role)
    if let identifier = view.identifier { context.writer.set(.identifier, identifier) }
    for attribute in view.attributes { context.writer.set(attribute) }
    for (key, handle) in view.handlers { context.handler(key, .event(handle)) }
    context.descend(1) { Content._emit(view.content, context) }
    context.close()
  }
}

extension Raw where Content == EmptyView {
  nonisolated init(
    _ role: Role, _ identifier: String? = nil,
    _ attributes: [StoredAttribute] = [],
    on handlers: [(Attribute<HandlerIndex>, @MainActor (Event.Action) -> Void)] = []
  ) {
    self.init(role, identifier, attributes, on: handlers) { EmptyView() }
  }
}

/// A button with words.
@MainActor
func rawButton(
  _ identifier: String, _ words: String, isDisabled: Bool = false,
  action: @escaping @MainActor () -> Void
) -> some View {
  Raw(
    .button, identifier, isDisabled ? [.init(.isDisabled, true)] : [],
    on: [(.onTap, { _ in action() })]
  ) {
    Text(verbatim: words)
  }
}

/// A field of one line.
@MainActor
func rawField(
  _ identifier: String, _ text: Binding<String>,
  _ attributes: [StoredAttribute] = [],
  role: Role = .textField,
  on handlers: [(Attribute<HandlerIndex>, @MainActor (Event.Action) -> Void)] = []
) -> some View {
  let edit: @MainActor (Event.Action) -> Void = { action in
    if case .edit(let new) = action { text.wrappedValue = new }
  }
  return Raw(
    role, identifier, [StoredAttribute(.value, text.wrappedValue)] + attributes,
    on: [(.onEdit, edit)] + handlers)
}
