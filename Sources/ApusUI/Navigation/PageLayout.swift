import ViewGraph

/// The elements of one page: its bar, its content, and the tools at its bottom.
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
  /// Whether the title of the page below is large.
  let isLargeBelow: Bool
  /// The title of the page below, which the way back has.
  let titleBelow: BackTitle?
  let pop: (@MainActor () -> Void)?
  /// Shows the page on the one below, if no link leads to it.
  let reopen: (() -> Void)?
  /// Takes away the pages over this one.
  let reveal: @MainActor () -> Void

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let address = context.slot(0x0ADD) { PageAddressSlot(in: context) }
    context.open(.page)
    if view.entersAtOnce { context.enterAtOnce() }
    context.writer.set(.index, view.depth)
    if !view.isTop { context.writer.set(.isHidden, true) }
    // A page without an address is left in another way by Back in a browser.
    if view.address == nil, view.isTop, let pop = view.pop {
      context.handler(.onBack, .action(pop))
    }
    let axis = context.axis
    context.axis = 1
    context.descend(1) {
      let child = emitContent(view, address, context)
      let bar = context.preference(BarPreference.self, of: child)
      if bar.isWide { context.writer.set(.isWide, true) }
      // What is chosen in a column lies on it, as a page does.
      let isCovered = view.place.map {
        !$0.isSeenAlone && context.preference(ColumnPreference.self, of: child).chosen != nil
      }
      address.update(
        view.address, isOnTop: view.isTop && !(isCovered ?? false), reopen: view.reopen,
        reveal: view.reveal)
      let isLarge = bar.hasLargeTitle(
        isFirst: view.isFirst || !bar.inner.isEmpty, isLargeBelow: view.isLargeBelow)
      if view.hasBar, !bar.isCovered {
        if view.isTop { showTitle(bar.merged, context) }
        emitBar(view, bar.merged, isLarge: isLarge, context)
      }
      context.place(child)
      context.writePreference(ObjectIdentifier(LargeTitlePreference.self), isLarge)
      context.writePreference(
        ObjectIdentifier(TitlePreference.self),
        bar.merged.title?.resolved(in: context.environment))
      emitItems(bar.items.filter { $0.placement.area == .bottom }, area: .bottom, context)
    }
    context.axis = axis
    context.close { _ in 3 }
  }

  private static func emitContent(
    _ view: Self, _ address: PageAddressSlot, _ context: EmissionContext
  ) -> Component {
    func emit(_ content: some View) -> Component {
      composite(
        _PageContent(content: content.environment(\.pageAround, address.around)), context)
    }
    guard context.environment.heldSearch != nil else { return emit(view.content) }
    // The first page shows the search of the stack.
    guard view.depth == 0 else { return emit(view.content.environment(\.heldSearch, nil)) }
    return emit(view.content.modifier(_SearchSurroundings()).modifier(_PageSearchModifier()))
  }

  /// Names the tab after the page, also while the bar is hidden or shows something else than the title.
  private static func showTitle(_ bar: BarState, _ context: EmissionContext) {
    guard let title = bar.title.map({ bar.pageTitle ?? $0 }) else { return }
    let name = context.slot(0x717E) { PageTitleSlot(in: context) }
    name.title = title.resolved(in: context.environment)
    if name.isActive { name.show() }
  }

  private static func emitBar(
    _ view: Self, _ bar: BarState, isLarge: Bool, _ context: EmissionContext
  ) {
    let leading = bar.items.filter { $0.placement.area == .leading }
    let principal = bar.items.filter { $0.placement.area == .principal }
    let trailing = bar.items.filter { $0.placement.area == .trailing }
    let looks = NavigationBarLooks(in: context.environment)
    let back: (@MainActor () -> Void)? = bar.hidesBack ? nil : view.pop
    let toggle = bar.removed.contains(.sidebarToggle) ? nil : context.environment.sidebarToggle
    guard !bar.isHidden else { return }
    guard
      back != nil || bar.title != nil || !leading.isEmpty || !principal.isEmpty
        || !trailing.isEmpty || bar.refresh != nil || toggle != nil
    else { return }
    context.descend(2) {
      context.open(.bar)
      if !isLarge { context.writer.set(.hasInlineTitle, true) }
      if let tint = looks.tint {
        context.writer.set(.tint, tint.color.paint(in: context.environment))
      }
      if bar.hidesBackground {
        context.writer.set(.background, Paint(.clear))
      } else if let background = bar.background {
        background._fill(in: context.environment)
          .write(context.writer, paint: .background, gradient: .backgroundGradient)
      } else if let ground = looks.ground {
        context.writer.set(.background, ground.color.paint(in: context.environment))
      }
      if let scheme = bar.colorScheme {
        context.writer.set(.colorScheme, scheme.element)
      }
      if let back {
        context.descend(1) {
          context.open(.button)
          context.writer.set(.identifier, "BackButton")
          context.writer.set(.label, context.ownWords[.back])
          let symbol = looks.backSymbol
          context.writer.set(.symbol, symbol?.symbolName ?? "chevron.left")
          if let tint = symbol?.ownTint {
            context.writer.set(.tint, tint.color.paint(in: context.environment))
          }
          // Items beside it leave no room for words.
          let below = view.titleBelow ?? .words("")
          if leading.isEmpty, toggle == nil, case .words(let title) = below {
            context.writer.set(.text, title.isEmpty ? context.ownWords[.back] : title)
            // The name has the words that are seen, because people say them to their computers.
            if !title.isEmpty { context.writer.set(.spokenValue, title) }
          }
          context.writer.set(.look, ControlLook.plain)
          context.writer.set(.barArea, BarArea.back)
          context.handler(.onTap, .action(back))
          context.close { _ in 0 }
        }
      }
      emitItems(leading, toggle: toggle, area: .leading, context)
      if !principal.isEmpty {
        emitItems(principal, area: .principal, context)
      } else if let title = bar.title, let menu = bar.titleMenu {
        emitTitleMenu(title, bar.subtitle, menu, context)
      } else if let title = bar.title, let subtitle = bar.subtitle, !bar.removed.contains(.title) {
        emitTitles(title, subtitle, context)
      } else if let title = bar.title, !bar.removed.contains(.title) {
        context.descend(4) {
          context.open(.barTitle)
          context.writer.set(.text, title.resolved(in: context.environment))
          if let color = looks.titleColor(isLarge: isLarge) {
            context.writer.set(.foreground, color.color.paint(in: context.environment))
          }
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
          context.emitActions(named: context.ownWords[.more]) {
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
      let status = items.filter(\.placement.isStatus)
      if let first = items.firstIndex(where: \.placement.isStatus) {
        for item in items[..<first] { context.placeAdopted(item.component) }
        context.emit(2, Spacer())
        for item in status { context.placeAdopted(item.component) }
        context.emit(3, Spacer())
        for item in items[first...] where !item.placement.isStatus {
          context.placeAdopted(item.component)
        }
      } else {
        for item in items { context.placeAdopted(item.component) }
      }
      context.close { _ in 0 }
    }
  }
}

/// A component for a page's content, so that the bar can be evaluated without it.
struct _PageContent<Content: View>: View {
  let content: Content
  var body: Content { content }
}
