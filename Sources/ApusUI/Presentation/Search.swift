import ViewGraph

/// Where a search field stands; a page shows it above the content.
public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// Whether a person is searching: has typed something, or has the field's focus.
final class SearchState: Slot {
  var end: @MainActor () -> Void = {}
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SearchStateKey: EnvironmentKey { static var defaultValue: SearchState? { nil } }

extension EnvironmentValues {
  /// Whether the search field further out has a text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Empties the search field further out.
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(state: self[SearchStateKey.self])
  }

  fileprivate var searchState: SearchState? {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }
}

/// Ends a search when called as a function.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated let state: SearchState?
  nonisolated init(state: SearchState?) { self.state = state }
  public func callAsFunction() { state?.end() }
}

struct _SearchModifier: ViewModifier {
  typealias Body = Never
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?

  nonisolated init(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>? = nil) {
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let text = modifier.text
    let environment = context.environment
    let prompt = modifier.prompt?.resolved(in: environment) ?? "Search"
    let isPresented = modifier.isPresented
    let state = context.slot(0x5EA7) { SearchState() }
    state.end = {
      text.wrappedValue = ""
      isPresented?.wrappedValue = false
    }
    let scope = environment.submitScope
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
        if scope?.hears(.search) == true {
          context.handler(.onSubmit, .action { scope?.submit(.search) })
        }
        context.focusable(always: isPresented != nil) { isFocused in
          if isFocused { isPresented?.wrappedValue = true }
        }
        context.close { _ in 1 }
      }
      let isSearching = !text.wrappedValue.isEmpty
      let values = EnvironmentValues.entries {
        $0.isSearching = isSearching
        $0.searchState = state
      }
      context.withEnvironment(values[...]) { context.descend(2) { content() } }
      context.close { _ in 3 }
    }
  }
}

extension View {
  /// - Parameter isPresented: Becomes true when a person begins to search.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: prompt, isPresented: isPresented))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

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
