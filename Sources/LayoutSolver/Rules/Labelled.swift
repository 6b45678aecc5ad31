/// A label and, at the other end of the line, the control that it names.
///
/// The label has the room that the control leaves, and breaks its lines in it. Where not even its longest word
/// fits there, as in a large text size, the control stands below it. The first child is the label.
package struct LabelledRule: LayoutRule {
  package init() {}

  private struct Offers {
    var isBeside: Bool
    var label, control: Proposal
    /// The least width in which nothing is cut.
    var least: Double
  }

  private func offers(_ proposal: Proposal, _ node: LayoutNode) -> Offers {
    let (label, control) = (node.children[0], node.children[1])
    let height = proposal.height
    let ideal = control.size(Proposal(nil, height)).width
    let word = label.size(Proposal(0, height)).width
    let least = max(word, control.size(Proposal(0, height)).width)
    guard let width = proposal.width else {
      let offer = Proposal(nil, height)
      return Offers(isBeside: true, label: offer, control: offer, least: least)
    }
    guard word + StackRule.standardSpacing + ideal <= width else {
      return Offers(isBeside: false, label: proposal, control: proposal, least: least)
    }
    return Offers(
      isBeside: true,
      label: Proposal(max(0, width - (ideal + StackRule.standardSpacing)), height),
      control: Proposal(nil, height), least: least)
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let offers = offers(proposal, node)
    let label = node.children[0].size(offers.label)
    let control = node.children[1].size(offers.control)
    let gap = StackRule.standardSpacing
    return LayoutSize(
      proposal.width.map { max($0, offers.least) } ?? label.width + gap + control.width,
      offers.isBeside
        ? max(label.height, control.height) : label.height + gap + control.height)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offers = offers(proposal, node)
    let label = node.children[0].size(offers.label)
    let control = node.children[1].size(offers.control)
    node.children[0].put(
      label, for: offers.label, x: 0, y: offers.isBeside ? (size.height - label.height) / 2 : 0)
    node.children[1].put(
      control, for: offers.control, x: offers.isBeside ? size.width - control.width : 0,
      y: offers.isBeside
        ? (size.height - control.height) / 2 : label.height + StackRule.standardSpacing)
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
}
