// Lists of a screen reader. A browser's screen reader makes its own lists of headings, links and the like, and a page
// cannot add one.

/// A list of a screen reader that the system makes.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

  /// All links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// All headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// All bold text.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// All italic text.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// All underlined text.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// All words that are spelled wrongly.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  /// All pictures.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// All fields.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// All tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// All lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// All landmarks.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
  /// All links, or followed links alone.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(name: visited ? "visited" : "links")
  }
  /// All headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "\(level)")
  }
}

/// Entries of a list of a screen reader.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// An entry of a list of a screen reader.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let id: ID

  /// An entry for the view with an identifier.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// An entry for the view with an identifier.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// An entry for the view with an identifier.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// An entry for the view with an identifier in a namespace.
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// An entry for the view with an identifier in a namespace.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// An entry for the view with an identifier in a namespace.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }
}

/// Several entries, or none.
public struct _RotorEntries: AccessibilityRotorContent {
  nonisolated init() {}
}

/// Makes entries of several statements.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  nonisolated public static func buildBlock<
    First: AccessibilityRotorContent, each Rest: AccessibilityRotorContent
  >(
    _ first: First, _ rest: repeat each Rest
  ) -> _RotorEntries { _RotorEntries() }

  nonisolated public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> _RotorEntries { _RotorEntries() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// Entries for identifiable elements.
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(parts: data, id: \.id, content: content)
  }

  /// Entries for elements that a property identifies.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(parts: data, id: { $0[keyPath: id] }, content: content)
  }
}
