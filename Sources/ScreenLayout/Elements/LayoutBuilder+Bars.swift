import LayoutSolver
import ViewGraph

// Bars and what they hold.
extension LayoutBuilder {
  /// Items of a bar above, or of a row.
  func barItems(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let items = itemNodes(element, context)
    let least = BarFigures.item - 2 * TouchFigures.barMargin
    switch element[.barArea] {
    case .leading where context.isInRow, .trailing where context.isInRow:
      return own(line(items.map { wide($0.node, BarFigures.item) }, context, spacing: 0))
    case .back, .leading, .principal, .trailing:
      return own(line(items.map { wide($0.node, least) }, context, spacing: BarFigures.gap))
    default: return own(line(items.map(\.node), context))
    }
  }

  /// Lays out a bar at the bottom. A single item stands at the leading edge.
  func toolbar(
    _ element: Element, _ least: Double, _ spacing: Double, _ context: LayoutContext
  ) -> LayoutNode {
    let items = itemNodes(element, context)
    let nodes = items.map { $0.isSpacer ? $0.node : wide($0.node, least) }
    if items.contains(where: \.isSpacer) {
      return own(line(nodes, context, spacing: spacing))
    }
    if nodes.count == 1 {
      return LayoutNode(
        FlexibleFrameRule(
          width: LengthLimits(maximum: .infinity), alignment: LayoutAlignment(.leading)), nodes)
    }
    let parted = nodes.flatMap { node in
      [LayoutNode(SpacerRule(axis: .horizontal, minimum: spacing)), node]
    }
    return own(line(Array(parted.dropFirst()), context, spacing: 0))
  }

  /// A node for each item of a bar.
  private func itemNodes(
    _ element: Element, _ context: LayoutContext
  ) -> [(node: LayoutNode, isSpacer: Bool)] {
    var context = context
    context.axis = .horizontal
    return element.children.compactMap { child in
      guard let node = node(child, context) else { return nil }
      let hugged =
        LayoutProgram.hugs(child.role) ? LayoutNode(FixedSizeRule(.horizontal), [node]) : node
      return (hugged, child.role == .spacer)
    }
  }

  private func wide(_ node: LayoutNode, _ minimum: Double) -> LayoutNode {
    LayoutNode(
      FlexibleFrameRule(width: LengthLimits(minimum: minimum), height: LengthLimits()), [node])
  }

  /// The letters of a large title. Large letters grow less than small ones, as on a phone.
  private func largeTitle(_ context: LayoutContext) -> FontMetrics {
    let usual = FontMetrics(.largeTitle)
    let growing = BarFigures.growingTitle * context.textSize
    let size = min(usual.size - BarFigures.growingTitle + growing, screen.width * 0.13)
    return usual.scaled(by: size / usual.size)
  }

  func bar(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    guard !element.flag(.isHidden) else { return LayoutNode(FixedRule(.zero)) }
    var inner = context
    inner.axis = .horizontal
    let isLarge = !element.flag(.hasInlineTitle)
    var leading: [LayoutNode] = []
    var middle: [LayoutNode] = []
    var trailing: [LayoutNode] = []
    var title: [LayoutNode] = []
    for child in element.children {
      if child.role == .barTitle {
        inner.font = isLarge ? largeTitle(context) : context.font(.headline)
        inner.font.weight = 700
        if isLarge { inner.font.tracking = -inner.font.size / 100 }
      }
      guard let node = node(child, inner) else { continue }
      inner.font = context.font
      if child.role == .barTitle {
        title.append(node)
      } else {
        switch child[.barArea] {
        case .back, .leading: leading.append(node)
        case .principal: middle.append(node)
        default: trailing.append(node)
        }
      }
    }
    if !isLarge { middle += title }
    let parts = [leading, middle, trailing].map { line($0, inner, spacing: 8) }
    let tool = LayoutNode(BarLineRule(spacing: 8), parts)
    tool.isRightToLeft = context.isRightToLeft
    let isWide = element.parent?.flag(.isWide) ?? false
    let tools = LayoutNode(
      ReadableColumnRule(isWide ? .infinity : BarFigures.column),
      [
        LayoutNode(
          PaddingRule(LayoutInsets(leading: BarFigures.margin, trailing: BarFigures.margin)),
          [tool])
      ])
    var rows = [fixed(height: BarFigures.navigationBar, tools)]
    if isLarge, !title.isEmpty {
      let large = LayoutNode(
        FlexibleFrameRule(
          width: LengthLimits(maximum: .infinity), alignment: LayoutAlignment(.leading)),
        [LayoutNode(PaddingRule(BarFigures.titleInsets), title)])
      rows.append(
        LayoutNode(
          FlexibleFrameRule(
            width: LengthLimits(maximum: .infinity),
            height: LengthLimits(minimum: BarFigures.largeTitle)), [readable(large)]))
    }
    return LayoutNode(StackRule(axis: .vertical, alignment: .centerX, spacing: 0), rows)
  }
}
