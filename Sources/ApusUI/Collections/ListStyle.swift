import ViewGraph

/// A style of lists.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The style of a list that was given none: groups of rows on a grey background.
public struct DefaultListStyle: ListStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .automatic }
}
/// Rows on the page's background, over its whole width.
public struct PlainListStyle: ListStyle, DrawnStyle {
  /// The same style as `.plain`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .plainList }
}
/// Groups of rows on a grey background.
public struct GroupedListStyle: ListStyle, DrawnStyle {
  /// The same style as `.grouped`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .grouped }
}
/// Rows on the page's background, with space at their sides.
public struct InsetListStyle: ListStyle, DrawnStyle {
  /// The same style as `.inset`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .inset }
}
/// Groups of rows with rounded corners on a grey background.
public struct InsetGroupedListStyle: ListStyle, DrawnStyle {
  /// The same style as `.insetGrouped`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .insetGrouped }
}
/// A list of places to go to. A page draws groups of rows, and a header opens and closes its section.
public struct SidebarListStyle: ListStyle, DrawnStyle {
  /// The same style as `.sidebar`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// Groups of rows on a grey background.
  nonisolated public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows on the page's background, over its whole width.
  nonisolated public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows on a grey background.
  nonisolated public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows on the page's background, with space at their sides.
  nonisolated public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows with rounded corners on a grey background.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A list of places to go to: on a page, groups of rows.
  nonisolated public static var sidebar: SidebarListStyle { .init() }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any ListStyle>> {
    modifier(_StyleModifier(style))
  }
}
