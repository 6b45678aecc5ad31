// Search fields with tokens, for each kind of prompt.

extension View {
  /// A field that a person searches the content with, by a text and tokens.
  ///
  /// Tokens are buttons below the field. A press takes the token away.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, tokens, nil, nil, placement, prompt
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens.
  ///
  /// Tokens are buttons below the field. A press takes the token away.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, tokens, nil, nil, placement, Text(prompt)
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens.
  ///
  /// Tokens are buttons below the field. A press takes the token away.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, tokens, nil, nil, placement, Text(prompt)
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens.
  ///
  /// Tokens are buttons below the field. A press takes the token away.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, tokens, nil, isPresented, placement, prompt
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens.
  ///
  /// Tokens are buttons below the field. A press takes the token away.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, tokens, nil, isPresented, placement, Text(prompt)
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens.
  ///
  /// Tokens are buttons below the field. A press takes the token away.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, tokens, nil, isPresented, placement, Text(prompt)
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens. Some are
  /// suggested while a person searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text, tokens, suggestions(suggestedTokens, token), nil, placement, prompt
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens. Some are
  /// suggested while a person searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text, tokens, suggestions(suggestedTokens, token), nil, placement, Text(prompt)
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens. Some are
  /// suggested while a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text, tokens, suggestions(suggestedTokens, token), nil, placement, Text(prompt)
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens. Some are
  /// suggested while a person searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text, tokens, suggestions(suggestedTokens, token), isPresented, placement, prompt
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens. Some are
  /// suggested while a person searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text, tokens, suggestions(suggestedTokens, token), isPresented, placement, Text(prompt)
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens. Some are
  /// suggested while a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text, tokens, suggestions(suggestedTokens, token), isPresented, placement, Text(prompt)
    ) { token($0.wrappedValue) }
  }

  /// A field that a person searches the content with, by a text and tokens that their views change.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, editableTokens, nil, nil, placement, prompt
    ) { token($0) }
  }

  /// A field that a person searches the content with, by a text and tokens that their views change.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, editableTokens, nil, nil, placement, Text(prompt)
    ) { token($0) }
  }

  /// A field that a person searches the content with, by a text and tokens that their views change.
  @_disfavoredOverload
  nonisolated public func searchable<C, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, editableTokens, nil, nil, placement, Text(prompt)
    ) { token($0) }
  }

  /// A field that a person searches the content with, by a text and tokens that their views change.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, editableTokens, nil, isPresented, placement, prompt
    ) { token($0) }
  }

  /// A field that a person searches the content with, by a text and tokens that their views change.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, editableTokens, nil, isPresented, placement, Text(prompt)
    ) { token($0) }
  }

  /// A field that a person searches the content with, by a text and tokens that their views change.
  @_disfavoredOverload
  nonisolated public func searchable<C, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, editableTokens, nil, isPresented, placement, Text(prompt)
    ) { token($0) }
  }
}
