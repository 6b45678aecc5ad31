import ViewGraph

/// Two or three columns, where what is chosen in one says what the next one shows.
///
/// In a window that is narrow as a phone the columns lie on top of each other, as the pages of a stack do.
///
/// ```swift
/// struct Mail: View {
///   @State private var folder: String?
///   var body: some View {
///     NavigationSplitView {
///       List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
///     } detail: {
///       Text(folder ?? "Choose a folder")
///     }
///   }
/// }
/// ```
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var preferred: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// The column that is seen in a narrow window; nil: the last one that has something to show.
  @State private var ownTop: Int?

  private nonisolated init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.preferred = preferred
  }

  /// Three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil, nil) }

  /// Three columns, of which a binding says which are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility, nil) }

  /// Three columns, of which a binding says which one is seen in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil, preferredCompactColumn) }

  /// Three columns; bindings say which are shown, and which one is seen in a narrow window.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn) }

  @MainActor public var body: some View {
    let ownTop = $ownTop
    let last = content == nil ? 1 : 2
    _SplitColumns(
      columns: [AnyView(sidebar)] + (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)],
      shown: (visibility ?? $ownVisibility).wrappedValue,
      show: { [visibility, own = $ownVisibility] in (visibility ?? own).wrappedValue = $0 },
      top: preferred.map { $0.wrappedValue.index(last: last) } ?? ownTop.wrappedValue,
      isPreferred: preferred != nil,
      setTop: { [preferred] index in
        if let preferred {
          let column = NavigationSplitViewColumn(index: index, last: last)
          if preferred.wrappedValue != column { preferred.wrappedValue = column }
        } else if ownTop.wrappedValue != index {
          ownTop.wrappedValue = index
        }
      })
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), nil, nil) }

  /// Two columns; a binding says whether the sidebar is shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), columnVisibility, nil) }

  /// Two columns, of which a binding says which one is seen in a narrow window.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), nil, preferredCompactColumn) }

  /// Two columns; bindings say whether the sidebar is shown, and which one is seen in a narrow window.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn) }
}

/// Which columns of a split view are shown in a wide window.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let number: Int
  private init(_ number: Int) { self.number = number }

  /// As many as the window has room for.
  public static let automatic = NavigationSplitViewVisibility(0)
  /// All of them.
  public static let all = NavigationSplitViewVisibility(1)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(2)
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(3)

  /// The first of so many columns that is shown, where the window has room for some.
  func first(of count: Int, room: Int) -> Int {
    switch self {
    case .detailOnly: count - 1
    case .doubleColumn: count - 2
    case .all: 0
    default: max(0, count - room)
    }
  }

  /// What the button for the sidebar makes of it.
  func toggled(of count: Int, room: Int) -> NavigationSplitViewVisibility {
    let first = first(of: count, room: room)
    if first == 0 { return count == 2 ? .detailOnly : .doubleColumn }
    return first == 1 ? .all : .doubleColumn
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int) { self.number = number }

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { .init(0) }
  /// The column in the middle of three.
  public static var content: NavigationSplitViewColumn { .init(1) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { .init(2) }

  init(index: Int, last: Int) { number = index == last ? 2 : index }
  func index(last: Int) -> Int { min(number, last) }
}
