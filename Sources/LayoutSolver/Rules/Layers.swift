/// `ZStack`: each child is proposed what the stack is; the stack is the union of its children of
/// the highest priority, aligned.
package struct LayersRule: LayoutRule {
  let alignment: LayoutAlignment

  package init(_ alignment: LayoutAlignment) { self.alignment = alignment }

  /// How far the union reaches from the common guides, to each side.
  private struct Reach {
    var left = 0.0
    var right = 0.0
    var up = 0.0
    var down = 0.0
  }

  private func reach(_ proposal: Proposal, _ node: LayoutNode) -> Reach {
    let highest = node.children.reduce(-Double.infinity) { max($0, $1.priority) }
    var reach = Reach()
    for child in node.children where child.priority == highest {
      let size = child.size(proposal)
      let x = child.guide(alignment.horizontal, in: size, for: proposal)
      let y = child.guide(alignment.vertical, in: size, for: proposal)
      reach.left = max(reach.left, x)
      reach.right = max(reach.right, size.width - x)
      reach.up = max(reach.up, y)
      reach.down = max(reach.down, size.height - y)
    }
    return reach
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    guard !node.children.isEmpty else { return .zero }
    let reach = reach(proposal, node)
    return LayoutSize(reach.left + reach.right, reach.up + reach.down)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let reach = reach(proposal, node)
    for child in node.children {
      child.put(child.size(proposal), for: proposal, alignment, at: reach.left, reach.up)
    }
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
}

/// `overlay` and `background`: the first child is the base, the others are proposed its size and
/// have no say in it.
package struct OverlayRule: LayoutRule {
  let alignment: LayoutAlignment

  package init(_ alignment: LayoutAlignment) { self.alignment = alignment }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    node.content.size(proposal)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let base = node.content
    base.put(size, for: proposal, x: 0, y: 0)
    let x = base.guide(alignment.horizontal, in: size, for: proposal)
    let y = base.guide(alignment.vertical, in: size, for: proposal)
    let offer = Proposal(size)
    for layer in node.children.dropFirst() {
      layer.put(layer.size(offer), for: offer, alignment, at: x, y)
    }
  }

  package func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? { node.content.explicitGuide(key, in: size, for: proposal) }

  package func priority(_ node: LayoutNode) -> Double { node.content.priority }
  package func spacing(_ node: LayoutNode) -> SpacingKind {
    node.content.rule.spacing(node.content)
  }
}

/// `GeometryReader`: takes what is proposed; children lie on top of each other at the upper leading
/// corner.
package struct GeometryRule: LayoutRule {
  package init() {}

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    proposal.filled(LayoutSize(10, 10))
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = Proposal(size)
    for child in node.children { child.put(child.size(offer), for: offer, x: 0, y: 0) }
  }

  /// Guides of its content stay inside.
  package func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? { nil }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
}

/// `ViewThatFits`: the first child whose ideal size fits, or else the last.
package struct FittingRule: LayoutRule {
  let axes: LayoutAxes

  package init(_ axes: LayoutAxes) { self.axes = axes }

  private func chosen(_ proposal: Proposal, _ node: LayoutNode) -> LayoutNode? {
    node.children.first { child in
      let ideal = child.size(.ideal)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    } ?? node.children.last
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    chosen(proposal, node)?.size(proposal) ?? .zero
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let chosen = chosen(proposal, node)
    for child in node.children {
      child.put(child.size(proposal), for: proposal, x: 0, y: 0)
      child.placement.isShown = child === chosen
    }
  }
}
