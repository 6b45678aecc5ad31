/// Centres content in a window. Higher content begins at the top, and the window scrolls.
///
/// A phone centres such content as well, so that its ends are out of reach. A page keeps them in reach.
package struct WindowRule: LayoutRule {
  private let frame = FlexibleFrameRule(
    width: LengthLimits(minimum: 0, maximum: .infinity),
    height: LengthLimits(minimum: 0, maximum: .infinity))

  package init() {}

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    frame.size(for: proposal, node)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = Proposal(size.width, size.height)
    let content = node.content.size(offer)
    node.content.put(
      content, for: offer, x: (size.width - content.width) / 2,
      y: max(0, (size.height - content.height) / 2))
  }
}
