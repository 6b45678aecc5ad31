/// A page's content in a window that is wider than lines can be read: a column in the middle. What ignores the safe area
/// reaches out of it.
package struct ReadableColumnRule: LayoutRule {
  let maximum: Double

  /// - Parameter maximum: The greatest width, in points.
  package init(_ maximum: Double) { self.maximum = maximum }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(proposal.width.map { min($0, maximum) }, proposal.height)
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let content = node.content.size(offer(proposal))
    guard let width = proposal.width, width.isFinite, width > maximum else { return content }
    return LayoutSize(max(width, content.width), content.height)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = offer(proposal)
    let content = node.content.size(offer)
    node.content.put(content, for: offer, x: (size.width - content.width) / 2, y: 0)
  }

  /// The uncovered part of the screen, for the content of the column.
  func narrowed(_ area: SafeArea, in frame: LayoutFrame) -> SafeArea {
    guard frame.width > maximum else { return area }
    var area = area
    area.safe = LayoutFrame(
      x: frame.x + (frame.width - maximum) / 2, y: area.safe.y, width: maximum,
      height: area.safe.height)
    // Neighbours of this view are out of the column's reach.
    area.screen = LayoutFrame(
      x: max(area.screen.x, frame.x), y: area.screen.y,
      width: min(area.screen.maxX, frame.maxX) - max(area.screen.x, frame.x),
      height: area.screen.height)
    return area
  }
}
