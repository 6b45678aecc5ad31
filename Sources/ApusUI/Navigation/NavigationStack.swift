import ViewGraph

/// Pages on top of each other, with a bar that names the page and leads back.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: NavigationPathBinding?

  /// A stack that keeps its path by itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// A stack whose path is a binding, with values of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathBinding(
      read: { path.wrappedValue.values },
      write: { values in
        var changed = NavigationPath()
        changed.values = values
        path.wrappedValue = changed
      })
  }

  /// A stack whose path is a binding, with values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationPathBinding(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in
        path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
      })
  }

  @MainActor public var body: some View { _NavigationHost(root: root, path: path) }
}

struct NavigationPathBinding {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
  var keeper: (any PageKeeper)?
}

/// The generation before `NavigationStack`; one column on a page.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Pages on top of each other, of which `content` is the first.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { _NavigationHost(root: content, path: nil) }
}

/// The destinations that pages declare: closures by the type of the value.
struct NavigationDestinations: PreferenceKey {
  static var defaultValue: [ObjectIdentifier: Destination] { [:] }
  static func reduce(
    value: inout [ObjectIdentifier: Destination],
    nextValue: () -> [ObjectIdentifier: Destination]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }

  struct Destination {
    let make: (AnyHashable) -> AnyView
  }
}

/// The pages of one stack.
struct _NavigationHost<Root: View>: View {
  let root: Root
  let path: NavigationPathBinding?
  /// The column of a split view whose pages these are.
  var place: ColumnPlace?
  @State private var navigator = Navigator()
  @State private var ownPath = NavigationPath()
  @State private var viewCount = 0

  var body: some View {
    let navigator = navigator
    let ownPath = $ownPath
    let viewCount = $viewCount
    if let path {
      navigator.read = path.read
      navigator.write = path.write
      navigator.keeper = path.keeper
    } else {
      navigator.read = { ownPath.wrappedValue.values }
      navigator.write = { ownPath.wrappedValue.values = $0 }
    }
    navigator.viewsChanged = { viewCount.wrappedValue += 1 }
    _ = self.viewCount
    if let place {
      place.column.host = navigator
      navigator.next = place.column.next
    }
    return _NavigationPages(
      root: root, values: navigator.read(), navigator: navigator, place: place)
  }
}

/// Writes the pages: the root, one per value of the path, one per pushed view.
struct _NavigationPages<Root: View>: View {
  typealias Body = Never
  let root: Root
  let values: [AnyHashable]
  let navigator: Navigator
  let place: ColumnPlace?

  /// The state of the pages from the last evaluation.
  private final class Known: Slot {
    var scopes: [Int: AppearanceScope] = [:]
    var identities: [Int: IdentityStep] = [:]
  }

  static func _emit(_ view: Self, _ context: EmissionContext) {
    guard context.environment.navigator != nil else { return emitPages(view, context) }
    // A page around it shows the bar of the first page, so that there is one.
    let bar = context.preference(BarPreference.self, hides: true) { emitPages(view, context) }
    var state = BarState()
    if view.values.isEmpty, view.navigator.views.isEmpty {
      state.inner = [bar]
    } else {
      state.isCovered = true
    }
    context.writePreference(ObjectIdentifier(BarPreference.self), state)
  }

  private static func emitPages(_ view: Self, _ context: EmissionContext) {
    let known = context.slot(0x4A71) { Known() }
    let isNested = context.environment.navigator != nil
    let navigator = view.navigator
    if view.place == nil { context.environment.splitColumn?.inner = navigator }
    let count = 1 + view.values.count + navigator.views.count
    // What a keeper shows has addresses by it.
    var address = navigator.keeper == nil ? context.environment.addressBase : nil
    context.open(.navigation)
    // What a link of a column before leads to is shown here.
    var destinations = view.place?.destinations ?? [:]
    for index in 0..<count {
      let content: AnyView
      let step: UInt64
      var isRenewing = false
      if index == 0 {
        content = AnyView(view.root)
        step = 1
      } else if index <= view.values.count {
        let value = view.values[index - 1]
        address = address.map { Route.address(AddressPart.of(value) ?? "~\(index)", in: $0) }
        isRenewing = known.identities[index, default: IdentityStep()].update(value)
        step = EmissionContext.mix(UInt64(index + 1), known.identities[index]!.step)
        if let destination = destinations[ObjectIdentifier(type(of: value.base))] {
          content = destination.make(value)
        } else {
          content = AnyView(_MissingDestination(type: "\(type(of: value.base))"))
          context.graph.onFault(
            "No navigationDestination(for: \(type(of: value.base)).self) is on the pages below.")
        }
      } else {
        let pushed = navigator.views[index - 1 - view.values.count]
        step = EmissionContext.mix(0x9B5, UInt64(pushed.id))
        content = pushed.content
        address = address.map { Route.address(pushed.part, in: $0) }
      }
      let isTop = index == count - 1
      let entersAtOnce =
        index > 0 && index <= view.values.count
        && navigator.keeper?.entersAtOnce(view.values[index - 1]) ?? false
      let scope =
        known.scopes[index]
        ?? AppearanceScope(isVisible: isTop, in: context.environment.appearance)
      known.scopes[index] = scope
      scope.setVisible(isTop, in: context.graph)
      context.descend(step) {
        let outer = context.isRenewing
        context.isRenewing = outer || isRenewing
        let page = composite(
          _NavigationPage(
            content: content, address: address, depth: index, isTop: isTop,
            entersAtOnce: entersAtOnce, hasBar: index > 0 || !isNested, navigator: navigator,
            place: view.place, isFirst: index <= navigator.base, scope: scope),
          context)
        context.isRenewing = outer
        context.place(page)
        for (type, destination) in context.preference(NavigationDestinations.self, of: page) {
          destinations[type] = destination
        }
      }
    }
    for index in known.scopes.keys where index >= count {
      known.scopes[index] = nil
      known.identities[index] = nil
    }
    navigator.shown = Set(navigator.views.map(\.id))
    navigator.declared = Set(destinations.keys)
    context.close { _ in 3 }
  }
}

/// Shown where a value has no destination, as SwiftUI does: a warning sign. The reason is logged.
struct _MissingDestination: View {
  let type: String
  var body: some View { Text(verbatim: "⚠︎ \(type)") }
}

/// One page: a bar made of what its content says, and the content.
struct _NavigationPage: View {
  let content: AnyView
  let address: String?
  let depth: Int
  let isTop: Bool
  let entersAtOnce: Bool
  let hasBar: Bool
  let navigator: Navigator
  let place: ColumnPlace?
  /// Whether none of these pages is below it.
  let isFirst: Bool
  let scope: AppearanceScope
  @State private var editMode = EditMode.inactive

  var body: some View {
    let pop = pop
    _PageLayout(
      content: content.modifier(_EditModeProvider(mode: $editMode)).environment(
        \.navigator, navigator
      ).environment(\.appearance, scope).environment(\.addressBase, address)
        // The first page cannot be popped: `dismiss` there ends the presentation around the stack.
        .transformEnvironment(\.dismiss) { [depth, navigator] dismiss in
          guard depth > 0 else { return }
          dismiss = DismissAction(navigator, part: depth) { $0.pop(to: depth - 1) }
        },
      address: address, depth: depth, isTop: isTop, entersAtOnce: entersAtOnce, hasBar: hasBar,
      place: depth == 0 ? place : nil, isFirst: isFirst, pop: pop,
      reveal: { [navigator, depth, place] in
        navigator.pop(to: depth)
        if depth == 0 { place?.reveal() }
      })
  }

  /// Nil: there is no page below, also none of another column.
  private var pop: (@MainActor () -> Void)? {
    guard !isFirst else { return place?.back }
    return { [navigator, depth] in navigator.pop(to: depth - 1) }
  }
}

struct _PageLayout<Content: View>: View {
  typealias Body = Never
  let content: Content
  let address: String?
  let depth: Int
  let isTop: Bool
  let entersAtOnce: Bool
  let hasBar: Bool
  let place: ColumnPlace?
  let isFirst: Bool
  let pop: (@MainActor () -> Void)?
  /// Takes away the pages over this one.
  let reveal: @MainActor () -> Void

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let address = context.slot(0x0ADD) { PageAddressSlot(in: context) }
    context.open(.page)
    if view.entersAtOnce { context.enterAtOnce() }
    context.writer.set(.index, view.depth)
    if !view.isTop { context.writer.set(.isHidden, true) }
    let axis = context.axis
    context.axis = 1
    context.descend(1) {
      let child = composite(_PageContent(content: view.content), context)
      let bar = context.preference(BarPreference.self, of: child)
      // What is chosen in a column lies on it, as a page does.
      let isCovered = view.place.map {
        !$0.isSeenAlone && context.preference(ColumnPreference.self, of: child).chosen != nil
      }
      address.update(
        view.address, isOnTop: view.isTop && !(isCovered ?? false), reveal: view.reveal)
      if view.hasBar, !bar.isCovered { emitBar(view, bar, context) }
      context.place(child)
      emitItems(bar.items.filter { $0.placement.area == .bottom }, area: .bottom, context)
    }
    context.axis = axis
    context.close { _ in 3 }
  }

  private static func emitBar(_ view: Self, _ state: BarState, _ context: EmissionContext) {
    let bar = state.merged
    let leading = bar.items.filter { $0.placement.area == .leading }
    let principal = bar.items.filter { $0.placement.area == .principal }
    let trailing = bar.items.filter { $0.placement.area == .trailing }
    let back: (@MainActor () -> Void)? = bar.hidesBack ? nil : view.pop
    let toggle = bar.removed.contains(.sidebarToggle) ? nil : context.environment.sidebarToggle
    guard !bar.isHidden else { return }
    guard
      back != nil || bar.title != nil || !leading.isEmpty || !principal.isEmpty
        || !trailing.isEmpty || bar.refresh != nil || toggle != nil
    else { return }
    context.descend(2) {
      context.open(.bar)
      if bar.isInline || !view.isFirst && state.inner.isEmpty && bar.displayMode != .large {
        context.writer.set(.hasInlineTitle, true)
      }
      if bar.hidesBackground {
        context.writer.set(.background, Paint(.clear))
      } else if let background = bar.background {
        background._fill(in: context.environment)
          .write(context.writer, paint: .background, gradient: .backgroundGradient)
      }
      if let scheme = bar.colorScheme {
        context.writer.set(.colorScheme, scheme.element)
      }
      if let back {
        context.descend(1) {
          context.open(.button)
          context.writer.set(.identifier, "BackButton")
          context.writer.set(.label, "Back")
          context.writer.set(.symbol, "chevron.left")
          context.writer.set(.look, ControlLook.plain)
          context.writer.set(.barArea, BarArea.back)
          context.handler(.onTap, .action(back))
          context.close { _ in 0 }
        }
      }
      emitItems(leading, toggle: toggle, area: .leading, context)
      if !principal.isEmpty {
        emitItems(principal, area: .principal, context)
      } else if let title = bar.title, !bar.removed.contains(.title) {
        let text = title.resolved(in: context.environment)
        if view.isTop {
          let name = context.slot(0x717E) { PageTitleSlot(in: context) }
          name.title = text
          if name.isActive { name.show() }
        }
        context.descend(4) {
          context.open(.barTitle)
          context.writer.set(.text, text)
          context.writer.set(.headingLevel, 1)
          context.close { _ in 0 }
        }
      }
      emitTrailing(trailing, bar.refresh, context)
      context.close { _ in 1 }
    }
  }

  /// Items, the refresh button, and a menu of secondary actions.
  private static func emitTrailing(
    _ items: [BarItem], _ refresh: RefreshControl?, _ context: EmissionContext
  ) {
    guard !items.isEmpty || refresh != nil else { return }
    context.descend(UInt64(16 + BarArea.trailing.rawValue)) {
      context.open(.barItems)
      context.writer.set(.barArea, BarArea.trailing)
      if let refresh { context.descend(1) { refresh.emitButton(context) } }
      for item in items where !item.placement.isSecondary {
        context.placeAdopted(item.component)
      }
      let secondary = items.filter(\.placement.isSecondary)
      if !secondary.isEmpty {
        context.descend(2) {
          context.emitActions(named: "More") {
            for item in secondary { context.placeAdopted(item.component) }
          }
        }
      }
      context.close { _ in 0 }
    }
  }

  private static func emitItems(
    _ items: [BarItem], toggle: SidebarToggle? = nil, area: BarArea, _ context: EmissionContext
  ) {
    guard !items.isEmpty || toggle != nil else { return }
    context.descend(UInt64(16 + area.rawValue)) {
      context.open(.barItems)
      context.writer.set(.barArea, area)
      if let toggle { context.descend(1) { toggle.emit(context) } }
      for item in items { context.placeAdopted(item.component) }
      context.close { _ in 0 }
    }
  }
}

/// A component for a page's content, so that the bar can be evaluated without it.
struct _PageContent<Content: View>: View {
  let content: Content
  var body: Content { content }
}
