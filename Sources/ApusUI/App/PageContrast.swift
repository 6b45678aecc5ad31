import ViewGraph

/// How strongly words of a page differ from their ground.
public enum PageContrast: CaseIterable, Hashable, Sendable {
  /// As the author wrote them: the system's colours are those of a phone.
  case standard
  /// Words in the system's colours are dark enough on a light ground for WCAG's level AA, 4.5 to 1: orange is a
  /// brown. Areas, symbols and lines keep their colours.
  case aa
}

extension View {
  /// How strongly words of the page differ from their ground. It holds for a page whose first HTML has the view, so
  /// it belongs to the root of an app.
  ///
  /// ```swift
  /// WindowGroup {
  ///   RootView()
  ///     .pageContrast(.aa)
  /// }
  /// ```
  ///
  /// Without it, a visitor who asked their system for more contrast gets ``PageContrast/aa``, and others
  /// the author's colours. Apus's own: a phone's screen leaves its colours to the author.
  nonisolated public func pageContrast(_ contrast: PageContrast) -> some View {
    modifier(_PageHeadModifier { _ in PageHead(hasStrictColors: contrast == .aa) })
  }
}
