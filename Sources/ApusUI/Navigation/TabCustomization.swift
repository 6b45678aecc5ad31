// Ways in which a person rearranges tabs on a phone or tablet. The tabs of a page stay as the app has them.

/// Where tabs are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int
  /// Everywhere.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// The bar of tabs.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

/// Whether a person rearranges a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = TabCustomizationBehavior(number: 0)
  /// The tab keeps its place.
  public static let disabled = TabCustomizationBehavior(number: 1)
  /// The tab may be rearranged.
  public static let reorderable = TabCustomizationBehavior(number: 2)
}

/// A person's changes of the tabs of a view. Tabs of a page stay the same.
public struct TabViewCustomization: Codable, Sendable, Equatable {
  /// The changes of one tab.
  public struct TabCustomization: Equatable, Sendable {
    /// Whether the bar shows the tab; nil if nobody has changed it.
    public var tabBarVisibility: Visibility = .automatic
    /// Whether the sidebar shows the tab.
    public var sidebarVisibility: Visibility { .automatic }
  }

  /// The changes of one section.
  public struct SectionCustomization: Equatable, Sendable {
    /// The order of the tabs by their identifiers; nil if nobody has changed it.
    public var tabOrder: [String]?
  }

  /// No change.
  public init() {}

  /// The tab with an identifier.
  public subscript(tab id: String) -> TabCustomization { TabCustomization() }
  /// The section with an identifier.
  public subscript(section id: String) -> SectionCustomization { SectionCustomization() }
  /// Takes back the changes of all sections.
  public mutating func resetSectionOrder() {}
  /// Shows and hides tabs as the app has them.
  public mutating func resetVisibility() {}
}

/// An event that makes a bar of tabs small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// While a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// While a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

/// An event that gives the keyboard to the field of a search tab.
public struct TabSearchActivation: Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = TabSearchActivation(number: 0)
  /// As soon as the tab is chosen.
  public static let searchTabSelection = TabSearchActivation(number: 1)
}

extension TabContent {
  /// > Note: Has no meaning on a page: the tabs of a page stay as the app has them.
  nonisolated public func customizationID(
    _ id: String, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("TabContent.customizationID(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: the tabs of a page stay as the app has them.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("TabContent.customizationBehavior(_:for:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: the tabs of a page stay as the app has them.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("TabContent.defaultVisibility(_:for:)", _file, _line)
    return self
  }

  /// > Note: A page shows the actions of rows, and none for a tab.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn(
      "TabContent.swipeActions(edge:allowsFullSwipe:content:)", "a tab has no actions", _file, _line
    )
    return self
  }
}

extension TabSection {
  /// > Note: A page shows the tabs of a section without its header and actions.
  nonisolated public func sectionActions<A: View>(
    @ViewBuilder content: () -> A, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn(
      "TabSection.sectionActions(content:)", "tabs of a section stand without its header", _file,
      _line)
    return self
  }
}

extension View {
  /// > Note: Has no meaning on a page: the tabs of a page stay as the app has them.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("tabViewCustomization(_:)", _file, _line)
    return self
  }

  /// > Note: A page's bar of tabs has one size.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn("tabBarMinimizeBehavior(_:)", "a bar of tabs has one size", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a person chooses the field of a search.
  nonisolated public func tabViewSearchActivation(
    _ activation: TabSearchActivation, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("tabViewSearchActivation(_:)", _file, _line)
    return self
  }
}
