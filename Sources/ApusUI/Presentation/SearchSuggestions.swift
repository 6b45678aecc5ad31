/// The place of search suggestions. Pages show suggestions in the content, as phones do.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let number: Int
  /// The default for the context: the content.
  public static var automatic: SearchSuggestionsPlacement { .init(number: 0) }
  /// A menu at the field.
  public static var menu: SearchSuggestionsPlacement { .init(number: 1) }
  /// The content.
  public static var content: SearchSuggestionsPlacement { .init(number: 2) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu at the field.
    public static var menu: Set { Set(rawValue: 1) }
    /// The content.
    public static var content: Set { Set(rawValue: 2) }
  }
}

extension EnvironmentValues {
  /// The place of search suggestions, which is the content.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

extension View {
  /// Shows or hides the suggestions of the search field in this view. A page shows suggestions in the content.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchParts) {
      if placements.contains(.content) { $0.hidesSuggestions = visibility == .hidden }
    }
  }

  /// A field that a person searches the content with, and suggestions below it.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// A field that a person searches the content with, and suggestions below it.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  /// A field that a person searches the content with, and suggestions below it.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }
}
