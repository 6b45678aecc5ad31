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
  /// Puts a text into the field that a person chose among suggestions.
  var complete: @MainActor (String) -> Void = { _ in }
  /// Puts a token before the text that a person chose among suggestions.
  var add: @MainActor (Any) -> Void = { _ in }
  var progress = SearchProgress()
  /// What `isPresented` was when the view was evaluated last.
  var wasPresented = false
  /// The field, for a screen that begins the search.
  let field = FocusScope()
}

/// How far a search has come.
struct SearchProgress: Equatable {
  /// Whether a person went to the field, and has not ended the search since.
  var isBegun = false
  var showsSuggestions = false
  var hasText = false
}

private struct SearchProgressKey: EnvironmentKey {
  static var defaultValue: SearchProgress { SearchProgress() }
}
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SearchStateKey: EnvironmentKey { static var defaultValue: SearchState? { nil } }

extension EnvironmentValues {
  /// Whether a person searches with the field further out: went to it and has not ended the search since, or left a text
  /// in it.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Empties the search field further out.
  public var dismissSearch: DismissSearchAction {
    DismissSearchAction(state: self[SearchStateKey.self])
  }

  var searchProgress: SearchProgress {
    get { self[SearchProgressKey.self] }
    set { self[SearchProgressKey.self] = newValue }
  }

  var searchState: SearchState? {
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
  /// Whether it is around a container of pages.
  let isOutside: Bool

  nonisolated init(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement, around content: any View.Type
  ) {
    isOutside = isPageContainer(content)
    self.placement = placement
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let state = context.slot(0x5EA7) { SearchState() }
    guard modifier.isOutside else { return emit(modifier, state, context, content: content) }
    let held = EnvironmentValues.entries {
      $0.heldSearch = HeldSearch(modifier: modifier, state: state)
    }
    context.withEnvironment(held[...], content)
  }

  static func emit(
    _ modifier: Self, _ state: SearchState, _ context: EmissionContext, content: () -> Void
  ) {
    let text = modifier.text
    let environment = context.environment
    let prompt = modifier.prompt?.resolved(in: environment) ?? context.ownWords[.search]
    let isPresented = modifier.isPresented
    let moves = moves(state, context)
    let tokens = environment.searchParts.tokens
    state.end = {
      text.wrappedValue = ""
      tokens?.removeAll()
      isPresented?.wrappedValue = false
      moves { ($0.isBegun, $0.showsSuggestions) = (false, false) }
    }
    state.complete = {
      text.wrappedValue = $0
      moves { $0.showsSuggestions = false }
    }
    state.add = {
      tokens?.add($0)
      text.wrappedValue = ""
      moves { $0.showsSuggestions = false }
    }
    let scope = environment.submitScope
    state.field.outer = environment.searchFocus ?? environment.focusScope
    let hasParts = !environment.searchParts.isEmpty
    follow(isPresented, text, tokens, state, context)
    let isActive = state.progress.isBegun || isPresented?.wrappedValue == true
    // On a phone the field takes the place of the title.
    if isActive, environment.horizontalSizeClass == .compact {
      context.writePreference(ObjectIdentifier(BarPreference.self), BarState(isHidden: true))
    }
    context.box {
      context.open(.search)
      if modifier.placement.isPinned { context.writer.set(.isDrawer, true) }
      let field = EnvironmentValues.entries { $0.focusScope = state.field }
      context.withEnvironment(field[...]) {
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
              guard case .edit(let value) = action else { return }
              text.wrappedValue = value
              if hasParts { moves { ($0.isBegun, $0.showsSuggestions) = (true, true) } }
            })
          let isHeard = scope?.hears(.search) == true
          if isHeard || environment.searchParts.suggestions != nil || tokens?.suggestions != nil {
            context.handler(
              .onSubmit,
              .action {
                moves { $0.showsSuggestions = false }
                if isHeard { scope?.submit(.search) }
              })
          }
          context.focusable(always: true) { isFocused in
            guard isFocused else { return }
            isPresented?.wrappedValue = true
            moves { ($0.isBegun, $0.showsSuggestions) = (true, hasParts) }
          }
          context.close { _ in 1 }
        }
      }
      if isActive { context.descend(3) { writeCancel(state, context) } }
      var progress = state.progress
      progress.hasText = !text.wrappedValue.isEmpty
      let isSearching = isActive || !text.wrappedValue.isEmpty
      let values = EnvironmentValues.entries {
        $0.isSearching = isSearching
        $0.searchState = state
        $0.searchProgress = progress
        $0.searchFocus = nil
      }
      context.withEnvironment(values[...]) { context.descend(2) { content() } }
      context.close { _ in 3 }
    }
  }
}

extension _SearchModifier {
  /// Writes the button that ends the search.
  private static func writeCancel(_ state: SearchState, _ context: EmissionContext) {
    context.open(.barItems)
    context.open(.button)
    context.writer.set(.text, context.ownWords[.cancel])
    context.handler(.onTap, .action { state.end() })
    context.close { _ in 0 }
    context.close { _ in 0 }
  }

  /// Changes how far the search has come, and what depends on it.
  private static func moves(
    _ state: SearchState, _ context: EmissionContext
  ) -> @MainActor ((inout SearchProgress) -> Void) -> Void {
    { [weak state, weak component = context.component] change in
      guard let state else { return }
      let old = state.progress
      change(&state.progress)
      if state.progress != old { component?.invalidate() }
    }
  }

  /// Begins or ends the search when the screen sets `isPresented`.
  private static func follow(
    _ isPresented: Binding<Bool>?, _ text: Binding<String>, _ tokens: SearchTokens?,
    _ state: SearchState, _ context: EmissionContext
  ) {
    guard let isPresented, isPresented.wrappedValue != state.wasPresented else { return }
    state.wasPresented = isPresented.wrappedValue
    let begins = state.wasPresented
    if !begins { (state.progress.isBegun, state.progress.showsSuggestions) = (false, false) }
    context.graph.afterUpdate {
      if begins {
        _ = state.field.focus()
      } else {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        tokens?.removeAll()
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
    modifier(_SearchSurroundings(of: Self.self)).modifier(
      _SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented, placement: placement,
        around: Self.self))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchSurroundings(of: Self.self)).modifier(
      _SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented, placement: placement,
        around: Self.self))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// A field that a person searches the content with.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchSurroundings(of: Self.self)).modifier(
      _SearchModifier(text: text, prompt: prompt, placement: placement, around: Self.self))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchSurroundings(of: Self.self)).modifier(
      _SearchModifier(
        text: text, prompt: Text(prompt), placement: placement, around: Self.self))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(_SearchSurroundings(of: Self.self)).modifier(
      _SearchModifier(
        text: text, prompt: Text(prompt), placement: placement, around: Self.self))
  }
}
