import LayoutSolver
import ViewGraph

// Pages, bars, tabs and what covers them.
extension LayoutBuilder {
  func structure(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    var context = context
    context.axis = .vertical
    switch element.role {
    case .navigation:
      return LayoutNode(LayersRule(.center), nodes(element.children, context))
    case .page: return page(element, context)
    case .menuScreen: return menuScreen(element, context)
    case .menuBar:
      return own(line(inside(element, context, axis: .horizontal), context, spacing: 0))
    case .split: return split(element, context)
    case .column: return own(window(nodes(element.children, context), context))
    case .tabs: return tabs(element, context)
    case .bar: return bar(element, context)
    case .search: return search(element, context)
    case .barItems: return barItems(element, context)
    case .barTitle, .modalTitle:
      guard let words = element[.text] else {
        return own(column(nodes(element.children, context), context))
      }
      // A bar says in which letters.
      let font = element.role == .barTitle ? context.font : context.font(.headline)
      return LayoutNode(TextMeasure([MeasuredRun(words, font)]).rule)
    case .tab where element.parent?[.look] == .page:
      return LayoutNode(FixedRule(LayoutSize(BarFigures.dot, BarFigures.dot)))
    case .tab:
      return LayoutNode(
        FrameRule(width: nil, height: BarFigures.tabBar), [LayoutNode(FlexibleRule())])
    case .tabContent: return own(window(nodes(element.children, context), context))
    case .modal: return own(window(nodes(element.children, context), context))
    default: return own(column(nodes(element.children, context), context))
    }
  }

  /// Lays out the content of a window or page.
  func window(_ nodes: [LayoutNode], _ context: LayoutContext) -> LayoutNode {
    LayoutNode(ContainerRule(), [LayoutNode(WindowRule(), [column(nodes, context)])])
  }

  private func page(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let bars = element.children.filter { $0.role == .bar }
    let bottoms = element.children.filter { $0.role == .barItems && $0[.barArea] == .bottom }
    // A bar whose items are left away takes no room.
    let bottom = bottoms.filter { !$0.children.isEmpty }
    let contents = element.children.filter { child in
      !bars.contains { $0 === child } && !bottoms.contains { $0 === child }
    }
    var parts = nodes(bars, context)
    let content = window(nodes(contents, context), context)
    // Tabs and columns fill the window, and have pages of their own.
    let isColumn =
      !element.flag(.isWide) && !contents.contains { $0.role == .tabs || $0.role == .split }
    parts.append(isColumn ? readable(content) : content)
    parts += nodes(bottom, context).map { isColumn ? readable($0) : $0 }
    return LayoutNode(StackRule(axis: .vertical, alignment: .centerX, spacing: 0), parts)
  }

  func readable(_ node: LayoutNode) -> LayoutNode {
    LayoutNode(ReadableColumnRule(BarFigures.column), [node])
  }

  /// A bar of menus, where the window is wide, and the screen below it.
  private func menuScreen(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let content = window(nodes(element.children.filter { $0.role != .menuBar }, context), context)
    guard screen.width >= BarFigures.wide,
      let menus = element.children.first(where: { $0.role == .menuBar }),
      let bar = node(menus, context)
    else { return own(content) }
    let line = LayoutNode(
      FlexibleFrameRule(
        width: LengthLimits(maximum: .infinity), alignment: LayoutAlignment(.leading)),
      [LayoutNode(FrameRule(width: nil, height: BarFigures.menuBar), [bar])])
    line.isRightToLeft = context.isRightToLeft
    return LayoutNode(
      StackRule(axis: .vertical, alignment: .centerX, spacing: 0), [line, content])
  }

  /// Columns beside each other; one that lies over the next takes no room of it.
  private func split(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    var inner = context
    inner.axis = .horizontal
    let layers = nodes(element.children.filter { $0.flag(.isLayer) }, inner)
    let columns = nodes(element.children.filter { !$0.flag(.isLayer) }, inner)
    let line = LayoutNode(StackRule(axis: .horizontal, alignment: .top, spacing: 0), columns)
    line.isRightToLeft = context.isRightToLeft
    guard !layers.isEmpty else { return line }
    let over = LayoutNode(OverlayRule(LayoutAlignment(.leading, .top)), [line] + layers)
    over.isRightToLeft = context.isRightToLeft
    return over
  }

  func fixed(height: Double, _ node: LayoutNode) -> LayoutNode {
    LayoutNode(
      FlexibleFrameRule(width: LengthLimits(maximum: .infinity)),
      [LayoutNode(FrameRule(width: nil, height: height), [node])])
  }

  private func tabs(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let content = nodes(element.children.filter { $0.role == .tabContent }, context)
    // What stands below the screens and above the bar.
    let extra = nodes(element.children.filter { $0.role == .box }, context)
    var pages = LayoutNode(LayersRule(.center), content)
    if !extra.isEmpty {
      let rule = StackRule(axis: .vertical, alignment: .centerX, spacing: 0)
      pages = LayoutNode(rule, [own(pages)] + extra)
    }
    var inner = context
    inner.axis = .horizontal
    let tabs = nodes(element.children.filter { $0.role == .tab }, inner)
    if tabs.isEmpty { return own(pages) }
    if element[.look] == .page {
      let dots = LayoutNode(
        PaddingRule(LayoutInsets(bottom: BarFigures.belowDots)), [line(tabs, inner, spacing: 0)])
      return LayoutNode(OverlayRule(LayoutAlignment(.centerX, .bottom)), [own(pages), dots])
    }
    if element[.look] == .sidebarTabs {
      let list = LayoutNode(StackRule(axis: .vertical, alignment: .leading, spacing: 0), tabs)
      let top = LayoutNode(
        FlexibleFrameRule(
          height: LengthLimits(maximum: .infinity), alignment: LayoutAlignment(.leading, .top)),
        [list])
      let side = LayoutNode(FrameRule(width: BarFigures.sidebar, height: nil), [top])
      let beside = LayoutNode(
        StackRule(axis: .horizontal, alignment: .top, spacing: 0), [side, pages])
      beside.isRightToLeft = context.isRightToLeft
      return beside
    }
    let bar = fixed(height: BarFigures.tabBar, line(tabs, inner, spacing: 0))
    return LayoutNode(StackRule(axis: .vertical, alignment: .centerX, spacing: 0), [pages, bar])
  }

  private func search(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let field = element.children.first { $0.role == .textField }
    let cancel = element.children.first { $0.role == .barItems }
    let rest = element.children.filter { $0 !== field && $0 !== cancel }
    var parts: [LayoutNode] = []
    if let field, let node = node(field, context) {
      var inner = context
      inner.axis = .horizontal
      let end = cancel.flatMap { self.node($0, inner) }
      let padded = LayoutNode(
        PaddingRule(LayoutInsets(leading: BarFigures.margin, trailing: BarFigures.margin)),
        [end.map { line([node, $0], inner, spacing: BarFigures.searchGap) } ?? node])
      parts.append(fixed(height: BarFigures.search, padded))
    }
    parts.append(window(nodes(rest, context), context))
    return LayoutNode(StackRule(axis: .vertical, alignment: .centerX, spacing: 0), parts)
  }
}
