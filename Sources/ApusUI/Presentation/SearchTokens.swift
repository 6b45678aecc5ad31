import ViewGraph

/// The tokens of a search field.
struct SearchTokens {
  let isEmpty: Bool
  /// The tokens that the search has, each of which a person can take away.
  let row: AnyView
  /// The tokens that are suggested.
  let suggestions: AnyView?
  let add: (Any) -> Void
  let removeAll: () -> Void
}

/// Shows tokens in capsules, side by side.
nonisolated private struct TokenRow<Tokens, Token: View>: View
where
  Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
{
  @Binding var tokens: Tokens
  let token: (Binding<Tokens.Element>) -> Token

  init(
    tokens: Binding<Tokens>, token: @escaping (Binding<Tokens.Element>) -> Token
  ) {
    _tokens = tokens
    self.token = token
  }

  @MainActor var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 6) {
        ForEach(tokens) { element in
          let id = element.id
          Button {
            tokens.removeAll { $0.id == id }
          } label: {
            HStack(spacing: 4) {
              token(place(of: element))
              Image(systemName: "xmark").imageScale(.small).accessibilityHidden(true)
            }
            .padding(.horizontal, 10).frame(minHeight: 32)
            .background(Color.accentColor.opacity(0.15), in: Capsule())
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal).padding(.bottom, 8)
    }
  }

  /// A token, for a view that changes it. A token that is gone is not changed.
  @MainActor private func place(of element: Tokens.Element) -> Binding<Tokens.Element> {
    let (all, id) = ($tokens, element.id)
    return Binding {
      all.wrappedValue.first { $0.id == id } ?? element
    } set: { new in
      guard let index = all.wrappedValue.firstIndex(where: { $0.id == id }) else { return }
      all.wrappedValue.replaceSubrange(
        index..<all.wrappedValue.index(after: index), with: CollectionOfOne(new))
    }
  }
}

/// A token that a person can choose among suggestions.
nonisolated private struct TokenCompletion<Token>: ViewModifier {
  let token: Token
  @Environment(\.searchState) private var state

  init(token: Token) { self.token = token }

  @MainActor func body(content: Content) -> some View {
    let (token, state) = (token, state)
    Button {
      state?.add(token)
    } label: {
      content.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// Makes this view a suggestion that adds a token to the search.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(TokenCompletion(token: token))
  }

  /// A field with tokens.
  nonisolated func searchable<C, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ suggested: AnyView?,
    _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
    _ token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let isEmpty = tokens.wrappedValue.isEmpty
    return modifier(_SearchSurroundings(of: Self.self))
      .modifier(
        _SearchModifier(
          text: text, prompt: prompt, isPresented: isPresented, placement: placement,
          around: Self.self)
      )
      .transformEnvironment(\.searchParts) {
        $0.tokens = SearchTokens(
          isEmpty: isEmpty,
          row: AnyView(TokenRow(tokens: tokens, token: token)), suggestions: suggested
        ) { new in
          guard let new = new as? C.Element,
            !tokens.wrappedValue.contains(where: { $0.id == new.id })
          else { return }
          tokens.wrappedValue.append(new)
        } removeAll: {
          if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() }
        }
      }
  }

  /// Suggestions of tokens.
  nonisolated func suggestions<C: RandomAccessCollection, T: View>(
    _ suggested: Binding<C>, _ token: @escaping (C.Element) -> T
  ) -> AnyView where C.Element: Identifiable {
    AnyView(
      Group {
        ForEach(suggested.wrappedValue) { element in
          token(element).searchCompletion(element)
        }
      }
      .modifier(SuggestionRow()))
  }
}
