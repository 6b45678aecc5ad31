import ViewGraph

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  enum Kind { case presentation, entry }
  let kind: Kind
  /// As soon as a person begins to search.
  public static var automatic: SearchScopeActivation { .init(kind: .presentation) }
  /// The field holds a text.
  public static var onTextEntry: SearchScopeActivation { .init(kind: .entry) }
  /// As soon as a person begins to search.
  public static var onSearchPresentation: SearchScopeActivation { .init(kind: .presentation) }
}

/// The views that a search field has beside its text.
struct SearchParts {
  var scopes: AnyView?
  var activation = SearchScopeActivation.automatic
  var suggestions: AnyView?
  var tokens: SearchTokens?
  /// Whether the app shows the suggestions elsewhere.
  var hidesSuggestions = false

  var isEmpty: Bool { scopes == nil && suggestions == nil && tokens == nil }
}

private struct SearchPartsKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: FocusScope? { nil } }

extension EnvironmentValues {
  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// The focus states that follow the next search field.
  var searchFocus: FocusScope? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// Puts scopes and suggestions between a search field and its content.
struct _SearchSurroundings: ViewModifier {
  @Environment(\.searchParts) private var parts
  @Environment(\.searchProgress) private var progress

  /// Whether the search is around a container of pages, whose first page has the parts.
  private let isOutside: Bool

  nonisolated init(of content: (any View.Type)? = nil) {
    isOutside = content.map(isPageContainer) ?? false
  }

  func body(content: Content) -> some View {
    if parts.isEmpty || isOutside {
      content
    } else {
      VStack(spacing: 0) {
        if let tokens = parts.tokens, !tokens.isEmpty { tokens.row }
        if let scopes = parts.scopes, showsScopes {
          scopes.padding(.horizontal).padding(.bottom, 8)
        }
        if progress.showsSuggestions, !parts.hidesSuggestions {
          if let suggestions = parts.suggestions {
            VStack(alignment: .leading, spacing: 0) { suggestions }
          }
          if let suggestions = parts.tokens?.suggestions {
            VStack(alignment: .leading, spacing: 0) { suggestions }
          }
        }
        content.environment(\.searchParts, SearchParts())
      }
    }
  }

  private var showsScopes: Bool {
    progress.hasText || parts.activation.kind == .presentation && progress.isBegun
  }
}

/// A suggestion with a line below it.
struct SuggestionRow: ViewModifier {
  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      content.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .padding(.horizontal)
      Divider().padding(.leading)
    }
  }
}

/// A suggestion that a person can choose.
private struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.searchState) private var state

  func body(content: Content) -> some View {
    let (completion, state) = (completion, state)
    Button {
      state?.complete(completion)
    } label: {
      content.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// Ties the focus of the next search field to one value of a focus state.
nonisolated public struct _SearchFocusModifier<Value: Hashable>: ViewModifier {
  public typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard let box = modifier.binding.box else { return content() }
    let value = modifier.value
    let scope = context.slot(0x5EAF) { FocusScope() }
    scope.outer = context.environment.searchFocus ?? context.environment.focusScope
    scope.changed = { box.focusChanged(value, $0) }
    box.add(scope, for: value)
    context.withEnvironment(EnvironmentValues.entries { $0.searchFocus = scope }[...], content)
  }
}

extension View {
  /// Shows parts of what is searched, of which a person chooses one, below the search field in this view.
  ///
  /// ```swift
  /// List { … }
  ///   .searchable(text: $text)
  ///   .searchScopes($scope) {
  ///     Text("All").tag(Scope.all)
  ///     Text("Unread").tag(Scope.unread)
  ///   }
  /// ```
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows parts of what is searched, of which a person chooses one, below the search field in this view.
  ///
  /// - Parameter activation: When they are shown.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let content = scopes()
    return transformEnvironment(\.searchParts) { parts in
      parts.activation = activation
      parts.scopes = AnyView(
        Picker(selection: scope) {
          content
        } label: {
          EmptyView()
        }
        .pickerStyle(.segmented))
    }
  }

  /// Shows suggestions below the search field in this view: from when a person begins to search until one of them is
  /// chosen, Return is pressed or the search ends.
  ///
  /// ```swift
  /// List { … }
  ///   .searchable(text: $text)
  ///   .searchSuggestions {
  ///     ForEach(names, id: \.self) { Text($0).searchCompletion($0) }
  ///   }
  /// ```
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let content = suggestions()
    return transformEnvironment(\.searchParts) {
      $0.suggestions = AnyView(Group { content }.modifier(SuggestionRow()))
    }
  }

  /// Makes this view a suggestion that puts a text into the search field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }

  /// Ties the focus of the search field in this view to a focus state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(_SearchFocusModifier(binding: binding, value: true))
  }

  /// Ties the focus of the search field in this view to one value of a focus state.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(_SearchFocusModifier(binding: binding, value: value))
  }
}
