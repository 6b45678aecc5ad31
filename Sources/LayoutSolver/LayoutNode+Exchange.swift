extension LayoutNode {
  /// Leaves its place to another node that gives the same answers to all that was asked of this one: then the
  /// views around it stand as they stood.
  ///
  /// - Returns: Whether it has left. If false, the views around need a new layout.
  package func giveWay(to fresh: LayoutNode) -> Bool {
    guard let parent, let settled, !parent.rule.readsChildren,
      let index = parent.children.firstIndex(where: { $0 === self }), isAnswered(alike: fresh)
    else { return false }
    fresh.parent = parent
    guard asksAlike(fresh) else { return false }
    parent.exchangeChild(at: index, for: fresh)
    fresh.placement = placement
    // Without what a safe area added to it.
    fresh.placement.size = LayoutSize(settled.frame.width, settled.frame.height)
    fresh.placement.proposal = settled.proposal
    fresh.isShown = isShown
    fresh.frame = settled.frame
    fresh.settle(settled.area)
    if fresh.bounds != bounds { parent.boundsChanged() }
    return true
  }

  /// Whether a node says the same of itself without a question for a size.
  private func isAnswered(alike fresh: LayoutNode) -> Bool {
    // A row of a grid remembers no guides. No cache of a node holds the values that a container or the views around
    // read inside of it.
    guard !(rule is GridRowRule), !(fresh.rule is GridRowRule), !dependsOnContainer,
      !fresh.dependsOnContainer, !isReadFromAround, !fresh.isReadFromAround
    else { return false }
    return priority == fresh.priority && rule.spacing(self) == fresh.rule.spacing(fresh)
      && guides == fresh.guides
  }

  /// The boxes of the nodes around follow what one of their children reaches.
  private func boundsChanged() {
    var next: LayoutNode? = self
    var isSame = false
    while let node = next {
      node.spread = nil
      if !isSame { isSame = !node.findBounds() }
      next = node.parent
    }
  }
}

/// Whether the views in a node lie clear of each other, as its reader found out.
package struct Spread {
  package let reader: ObjectIdentifier
  package let isClear: Bool

  package init(reader: ObjectIdentifier, isClear: Bool) {
    self.reader = reader
    self.isClear = isClear
  }
}
