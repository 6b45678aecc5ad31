import ViewGraph

/// Where a search field stands. On a phone that is above the content, whatever is asked for; the
/// drawer that is always displayed stays there while the content scrolls.
public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let isAlways: Bool
    /// The field scrolls with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field stays in sight.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  fileprivate var isPinned = false

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(isPinned: displayMode.isAlways) }
}

/// Whether a person is searching: has typed something, or has the field's focus.
final class SearchState: Slot {
  var end: @MainActor () -> Void = {}
  /// What `isPresented` was when the view was evaluated last.
  var wasPresented = false
  /// The field, for a screen that begins the search.
  let field = FocusScope()
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
  let placement: SearchFieldPlacement

  nonisolated init(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement
  ) {
    self.placement = placement
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let text = modifier.text
    let environment = context.environment
    let prompt = modifier.prompt?.resolved(in: environment) ?? context.ownWords[.search]
    let isPresented = modifier.isPresented
    let state = context.slot(0x5EA7) { SearchState() }
    state.end = {
      text.wrappedValue = ""
      isPresented?.wrappedValue = false
    }
    let scope = environment.submitScope
    state.field.outer = environment.focusScope
    follow(isPresented, text, state, context)
    context.box {
      context.open(.search)
      if modifier.placement.isPinned { context.writer.set(.isDrawer, true) }
      let field = EnvironmentValues.entries { $0.focusScope = state.field }
      context.withEnvironment(isPresented == nil ? [] : field[...]) {
        context.descend(1) {
          context.open(.textField)
          context.writer.set(.value, text.wrappedValue)
          context.writer.set(.prompt, prompt)
          context.writer.set(.label, prompt)
          context.writer.set(.inputKind, InputKind.search)
          context.writer.set(.traits, Traits.searchField)
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
      }
      let isSearching = isPresented?.wrappedValue == true || !text.wrappedValue.isEmpty
      let values = EnvironmentValues.entries {
        $0.isSearching = isSearching
        $0.searchState = state
      }
      context.withEnvironment(values[...]) { context.descend(2) { content() } }
      context.close { _ in 3 }
    }
  }
}

extension _SearchModifier {
  /// Begins or ends the search when the screen sets `isPresented`.
  private static func follow(
    _ isPresented: Binding<Bool>?, _ text: Binding<String>, _ state: SearchState,
    _ context: EmissionContext
  ) {
    guard let isPresented, isPresented.wrappedValue != state.wasPresented else { return }
    state.wasPresented = isPresented.wrappedValue
    let begins = state.wasPresented
    context.graph.afterUpdate {
      if begins {
        _ = state.field.focus()
      } else if !text.wrappedValue.isEmpty {
        text.wrappedValue = ""
      }
    }
  }
}

extension View {
  /// A field that a person searches the content with.
  ///
  /// - Parameter isPresented: Whether the search is active: true when a person begins to search. Set to
  ///   true it gives the field the keyboard; set to false it ends the search and empties the field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchModifier(text: text, prompt: prompt, isPresented: isPresented, placement: placement))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      _SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement))
  }

  /// A field that a person searches the content with.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: prompt, placement: placement))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: Text(prompt), placement: placement))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: Text(prompt), placement: placement))
  }
}
