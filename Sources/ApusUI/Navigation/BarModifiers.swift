import ViewGraph

/// A bar of the screen.
public struct ToolbarPlacement: Hashable, Sendable {
  let number: Int
  /// The bar that is meant where none is named: the page's own.
  public static let automatic = ToolbarPlacement(number: 0)
  /// The page's own bar, with its title and tools.
  public static let navigationBar = ToolbarPlacement(number: 1)
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarPlacement(number: 2)
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(number: 3)
  /// The bar of a window, which a page does not have.
  public static let windowToolbar = ToolbarPlacement(number: 4)

  /// Whether it is the page's own bar.
  var isNavigationBar: Bool { number < 2 }
}

/// How large a page's title is.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// Large on the first page of a stack if it has a title. A pushed page has what the page below has.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large; on a page the same as `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  /// Shows or hides the page's bar, or with `.tabBar` that of the tabs around, while this view is shown.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    _BarVisibility.modified(self, visibility, bars)
  }

  /// Shows or hides the page's bar, or with `.tabBar` that of the tabs around, while this view is shown.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    _BarVisibility.modified(self, visibility, bars)
  }

  /// Sets the background of the page's bar, or with `.tabBar` that of the tabs around.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let background = AnyShapeStyle(style)
    return modifier(
      _BarModifier(
        bars.includeNavigationBar ? BarState(background: background) : BarState(),
        tabs: bars.contains(.tabBar) ? TabBarState(background: background) : nil))
  }

  /// Whether the page's bar has a background, or with `.tabBar` that of the tabs around.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_BarModifier(background: visibility, of: bars))
  }

  /// Whether the page's bar has a background, or with `.tabBar` that of the tabs around.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_BarModifier(background: visibility, of: bars))
  }

  /// Shows the page's bar, or with `.tabBar` that of the tabs around, in light or dark; nil: as the page is.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _BarModifier(
        BarState(colorScheme: bars.includeNavigationBar ? colorScheme : nil),
        tabs: bars.contains(.tabBar) ? TabBarState(colorScheme: colorScheme) : nil))
  }

  /// How large the page's title is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(_BarModifier(BarState(displayMode: mode.mode)))
  }
}

enum _BarVisibility {
  static func modified<Content: View>(
    _ view: Content, _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ModifiedContent<Content, _BarModifier> {
    let isMeant = bars.includeNavigationBar
    var state = BarState()
    state.isHidden = isMeant && visibility == .hidden
    state.isShown = isMeant && visibility == .visible
    let isOfTabs = bars.contains(.tabBar) && visibility != .automatic
    return view.modifier(
      _BarModifier(state, tabs: isOfTabs ? TabBarState(visibility: visibility) : nil))
  }
}

extension [ToolbarPlacement] {
  /// Whether a page's own bar is among them. An empty list means that bar.
  fileprivate var includeNavigationBar: Bool { isEmpty || contains(where: \.isNavigationBar) }
}

extension _BarModifier {
  nonisolated fileprivate init(background visibility: Visibility, of bars: [ToolbarPlacement]) {
    let isOfTabs = bars.contains(.tabBar) && visibility != .automatic
    self.init(
      BarState(hidesBackground: bars.includeNavigationBar && visibility == .hidden),
      tabs: isOfTabs ? TabBarState(hidesBackground: visibility == .hidden) : nil)
  }
}
