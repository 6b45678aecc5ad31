import ViewGraph

/// A column of a split view: what others do with it.
@MainActor
final class SplitColumn {
  let index: Int
  weak var next: SplitColumn?
  /// Of the column's own pages.
  weak var host: Navigator?
  /// Of a stack that the app put in the column.
  weak var inner: Navigator?
  var state = ColumnState()
  /// Brings the column in front, where only one is seen.
  var advance: @MainActor () -> Void = {}

  init(index: Int) { self.index = index }

  /// Shows what a link in the column before leads to: over the first page of a stack here that says how, or
  /// in place of all.
  func lead(to value: AnyHashable) {
    if let inner, inner.declared.contains(ObjectIdentifier(type(of: value.base))) {
      inner.begin(with: [value], base: 0)
    } else {
      host?.begin(with: [value], base: 1)
    }
    advance()
  }
}

/// What the pages of a column know of the split view around it.
struct ColumnPlace {
  let column: SplitColumn
  /// Where values lead, as the columns before say it.
  let destinations: [ObjectIdentifier: NavigationDestinations.Destination]
  /// Whether it is the one column that is seen in a narrow window.
  let isSeenAlone: Bool
  /// Leads to the column before; nil if there is none, or if it is seen as well.
  let back: (@MainActor () -> Void)?
  /// The title of the page in the column before.
  let titleBefore: String?
  /// Takes away what the column shows in the next one.
  let reveal: @MainActor () -> Void
}

/// The button in a bar with which a person shows and hides columns.
struct SidebarToggle: InputComparable {
  let hides: Bool
  /// Of which split view.
  let column: SplitColumn
  let action: @MainActor () -> Void

  @MainActor func emit(_ context: EmissionContext) {
    context.open(.button)
    context.writer.set(.identifier, "ToggleSidebar")
    context.writer.set(.label, context.ownWords[hides ? .hideSidebar : .showSidebar])
    context.writer.set(.symbol, "sidebar.leading")
    context.handler(.onTap, .action(action))
    context.close { _ in 0 }
  }

  nonisolated static func isSameInput(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    let first = first.assumingMemoryBound(to: SidebarToggle.self).pointee
    let second = second.assumingMemoryBound(to: SidebarToggle.self).pointee
    return first.hides == second.hides && first.column === second.column
  }
}

private struct SplitColumnKey: EnvironmentKey { static let defaultValue: SplitColumn? = nil }
private struct SidebarToggleKey: EnvironmentKey { static let defaultValue: SidebarToggle? = nil }
private struct RoomForColumnsKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  /// The column around.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
  /// What the bars of the first column that is shown have.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
  /// How many columns the window has room for, beside each other.
  var roomForColumns: Int {
    get { self[RoomForColumnsKey.self] }
    set { self[RoomForColumnsKey.self] = newValue }
  }
}

/// Writes the columns. Those that are not seen stay, so that they keep their state.
struct _SplitColumns: View {
  typealias Body = Never
  let columns: [AnyView]
  let shown: NavigationSplitViewVisibility
  let show: @MainActor (NavigationSplitViewVisibility) -> Void
  /// The column that is seen where only one is; nil: the last one that has something to show.
  let top: Int?
  /// Whether the app says which one that is.
  let isPreferred: Bool
  let setTop: @MainActor (Int) -> Void

  /// As Apple's are.
  static let width = 320.0

  /// What was there at the last evaluation.
  private final class Known: Slot {
    let columns: [SplitColumn]
    let scopes: [AppearanceScope]
    var chosen: [AnyHashable?]?
    var top = 0

    init(_ count: Int, in appearance: AppearanceScope?) {
      columns = (0..<count).map { SplitColumn(index: $0) }
      scopes = columns.map { _ in AppearanceScope(isVisible: false, in: appearance) }
      for (column, next) in zip(columns, columns.dropFirst()) { column.next = next }
      super.init()
    }
  }

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let count = view.columns.count
    let known = context.slot(0x5B17) { Known(count, in: context.environment.appearance) }
    let room = context.environment.roomForColumns
    let isCompact = room == 1
    let first = isCompact ? count : view.shown.first(of: count, room: room)
    context.open(.split)
    if !isCompact { context.writer.set(.isSideBySide, true) }
    let axis = context.axis
    context.axis = 1
    let components = view.components(known, first, room, context)
    let top = view.settledTop(known, isCompact)
    if top != view.top ?? known.top || top != known.top && view.isPreferred {
      let setTop = view.setTop
      context.graph.afterUpdate { setTop(top) }
    }
    known.top = top
    let isSeen = { (index: Int) in isCompact ? index == top : index >= first }
    // What comes appears before what goes disappears.
    for index in 0..<count where isSeen(index) {
      known.scopes[index].setVisible(true, in: context.graph)
    }
    for index in 0..<count where !isSeen(index) {
      known.scopes[index].setVisible(false, in: context.graph)
    }
    let isOver =
      context.style(of: (any NavigationSplitViewStyle).self)
      is ProminentDetailNavigationSplitViewStyle || count - first > room
    for (index, component) in components.enumerated() {
      context.descend(UInt64(2 * index + 2)) {
        context.open(.column)
        context.writer.set(.index, index)
        if !isSeen(index) { context.writer.set(.isHidden, true) }
        if !isCompact { context.writer.set(.isSideBySide, true) }
        if !isCompact, index < count - 1 {
          context.writer.set(.width, known.columns[index].state.width ?? Self.width)
          if isOver, index == first { context.writer.set(.isLayer, true) }
        }
        // Each column has a bar of its own.
        _ = context.preference(BarPreference.self, hides: true) { context.place(component) }
        context.close { _ in 3 }
      }
    }
    context.axis = axis
    context.close { _ in 3 }
  }

  /// The pages of the columns: what is chosen in one is known before the next is evaluated.
  private func components(
    _ known: Known, _ first: Int, _ room: Int, _ context: EmissionContext
  ) -> [Component] {
    let count = columns.count
    var base = context.environment.addressBase
    var destinations: [ObjectIdentifier: NavigationDestinations.Destination] = [:]
    var hasToggle = count > 1
    var offered: SidebarToggle?
    var components: [Component] = []
    for index in columns.indices {
      let column = known.columns[index]
      let isCompact = room == 1
      let setTop = setTop
      let advances = isCompact || !isPreferred
      column.advance = { if advances { setTop(index) } }
      var back: (@MainActor () -> Void)?
      if isCompact, index > 0 { back = { Self.back(known, index, setTop) } }
      let place = ColumnPlace(
        column: column, destinations: destinations,
        isSeenAlone: isCompact && index == top ?? known.top,
        back: back,
        titleBefore: components.last.flatMap { context.preference(TitlePreference.self, of: $0) },
        reveal: {
          column.state.rows?.selection?.clear()
          if isCompact, known.top > index { setTop(index) }
        })
      var toggle: SidebarToggle?
      if hasToggle, index == first {
        let (shown, show) = (shown, show)
        toggle = SidebarToggle(hides: index == 0, column: known.columns[0]) {
          show(shown.toggled(of: count, room: room))
        }
        offered = toggle
      }
      let content = _NavigationHost(root: columns[index], path: nil, place: place)
        .environment(\.navigator, nil)
        .modifier(_ColumnSearchModifier(isFirst: index == 0))
        .environment(\.splitColumn, column)
        .environment(\.sidebarToggle, toggle)
        .environment(\.appearance, known.scopes[index])
        .environment(\.addressBase, base)
      let component = context.descend(UInt64(2 * index + 1)) {
        composite(_PageContent(content: content), context)
      }
      column.state = context.preference(ColumnPreference.self, of: component)
      if index == 0 {
        let bar = context.preference(BarPreference.self, of: component)
        if bar.removed.contains(.sidebarToggle) { hasToggle = false }
      }
      for (type, destination) in context.preference(NavigationDestinations.self, of: component) {
        destinations[type] = destination
      }
      if index < count - 1, let chosen = column.state.chosen {
        base = base.map { Route.address(AddressPart.of(chosen) ?? "~\(index + 1)", in: $0) }
      }
      components.append(component)
    }
    let offer = context.slot(0x5B18) { FocusedOffer(in: context, isOfScene: true) }
    offer.update(offered, depth: 0) { [offered] in $0.sidebarToggle = offered }
    return components
  }

  private static func back(
    _ known: Known, _ index: Int, _ setTop: @MainActor (Int) -> Void
  ) {
    known.columns[index].host?.pop(to: 0)
    known.columns[index - 1].state.rows?.selection?.clear()
    setTop(index - 1)
  }

  /// The column that is seen where only one is: what was chosen in one brings the next in front.
  private func settledTop(_ known: Known, _ isCompact: Bool) -> Int {
    let chosen = known.columns.dropLast().map { $0.state.chosen }
    let old = known.chosen
    known.chosen = chosen
    guard let old else { return top ?? chosen.firstIndex { $0 == nil } ?? chosen.count }
    var top = top ?? known.top
    guard isCompact || !isPreferred else { return top }
    for (index, (was, now)) in zip(old, chosen).enumerated() where was != now {
      top = now == nil ? min(top, index) : index + 1
    }
    return top
  }
}
