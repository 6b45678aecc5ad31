import ViewGraph

/// A style of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// Tabs at the bottom of the screen.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
}

/// Tabs in a column before the screens where the window has room for it; else at the bottom.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The same style as `.sidebarAdaptable`.
  nonisolated public init() {}
}

/// Tabs at the bottom of the screen, in a wide window as well.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The same style as `.tabBarOnly`.
  nonisolated public init() {}
}

/// Pages with a dot for each. A swipe turns to the next page.
///
/// As on a phone, the pages beside the chosen one exist already. They appear when they are chosen.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let number: Int
    /// Dots, if there are several screens.
    public static let automatic = IndexDisplayMode(number: 0)
    /// Dots, even for one screen.
    public static let always = IndexDisplayMode(number: 1)
    /// No dots to be seen. Screen readers and keys still have them.
    public static let never = IndexDisplayMode(number: 2)
  }

  let mode: IndexDisplayMode

  /// One screen at a time, with a dot for each.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Whether there are dots. Screen readers get them with `.never`, too.
  func shows(_ count: Int) -> Bool { mode.number == 1 || count > 1 }

  var areDotsSeen: Bool { mode.number != 2 }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs at the bottom of the screen.
  nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a column before the screens where the window has room for it; else at the bottom.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs at the bottom of the screen, in a wide window as well.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// One screen at a time, with a dot for each.
  nonisolated public static var page: PageTabViewStyle { .init() }
  /// One screen at a time.
  ///
  /// - Parameter indexDisplayMode: When the dots are shown.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

/// A style of the dots of a tab view.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// The dots of a tab view: white, the chosen one full.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When something stands behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let number: Int
    /// The system's way, which is while they are touched.
    public static let automatic = BackgroundDisplayMode(number: 0)
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode(number: 1)
    /// Always.
    public static let always = BackgroundDisplayMode(number: 2)
    /// Never.
    public static let never = BackgroundDisplayMode(number: 3)

    /// As ``Attribute/dotsGround`` has it.
    var ground: Int { number < 2 ? 0 : number - 1 }
  }

  let mode: BackgroundDisplayMode

  /// The style of the dots.
  ///
  /// - Parameter backgroundDisplayMode: When something stands behind them.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The dots of a tab view.
  nonisolated public static var page: PageIndexViewStyle { .init() }
  /// The dots of a tab view.
  ///
  /// - Parameter backgroundDisplayMode: When something stands behind them.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets the style of the tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any TabViewStyle>> {
    modifier(_StyleModifier(style))
  }

  /// Sets the style of the dots of the tab views in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any IndexViewStyle>> {
    modifier(_StyleModifier(style))
  }
}
