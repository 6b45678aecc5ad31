import ViewGraph

/// The preferences of a page's content about its bar.
struct BarState {
  var title: Text?
  /// What stands below the title.
  var subtitle: Text?
  /// What the browser calls the page, if not by its title.
  var pageTitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  var hidesBack = false
  var isHidden = false
  /// Shows the bar although an ancestor view hides it.
  var isShown = false
  var background: AnyShapeStyle?
  var hidesBackground = false
  var colorScheme: ColorScheme?
  var items: [BarItem] = []
  /// The actions of the menu that a tap on the title opens.
  var titleMenu: Component?
  var refresh: RefreshControl?
  /// Whether what is in the page has columns of its own, for which it is as wide as its room.
  var isWide = false
  /// What the system would put there and must not.
  var removed: Set<ToolbarDefaultItemKind> = []
  /// What a stack inside the page says of the bar of its first page, which the page shows as its own;
  /// empty without such a stack.
  var inner: [BarState] = []
  /// Whether a stack inside the page shows a pushed page, which has a bar of its own.
  var isCovered = false
}

extension BarState {
  /// Whether the title is large. Without a mode of its own, the first page of a stack has a large
  /// title if it has one at all, and a pushed page has what the page below has.
  func hasLargeTitle(isFirst: Bool, isLargeBelow: Bool) -> Bool {
    let bar = merged
    // A menu opens from a title in the bar, and a subtitle stands below one there.
    guard bar.titleMenu == nil, bar.subtitle == nil else { return false }
    return switch bar.displayMode {
    case .large: true
    case .inline: false
    case .automatic: isFirst ? bar.title != nil : isLargeBelow
    }
  }

  /// The one bar of a page and of a stack in it: who hides the page's own hides its way back.
  var merged: BarState {
    guard var bar = inner.first?.merged else { return self }
    bar.title = bar.title ?? title
    bar.subtitle = bar.subtitle ?? subtitle
    bar.pageTitle = bar.pageTitle ?? pageTitle
    bar.hidesBack = hidesBack || isHidden
    // Those at the bottom stay in the stack.
    bar.items = items + bar.items.filter { $0.placement.area != .bottom }
    bar.titleMenu = bar.titleMenu ?? titleMenu
    bar.background = bar.background ?? background
    bar.hidesBackground = bar.hidesBackground || hidesBackground
    bar.colorScheme = bar.colorScheme ?? colorScheme
    bar.refresh = bar.refresh ?? refresh
    bar.removed.formUnion(removed)
    bar.isCovered = isCovered
    return bar
  }
}

/// Whether the title of a page is large, which the page pushed onto it inherits. The page itself speaks last.
struct LargeTitlePreference: PreferenceKey {
  static var defaultValue: Bool { true }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() }
}

/// The title of the page on top, which the way back from the page pushed onto it has.
struct TitlePreference: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

/// The words of the way back to a page.
enum BackTitle: Equatable {
  /// Words; the system's own where they are empty.
  case words(String)
  /// An arrow alone.
  case none
}

/// The words of the way back to a page, in place of its title.
struct BackTitlePreference: PreferenceKey {
  static var defaultValue: BackTitle? { nil }
  static func reduce(value: inout BackTitle?, nextValue: () -> BackTitle?) {
    value = nextValue() ?? value
  }
}

/// A tool of a page: its views are kept by the content that declares them.
struct BarItem {
  let placement: ToolbarItemPlacement
  let component: Component
}

/// Changes of the bar, from outermost to innermost; the innermost wins.
struct BarPreference: PreferenceKey {
  static var defaultValue: BarState { BarState() }
  static func reduce(value: inout BarState, nextValue: () -> BarState) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.subtitle = next.subtitle ?? value.subtitle
    value.pageTitle = next.pageTitle ?? value.pageTitle
    if next.displayMode != .automatic { value.displayMode = next.displayMode }
    value.hidesBack = value.hidesBack || next.hidesBack
    value.isHidden = !next.isShown && (value.isHidden || next.isHidden)
    value.isShown = value.isShown || next.isShown
    value.background = next.background ?? value.background
    value.hidesBackground = value.hidesBackground || next.hidesBackground
    value.colorScheme = next.colorScheme ?? value.colorScheme
    value.items += next.items
    value.titleMenu = next.titleMenu ?? value.titleMenu
    value.refresh = next.refresh ?? value.refresh
    value.isWide = value.isWide || next.isWide
    value.removed.formUnion(next.removed)
    if !next.inner.isEmpty { value.inner = next.inner }
    value.isCovered = value.isCovered || next.isCovered
  }
}

/// What a tab's content says of the bar of tabs around.
struct TabBarState {
  var visibility: Visibility?
  var background: AnyShapeStyle?
  var hidesBackground: Bool?
  var colorScheme: ColorScheme?
}

/// The innermost that says something wins.
struct TabBarPreference: PreferenceKey {
  static var defaultValue: TabBarState { TabBarState() }

  static func reduce(value: inout TabBarState, nextValue: () -> TabBarState) {
    let next = nextValue()
    value.visibility = next.visibility ?? value.visibility
    value.background = next.background ?? value.background
    value.hidesBackground = next.hidesBackground ?? value.hidesBackground
    value.colorScheme = next.colorScheme ?? value.colorScheme
  }
}

struct _BarModifier: ViewModifier {
  typealias Body = Never
  let state: BarState
  /// Settings for the enclosing bar of tabs.
  let tabs: TabBarState?

  nonisolated init(_ state: BarState, tabs: TabBarState? = nil) {
    self.state = state
    self.tabs = tabs
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.writePreference(ObjectIdentifier(BarPreference.self), modifier.state)
    if let tabs = modifier.tabs {
      context.writePreference(ObjectIdentifier(TabBarPreference.self), tabs)
    }
    content()
  }
}

/// What a navigation bar shows.
public struct NavigationBarItem: Sendable {
  /// How large the page's title is: as on the page below, small in the bar, or large.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_BarModifier(BarState(title: title)))
  }

  /// Names the page with a localized title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the page with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the page: the older name of ``navigationTitle(_:)``.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Names the page with a localized title.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the page with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the page with a localized title, and says how large it is.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(_BarModifier(BarState(title: Text(titleKey), displayMode: displayMode)))
  }

  /// Names the page with a title that is shown as given, and says how large it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(_BarModifier(BarState(title: Text(title), displayMode: displayMode)))
  }

  /// Names the page, and says how large the title is.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(_BarModifier(BarState(title: title, displayMode: displayMode)))
  }

  /// Sets the title of the page. A person cannot edit it on a page, so the binding is only read.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_BarModifier(BarState(title: Text(title.wrappedValue))))
  }

  /// A large title above the content, or an inline one in the bar.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(_BarModifier(BarState(displayMode: displayMode)))
  }

  /// Hides the button that leads back. The browser's own Back is not affected.
  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    modifier(_BarModifier(BarState(hidesBack: hides)))
  }

  /// Hides the page's bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_BarModifier(BarState(isHidden: hidden)))
  }
}
