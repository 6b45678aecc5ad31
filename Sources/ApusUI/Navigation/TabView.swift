import ViewGraph

/// Several screens, of which a person chooses one at a time.
///
/// A screen begins when it is chosen for the first time, and keeps its state from then on.
///
/// ```swift
/// struct Home: View {
///   var body: some View {
///     TabView {
///       Text("News").tabItem { Label("News", systemImage: "newspaper") }
///       Text("Me").tabItem { Label("Me", systemImage: "person") }
///     }
///   }
/// }
/// ```
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: Binding<SelectionValue>?
  @State private var own: UInt64?

  /// Screens, of which the one that has the selection as its tag is shown.
  ///
  /// - Parameter selection: `nil` lets the view keep by itself which one is shown.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection
  }

  nonisolated init(content: Content, selection: Binding<SelectionValue>?) {
    self.content = content
    self.selection = selection
  }

  @MainActor public var body: some View {
    let tabs = TabPart.parts(of: content).filter { !$0.isHidden }
    let parts = tabs.filter { !$0.isSearch } + tabs.filter(\.isSearch)
    let selection = selection
    let own = $own
    let chosen =
      selection.map { binding in
        let value = AnyHashable(binding.wrappedValue)
        return parts.first {
          $0.tag == value || $0.tag?.tag(as: SelectionValue.self) == binding.wrappedValue
        }?.key
      } ?? self.own
    _TabPages(
      parts: parts, chosen: chosen ?? (parts.first { !$0.isSidebarOnly } ?? parts.first)?.key,
      choose: { part in
        if let selection {
          if let value = part.tag?.tag(as: SelectionValue.self) { selection.wrappedValue = value }
        } else {
          own.wrappedValue = part.key
        }
      })
  }
}

extension TabView where SelectionValue == Int {
  /// Screens; the view keeps by itself which one is shown.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }
}

/// Writes the tabs, and the screens that have been chosen so far.
struct _TabPages: View {
  typealias Body = Never
  let parts: [TabPart]
  let chosen: UInt64?
  let choose: @MainActor (TabPart) -> Void

  private final class Visited: Slot {
    var scopes: [UInt64: AppearanceScope] = [:]
    private var stacks: [UInt64: TabStack] = [:]

    func stack(_ key: UInt64) -> TabStack {
      if let known = stacks[key] { return known }
      let stack = TabStack()
      stacks[key] = stack
      return stack
    }

    func forget(_ key: UInt64) { (scopes[key], stacks[key]) = (nil, nil) }
  }

  /// The tabs for a bar or a sidebar.
  private func parts(inSidebar isSidebar: Bool) -> Self {
    guard !isSidebar, parts.contains(where: \.isSidebarOnly) else { return self }
    return Self(
      parts: parts.filter { !$0.isSidebarOnly || $0.key == chosen }, chosen: chosen,
      choose: choose)
  }

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let visited = context.slot(0x7AB5) { Visited() }
    let style = context.style(of: (any TabViewStyle).self)
    let isPaged = style is PageTabViewStyle
    context.open(.tabs)
    // Symbols of a bar of tabs are filled, those of a sidebar are not.
    let isSidebar =
      style is SidebarAdaptableTabViewStyle && context.environment.roomForColumns > 1
    let view = view.parts(inSidebar: isSidebar)
    let axis = context.axis
    context.axis = 1
    let base = context.environment.addressBase
    let addresses = view.parts.enumerated().map { index, part -> String? in
      // The first tab is where one begins.
      isPaged || index == 0 ? base : base.map { Route.address(AddressPart.of(tab: part), in: $0) }
    }
    let pages = view.parts.indices.map { index in
      view.page(index, addresses[index], visited, isPaged, isSidebar, context)
    }
    let bar = view.bar(pages, context)
    let hidesBar = view.hides(bar)
    if isPaged {
      let dots = context.style(of: (any IndexViewStyle).self) as? PageIndexViewStyle
      context.writer.set(.dotsGround, (dots?.mode ?? .automatic).ground)
    }
    // Without a bar it is a page of its own.
    if isPaged || hidesBar {
      context.writer.set(.look, ControlLook.page)
    } else if isSidebar {
      context.writer.set(.look, ControlLook.sidebarTabs)
    }
    if !isPaged, !hidesBar { Self.write(bar, context) }
    // What comes appears before what goes disappears.
    for part in view.parts where part.key != view.chosen {
      visited.scopes[part.key]?.setVisible(false, in: context.graph)
    }
    let showsTabs = (style as? PageTabViewStyle)?.shows(view.parts.count) ?? !hidesBar
    if !isPaged, !hidesBar, let accessory = context.environment.tabAccessory {
      context.open(.box)
      context.emit(1, TabAccessory(content: accessory))
      context.close()
    }
    for (index, part) in view.parts.enumerated() where showsTabs {
      context.descend(EmissionContext.mix(part.key, 1)) {
        context.withEnvironment(Self.symbols(in: isSidebar)) {
          part.emitTab(context) {
            view.emitTab(
              part, index, pages[index], addresses[index], visited, isPaged, bar.colorScheme,
              context)
          }
        }
      }
    }
    var inner: String?
    for ((part, page), address) in zip(zip(view.parts, pages), addresses) {
      context.descend(EmissionContext.mix(part.key, 2)) {
        context.open(.tabContent)
        if part.key != view.chosen { context.writer.set(.isHidden, true) }
        if let page, part.key == view.chosen {
          inner = context.preference(InnerAddress.self, hides: true) { context.place(page) }
        } else if let page {
          // A page around the tabs has the title, the tools and the address of the tab that is shown.
          _ = context.preference(InnerAddress.self, hides: true) {
            _ = context.preference(BarPreference.self, hides: true) { context.place(page) }
          }
        }
        context.close { _ in 3 }
      }
      if part.key == view.chosen { inner = inner ?? address }
    }
    if !isPaged, let inner {
      context.writePreference(ObjectIdentifier(InnerAddress.self), Optional(inner))
    }
    let keys = Set(view.parts.map(\.key))
    for key in visited.scopes.keys where !keys.contains(key) { visited.forget(key) }
    context.axis = axis
    context.close { _ in 3 }
  }

  private static func symbols(in isSidebar: Bool) -> ArraySlice<EnvironmentEntry> {
    EnvironmentValues.entries { $0.symbolVariants = isSidebar ? .none : .fill }[...]
  }

  /// The wishes of the shown tab for the bar.
  private func bar(_ pages: [Component?], _ context: EmissionContext) -> TabBarState {
    let shown = zip(parts, pages).first { $0.0.key == chosen }?.1
    return shown.map { context.preference(TabBarPreference.self, of: $0) } ?? TabBarState()
  }

  /// Whether an app draws a bar of its own in place of that of the tabs.
  private func hides(_ bar: TabBarState) -> Bool {
    switch bar.visibility {
    case .hidden: true
    case .visible: false
    default: UITabBar.appearance().isHidden
    }
  }

  /// The ground of the bar.
  private static func write(_ bar: TabBarState, _ context: EmissionContext) {
    if bar.hidesBackground == true {
      context.writer.set(.paint, Paint(.clear))
    } else if let background = bar.background {
      background._fill(in: context.environment)
        .write(context.writer, paint: .paint, gradient: .gradient)
    } else if let ground = UITabBar.appearance().ground {
      context.writer.set(.paint, ground.color.paint(in: context.environment))
    } else if let scheme = bar.colorScheme {
      let ground = scheme == .dark ? Color.black : Color.white
      context.writer.set(.paint, ground.opacity(0.9).paint(in: context.environment))
    }
  }

  /// The screen of a tab, if it was chosen before, must say what its tab is called, or is a swipe away.
  private func page(
    _ index: Int, _ address: String?, _ visited: Visited, _ isPaged: Bool, _ isSidebar: Bool,
    _ context: EmissionContext
  ) -> Component? {
    let part = parts[index]
    let isChosen = part.key == chosen
    guard
      isChosen || visited.scopes[part.key] != nil || (isPaged ? isBeside(index) : part.label == nil)
    else { return nil }
    let scope =
      visited.scopes[part.key]
      ?? AppearanceScope(isVisible: isChosen, in: context.environment.appearance)
    visited.scopes[part.key] = scope
    if isChosen { scope.setVisible(true, in: context.graph) }
    return context.descend(EmissionContext.mix(part.key, 3)) {
      var around = context.environment.pageAround
      if !isPaged {
        let choose = choose
        let slot = context.slot(0x0ADD) { PageAddressSlot(in: context) }
        slot.update(address, isOnTop: isChosen) { choose(part) }
        around = slot.around
      }
      return composite(
        _PageContent(
          content: part.content.environment(\.appearance, scope)
            .environment(\.tabAccessory, nil)
            .environment(\.addressBase, address)
            .environment(\.pageAround, around)
            .environment(\.tabSymbols, isSidebar ? .none : .fill)
            .environment(\.tabStack, visited.stack(part.key))), context)
    }
  }

  /// Whether a swipe from the chosen page brings this one.
  private func isBeside(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { parts.indices.contains($0) && parts[$0].key == chosen }
  }

  private func emitTab(
    _ part: TabPart, _ index: Int, _ page: Component?, _ address: String?, _ visited: Visited,
    _ isPaged: Bool, _ scheme: ColorScheme?, _ context: EmissionContext
  ) {
    let inner = page.map { context.preference(TabItemPreference.self, of: $0) } ?? TabItem()
    context.open(.tab)
    context.writer.set(.isSelected, part.key == chosen)
    context.writer.set(.index, index)
    if let scheme { context.writer.set(.colorScheme, scheme.element) }
    let colors = UITabBar.appearance()
    let dots = UIPageControl.appearance()
    if isPaged {
      let color =
        part.key == chosen ? dots.currentPageIndicatorTintColor : dots.pageIndicatorTintColor
      if let color { context.writer.set(.tint, color.color.paint(in: context.environment)) }
    } else if part.key == chosen, let tint = colors.color(isSelected: true) {
      context.writer.set(.tint, tint.color.paint(in: context.environment))
    } else if part.key != chosen, let color = colors.color(isSelected: false) {
      context.writer.set(.foreground, color.color.paint(in: context.environment))
    }
    if part.isDisabled {
      context.writer.set(.isDisabled, true)
    } else if !isPaged, let address = linkAddress(part, address, context) {
      context.writer.set(.address, address)
    }
    if isPaged {
      let style = context.style(of: (any TabViewStyle).self) as? PageTabViewStyle
      if style?.areDotsSeen == false { context.writer.set(.isSpokenOnly, true) }
      let numbers = ["index": index + 1, "count": parts.count].mapValues {
        $0.formatted(.number.locale(context.environment.locale))
      }
      context.writer.set(.label, context.ownWords(.pageOfPages, numbers))
    }
    let choose = choose
    let isChosen = part.key == chosen
    let stack = visited.stack(part.key)
    context.handler(
      .onTap,
      .action {
        // The binding is set again, too: apps listen for that.
        choose(part)
        if isChosen { stack.popToRoot() }
      })
    if !isPaged {
      if let label = part.label {
        context.emit(1, label)
      } else if let component = inner.component {
        context.placeAdopted(component)
      }
      if let badge = part.badge ?? inner.badge {
        context.emit(2, _BadgeMark(text: badge))
      }
    }
    context.close { _ in 0 }
  }
}

extension _TabPages {
  private func linkAddress(
    _ part: TabPart, _ derived: String?, _ context: EmissionContext
  ) -> String? {
    if let address = part.address { return address }
    guard context.graph.session.route.isDerived else { return nil }
    return derived.map(context.environment.linkAddress)
  }
}

/// What a screen says of its tab from inside of its body.
struct TabItem {
  var component: Component?
  var badge: Text?
}

struct TabItemPreference: PreferenceKey {
  static var defaultValue: TabItem { TabItem() }
  static func reduce(value: inout TabItem, nextValue: () -> TabItem) {
    let next = nextValue()
    value.component = value.component ?? next.component
    value.badge = value.badge ?? next.badge
  }
}

nonisolated public struct _TabItemModifier<Label: View>: ViewModifier, TabDescription {
  public typealias Body = Never
  let label: Label

  nonisolated init(label: Label) { self.label = label }

  @MainActor func describe(_ part: inout TabPart) { part.label = AnyView(label) }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.outsideOfItems {
      let component = context.descend(0x7AB) {
        composite(
          _PageContent(
            content: modifier.label
              .environment(\.symbolVariants, context.environment.tabSymbols)), context)
      }
      context.writePreference(
        ObjectIdentifier(TabItemPreference.self), TabItem(component: component))
    }
    content()
  }
}

extension View {
  /// What the tab of this screen shows: an image and a text.
  nonisolated public func tabItem<V: View>(
    @ViewBuilder _ label: () -> V
  ) -> ModifiedContent<Self, _TabItemModifier<V>> {
    modifier(_TabItemModifier(label: label()))
  }
}
