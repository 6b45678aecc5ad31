import ViewGraph

/// Tabs that belong together, under a header.
///
/// A bar of tabs shows the tabs one after another, without the header.
///
/// ```swift
/// TabView {
///   Tab("Home", systemImage: "house") { HomeView() }
///   TabSection("Library") {
///     Tab("Books", systemImage: "book") { BooksView() }
///     Tab("Films", systemImage: "film") { FilmsView() }
///   }
/// }
/// ```
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  public typealias TabValue = SelectionValue

  @MainActor public func _parts(_ key: UInt64) -> _TabParts {
    content._parts(EmissionContext.mix(key, 1))
  }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Tabs under a header of any views.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Tabs without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    header = EmptyView()
    self.content = content()
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs under a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    header = Text(titleKey)
    self.content = content()
  }

  /// Tabs under a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    header = Text(title)
    self.content = content()
  }
}
