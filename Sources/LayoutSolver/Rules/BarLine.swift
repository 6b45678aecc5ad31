/// The line of a bar, with leading items, a title in the middle and trailing items.
///
/// The middle has its ideal width as far as the sides leave room, and is in the middle of the line while neither side
/// needs more than its half of the rest.
package struct BarLineRule: LayoutRule {
  let spacing: Double

  package init(spacing: Double) { self.spacing = spacing }

  private struct Widths {
    var leading, middle, trailing: Double
  }

  private func widths(_ proposal: Proposal, _ node: LayoutNode) -> Widths {
    let children = node.children
    let ideal = children.map { $0.size(Proposal(nil, proposal.height)).width }
    guard let width = proposal.width, width.isFinite else {
      return Widths(leading: ideal[0], middle: ideal[1], trailing: ideal[2])
    }
    let least = [0, 2].map { children[$0].size(Proposal(0, proposal.height)).width }
    let room = max(0, width - 2 * spacing)
    let middle = min(ideal[1], max(0, room - least[0] - least[1]))
    let half = (room - middle) / 2
    if least[1] > half {
      return Widths(leading: max(0, room - middle - least[1]), middle: middle, trailing: least[1])
    }
    let leading = max(half, least[0])
    return Widths(leading: leading, middle: middle, trailing: max(0, room - middle - leading))
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let widths = widths(proposal, node)
    let heights = zip(node.children, [widths.leading, widths.middle, widths.trailing]).map {
      $0.size(Proposal($1, proposal.height)).height
    }
    let all = widths.leading + widths.middle + widths.trailing + 2 * spacing
    return LayoutSize(proposal.width ?? all, heights.max() ?? 0)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let widths = widths(proposal, node)
    var x = 0.0
    for (child, width) in zip(node.children, [widths.leading, widths.middle, widths.trailing]) {
      let offer = Proposal(width, proposal.height)
      let own = child.size(offer)
      // Trailing items end at the trailing edge.
      let isLast = child === node.children[2]
      child.put(
        own, for: offer, x: isLast ? size.width - own.width : x, y: (size.height - own.height) / 2)
      x += width + spacing
    }
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
}
