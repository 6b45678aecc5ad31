/// `ScrollView`: takes what is proposed; content has its ideal length in the scrolled directions.
package struct ScrollRule: LayoutRule {
  let axes: LayoutAxes
  /// The place of smaller content, as fractions of the room that it leaves.
  let anchor: (x: Double, y: Double)

  package init(_ axes: LayoutAxes, anchor: (x: Double, y: Double) = (0, 0)) {
    self.axes = axes
    self.anchor = anchor
  }

  package var isContainer: Bool { true }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    node.contain(proposal)
    let content = node.content.size(proposal.ideal(along: axes))
    // Across, it is as long as its content.
    return LayoutSize(
      axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    node.contain(proposal)
    let offer = proposal.ideal(along: axes)
    let content = node.content.size(offer)
    node.content.put(
      content, for: offer,
      x: axes.contains(.horizontal)
        ? max(0, size.width - content.width) * anchor.x : (size.width - content.width) / 2,
      y: axes.contains(.vertical)
        ? max(0, size.height - content.height) * anchor.y : (size.height - content.height) / 2)
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
  /// What is scrolled has no fixed place to align by.
  package func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? { nil }
}
