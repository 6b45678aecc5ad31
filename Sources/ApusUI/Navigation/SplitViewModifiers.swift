import ViewGraph

/// How a split view shares the window among its columns.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// Columns beside each other: as `.balanced`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// The same style as `.automatic`.
  nonisolated public init() {}
}

/// Columns beside each other: the last is narrower while others are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// The same style as `.balanced`.
  nonisolated public init() {}
}

/// The last column keeps its width; the others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// The same style as `.prominentDetail`.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Columns beside each other.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside each other: the last is narrower while others are shown.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width; the others lie over it.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    .init()
  }
}

/// What a column says of itself to the split view around it.
struct ColumnState {
  /// How wide it wants to be, in points.
  var width: Double?
  /// Whether it has a list of which rows are chosen.
  var isChosenFrom = false
  /// What is chosen in its list.
  var chosen: AnyHashable?
  /// The rows of the list.
  weak var rows: RowContainer?
}

struct ColumnPreference: PreferenceKey {
  static var defaultValue: ColumnState { ColumnState() }
  static func reduce(value: inout ColumnState, nextValue: () -> ColumnState) {
    let next = nextValue()
    value.width = next.width ?? value.width
    guard next.isChosenFrom, !value.isChosenFrom else { return }
    (value.isChosenFrom, value.chosen, value.rows) = (true, next.chosen, next.rows)
  }
}

nonisolated struct _ColumnWidthModifier: ViewModifier {
  typealias Body = Never
  let width: Double

  nonisolated init(width: Double) { self.width = width }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.writePreference(
      ObjectIdentifier(ColumnPreference.self), ColumnState(width: modifier.width))
    content()
  }
}

/// A tool that the system puts in a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int) { self.number = number }
  /// The button with which a person shows and hides the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(0)
  /// The title of a window; a page has it in its bar.
  public static let title = ToolbarDefaultItemKind(1)
  /// The field of a search, which a page has at the top.
  public static let search = ToolbarDefaultItemKind(2)
}

extension View {
  /// Sets the style of the split views in this view.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(_StyleModifier<any NavigationSplitViewStyle>(style))
  }

  /// Sets how wide the column of a split view is that this view is in. The last column takes what the
  /// others leave.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(_ColumnWidthModifier(width: Double(width)))
  }

  /// Sets how wide the column of a split view is that this view is in. A person does not change it on a
  /// page, so it has the ideal width, kept between the others.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(_ColumnWidthModifier(width: Double(kept(ideal, min, max))))
  }

  /// Takes away a tool that the system puts in a bar.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(_BarModifier(BarState(removed: Set([defaultItemKind].compactMap { $0 }))))
  }
}
