extension LayoutNode {
  /// Lays out the node and all inside of it: it is proposed the safe area, and centred in it.
  ///
  /// - Parameters:
  ///   - screen: The whole screen, in points.
  ///   - safe: What the system's bars leave free of it.
  package func layOut(in screen: LayoutFrame, safe: LayoutFrame) {
    let offer = Proposal(safe.width, safe.height)
    put(
      size(offer), for: offer, .center, at: safe.x + safe.width / 2, safe.y + safe.height / 2)
    frame = LayoutFrame(
      x: placement.x, y: placement.y, width: placement.size.width, height: placement.size.height)
    settle(SafeArea(screen: screen, safe: safe))
  }

  /// Places all inside of the node, whose frame and placement are known.
  func settle(_ area: SafeArea) {
    let settled = Settled(frame: frame, proposal: placement.proposal, area: area)
    // Where nothing inside has changed, all stands where it stood.
    if self.settled == settled {
      frame = settledFrame
      return
    }
    self.settled = settled
    settledFrame = frame
    spread = nil
    let box = rule.box(for: frame, in: area)
    if box != frame {
      placement.size = box.size
      placement.proposal = Proposal(box.size)
      let chosen = content.size(placement.proposal)
      frame = box
      settledFrame = box
      let anchor = rule.contentAnchor
      content.put(
        chosen, for: placement.proposal, x: (box.width - chosen.width) * anchor.x,
        y: (box.height - chosen.height) * anchor.y)
      settleChildren(area)
      return
    }
    rule.place(in: placement.size, for: placement.proposal, self)
    settleChildren(
      (rule as? ReadableColumnRule)?.narrowed(area, in: frame) ?? area,
      content: (rule as? InsetBarRule)?.narrowed(area, self))
  }

  /// - Parameter content: The safe area of the first child, if it has another one.
  private func settleChildren(_ area: SafeArea, content: SafeArea? = nil) {
    for (index, child) in children.enumerated() {
      let at = child.placement
      let x = isRightToLeft ? frame.width - at.x - at.size.width : at.x
      child.frame = LayoutFrame(
        x: frame.x + x, y: frame.y + at.y, width: at.size.width, height: at.size.height)
      child.isShown = at.isShown
      child.settle(index == 0 ? content ?? area : area)
    }
    findBounds()
  }

  /// - Returns: Whether they are others than before.
  @discardableResult
  func findBounds() -> Bool {
    let before = bounds
    bounds = children.reduce(into: frame) { box, child in
      if child.isShown { box = box.union(child.bounds) }
    }
    return bounds != before
  }
}

/// For what a node's children were placed last.
struct Settled: Equatable {
  let frame: LayoutFrame
  let proposal: Proposal
  let area: SafeArea
}
