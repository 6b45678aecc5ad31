import LayoutSolver
import ViewGraph

extension LayoutBuilder {
  /// A list or form: it scrolls, its rows are as wide as it is.
  func list(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    var inner = context
    inner.axis = .vertical
    inner.isInRow = true
    inner.listLook = element[.look]
    inner.sectionGap = element[.sectionSpacing] ?? RowFigures.sectionGap
    inner.rowSpacing = element[.rowSpacing] ?? 0
    let isPlain = element.isPlainList
    inner.isInWideSidebar =
      element.role == .list && element[.look] == .sidebar && screen.width >= BarFigures.wide
    var parts: [LayoutNode] = []
    var isAfterRow = false
    var last: Element?
    for child in element.children {
      inner.isFirstSection = last == nil
      guard let node = node(child, inner) else { continue }
      let isCard = child.role == .section || child.role.isRow || child.role == .window
      // Rows without a section share a card.
      let follows = child.role != .section && isAfterRow
      isAfterRow = child.role != .section
      // The usual distance is above the first section. Headers bring their distance.
      let gap = last == nil ? RowFigures.sectionGap : inner.sectionGap
      var top = isPlain || child.startsWithHeader ? 0 : gap
      if inner.isInWideSidebar, top > 0 {
        top = child.role == .section ? RowFigures.sidebarGap : 0
      }
      if follows { top = child.role.isRow ? inner.rowSpacing : 0 }
      if let last { top += ownGap(last, child, inner) }
      last = child
      let reachesSides = isPlain || element.role == .list && element[.look] == .grouped
      let margin = inner.isInWideSidebar ? RowFigures.sidebarInset : RowFigures.cardMargin
      let side = reachesSides || !isCard ? 0 : margin
      if inner.isInWideSidebar, parts.isEmpty { top += RowFigures.sidebarTop }
      parts.append(
        LayoutNode(
          PaddingRule(LayoutInsets(top: top, leading: side, bottom: 0, trailing: side)), [node]))
    }
    // Each row has the height that it asks for, whatever the others would take.
    let rows = LayoutNode(LazyStackRule(axis: .vertical, alignment: .leading, spacing: 0), parts)
    return LayoutNode(ScrollRule(.vertical), [rows])
  }

  /// The points that two sections take from the distance of a list's sections, or add to it.
  private func ownGap(_ first: Element, _ second: Element, _ context: LayoutContext) -> Double {
    let own = [first, second].map { one in one[.ownSpacing].map { $0 - context.sectionGap } }
    if let above = own[0], let below = own[1] { return min(above, below) }
    return min(0, own[0] ?? own[1] ?? 0)
  }

  func section(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    guard context.isInRow else {
      // Outside of a list its parts are views like others.
      let (axis, guide, spacing) = LayoutProgram.section(AttributesOf(element))
      return LayoutNode(
        StackRule(axis: axis, alignment: guide.layout, spacing: spacing),
        inside(element, context, axis: axis))
    }
    var isAfterRow = false
    let parts = element.children.compactMap { child -> LayoutNode? in
      var inner = context
      let spacing = isAfterRow && child.role.isRow ? context.rowSpacing : 0
      isAfterRow = child.role.isRow
      if child.role == .sectionHeader || child.role == .sectionFooter {
        inner.font = context.font(.footnote)
      }
      if child.role == .sectionHeader, context.isInWideSidebar {
        inner.font = context.font(.headline)
      }
      if child.role == .sectionHeader, RowFigures.hasCapitalHeaders(context.listLook) {
        inner.textCase = .uppercase
        inner.font.tracking = inner.font.size / 100
      }
      guard let node = node(child, inner) else { return nil }
      var insets: LayoutInsets
      switch child.role {
      case .sectionHeader where context.listLook == .plainList,
        .sectionFooter where context.listLook == .plainList:
        insets = RowFigures.plainHeader
      case .sectionHeader where context.isInWideSidebar: insets = RowFigures.sidebarHeader
      case .sectionHeader:
        insets = RowFigures.header
        let gap = context.isFirstSection ? RowFigures.sectionGap : context.sectionGap
        insets.top = max(0, gap - RowFigures.headerGap)
      case .sectionFooter:
        insets = RowFigures.footer
        if context.isInWideSidebar {
          insets.leading = RowFigures.sidebarInset
          insets.trailing = RowFigures.sidebarInset
        }
      default:
        return spacing == 0 ? node : LayoutNode(PaddingRule(LayoutInsets(top: spacing)), [node])
      }
      return LayoutNode(
        // The minimum makes the header fill the height that it gets.
        FlexibleFrameRule(
          width: LengthLimits(maximum: .infinity), height: LengthLimits(minimum: 0),
          alignment: LayoutAlignment(.leading)),
        [LayoutNode(PaddingRule(LayoutInsets(child[.rowInsets]) ?? insets), [node])])
    }
    return LayoutNode(LazyStackRule(axis: .vertical, alignment: .leading, spacing: 0), parts)
  }

  /// A row: its content at the leading edge, with the tools of the row behind it. What a swipe uncovers
  /// lies over the content.
  /// - Parameters:
  ///   - least: Its least height; nil: the usual one.
  ///   - insets: Those around its content; nil: the usual ones.
  func row(
    _ element: Element, _ least: Double?, _ insets: LayoutInsets?, _ context: LayoutContext
  ) -> LayoutNode {
    var inner = context
    inner.isInRow = true
    inner.axis = .vertical
    let contents = element.children.filter { $0.role != .barItems }
    // A mark belongs to the content, tools stand beside it.
    let marks = element.children.filter { $0.role == .barItems && $0[.barArea] == nil }
    let tools = element.children.filter { $0.role == .barItems && $0[.barArea] != nil }
    let isInSidebar = context.isInWideSidebar
    let leadsOn = !isInSidebar && contents.contains(where: \.leadsToAPage)
    let content = column(nodes(contents, inner), inner)
    inner.axis = .horizontal
    var line = self.nodes(marks, inner)
    // The sign at the end of what leads on; a mark stands before it.
    if leadsOn, !line.isEmpty { line.append(LayoutNode(FixedRule(RowFigures.sign))) }
    let room = leadsOn && line.isEmpty ? RowFigures.signRoom : 0
    let wide = LayoutNode(
      FlexibleFrameRule(
        width: LengthLimits(maximum: .infinity), alignment: LayoutAlignment(.leading)),
      [room == 0 ? content : LayoutNode(PaddingRule(LayoutInsets(trailing: room)), [content])])
    let inside = self.line([wide] + line, inner)
    let usual = usualInsets(contents, isInSidebar: isInSidebar)
    var nodes = [LayoutNode(PaddingRule(insets ?? usual), [inside])]
    let over = self.nodes(tools.filter { $0[.barArea] == .over }, inner)
    if !over.isEmpty {
      nodes = [LayoutNode(OverlayRule(LayoutAlignment(.trailing)), nodes + over)]
    }
    for tool in tools where tool[.barArea] != .over {
      guard let node = node(tool, inner) else { continue }
      if tool[.barArea] == .leading { nodes.insert(node, at: 0) } else { nodes.append(node) }
    }
    return LayoutNode(
      FlexibleFrameRule(
        width: LengthLimits(maximum: .infinity),
        height: LengthLimits(minimum: least ?? RowFigures.height),
        alignment: LayoutAlignment(.leading)),
      [self.line(nodes, inner, spacing: 0)])
  }

  private func usualInsets(_ contents: [Element], isInSidebar: Bool) -> LayoutInsets {
    var insets = RowFigures.insets
    if let inset = contents.lazy.compactMap({ LayoutProgram.rowInset($0.role, AttributesOf($0)) })
      .first
    {
      insets.top = inset
      insets.bottom = inset
    }
    if isInSidebar {
      insets.leading = RowFigures.sidebarInset
      insets.trailing = RowFigures.sidebarInset
    }
    return insets
  }
}

extension LayoutElement {
  var isPlainList: Bool {
    role == .list && self[.look] == .plainList || role == .table
  }

  /// Whether it is a section with a header, which has the distance above it in itself.
  var startsWithHeader: Bool {
    role == .section && children.contains { $0.role == .sectionHeader }
  }

  var leadsToAPage: Bool { LayoutProgram.leads(role, AttributesOf(self)) }
}
