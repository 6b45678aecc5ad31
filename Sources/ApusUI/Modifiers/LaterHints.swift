// Features of newer systems without a counterpart on a page. Each call is logged once in a debug build.

/// How a search and the tools of a page share their room.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let number: Int
  /// The default for the context.
  public static var automatic: SearchPresentationToolbarBehavior { .init(number: 0) }
  /// The tools stay.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(number: 1) }
}

/// How large the field of a search is in a bar.
public struct SearchToolbarBehavior: Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = SearchToolbarBehavior(number: 0)
  /// A button, until somebody searches.
  public static let minimize = SearchToolbarBehavior(number: 1)
}

/// How the text of an editor looks.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The default for the context.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

/// No border.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default for the context: no border, as on a phone.
  nonisolated public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No border.
  nonisolated public static var plain: PlainTextEditorStyle { .init() }
}

/// A language of a text, for how its lines are set.
public struct TypesettingLanguage: Sendable, Equatable {
  private let language: Locale.Language?
  /// The text's own.
  public static let automatic = TypesettingLanguage(language: nil)
  /// The given one.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// The source of a zoom.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// A source as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// The source with a ground.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// The source in a shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// The source with a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}

/// An event after which a scroll view takes its start again.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int
  /// The view appears.
  public static var initialOffset: ScrollAnchorRole { .init(number: 0) }
  /// The size of the view or of its content changes.
  public static var sizeChanges: ScrollAnchorRole { .init(number: 1) }
  /// The place of a content that is smaller than the view.
  public static var alignment: ScrollAnchorRole { .init(number: 2) }
}

extension View {
  /// > Note: Has no meaning on a page: the page's tools stay while somebody searches.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("searchPresentationToolbarBehavior(_:)", _file, _line)
    return self
  }

  /// > Note: A page shows the field of a search.
  nonisolated public func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn("searchToolbarBehavior(_:)", "the field of a search is shown", _file, _line)
    return self
  }

  /// The look of text editors in this view. Both styles look the same, as on a phone.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> Self { self }

  /// > Note: Has no meaning on a page: a browser sets the lines of a text by its language.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("typesettingLanguage(_:isEnabled:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser sets the lines of a text by its language.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("typesettingLanguage(_:isEnabled:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: tools for writing are the browser's.
  nonisolated public func writingToolsAffordanceVisibility(
    _ visibility: Visibility, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("writingToolsAffordanceVisibility(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a page is no document.
  nonisolated public func navigationDocument(
    _ url: URL, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("navigationDocument(_:)", _file, _line)
    return self
  }

  /// > Note: A page comes in as its stack has it: see `navigationTransition(_:)`.
  nonisolated public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID, _file: StaticString = #fileID,
    _line: UInt = #line, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> Self {
    notDrawn(
      "matchedTransitionSource(id:in:configuration:)", "a page comes in as its stack has it",
      _file, _line)
    return self
  }

  /// Stands at an edge, and lets content scroll below it: as `safeAreaInset(edge:alignment:spacing:content:)`.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Stands at an edge, and lets content scroll below it: as `safeAreaInset(edge:alignment:spacing:content:)`.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Sets the point at which scroll views in this view begin, stay while their content grows, or have smaller content.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollAnchors) {
      if role == .initialOffset { $0.start = anchor }
      if role == .sizeChanges { $0.growth = anchor }
      if role == .alignment { $0.alignment = anchor }
    }
  }
}
