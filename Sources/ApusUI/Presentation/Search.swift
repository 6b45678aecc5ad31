import ViewGraph

/// Where a search field stands; a page shows it above the content.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
}

struct _SearchModifier: ViewModifier {
  typealias Body = Never
  let text: Binding<String>
  let prompt: Text?

  nonisolated init(text: Binding<String>, prompt: Text?) {
    self.text = text
    self.prompt = prompt
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let text = modifier.text
    let prompt = modifier.prompt?.resolved(in: context.environment) ?? "Search"
    context.box {
      context.open(.search)
      context.descend(1) {
        context.open(.textField)
        context.writer.set(.value, text.wrappedValue)
        context.writer.set(.prompt, prompt)
        context.writer.set(.label, prompt)
        context.writer.set(.inputKind, InputKind.search.rawValue)
        context.writer.set(.traits, Traits.searchField.rawValue)
        context.handler(
          .onEdit,
          .event { action in
            if case .edit(let value) = action { text.wrappedValue = value }
          })
        context.close { _ in 1 }
      }
      context.descend(2) { content() }
      context.close { _ in 3 }
    }
  }
}

extension View {
  /// A field that a person searches the content with.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: Text(prompt)))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: Text(prompt)))
  }
}
