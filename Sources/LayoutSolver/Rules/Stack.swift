/// `HStack` and `VStack`.
///
/// Distances are taken off first. Then, from the highest priority to the lowest, the least flexible
/// child chooses first from an equal share of what is left; what lower priorities need at least is
/// kept back for them.
package struct StackRule: LayoutRule {
  let axis: LayoutAxis
  /// Across the stack.
  let alignment: AlignmentKey
  let spacing: Double?

  package init(axis: LayoutAxis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Apple's distance between views that ask for no other.
  package static let standardSpacing = 8.0

  private func gap(_ before: LayoutNode, _ after: LayoutNode) -> Double {
    if let spacing { return spacing }
    let isOpen = before.rule.spacing(before) == .none || after.rule.spacing(after) == .none
    return isOpen ? 0 : Self.standardSpacing
  }

  private func gaps(_ children: [LayoutNode]) -> Double {
    var sum = 0.0
    for (before, after) in zip(children, children.dropFirst()) { sum += gap(before, after) }
    return sum
  }

  // MARK: Sizes of children

  private func offer(_ along: Double?, _ across: Double?) -> Proposal {
    axis == .horizontal ? Proposal(along, across) : Proposal(across, along)
  }

  /// The proposal that each child gets, in order.
  private func offers(_ proposal: Proposal, _ children: [LayoutNode]) -> [Proposal] {
    let across = proposal[axis.other]
    guard let along = proposal[axis] else {
      return Array(repeating: offer(nil, across), count: children.count)
    }
    let shares = Sharing.share(along - gaps(children), among: children.map(\.priority)) {
      children[$0].size(offer($1, across))[axis]
    }
    return shares.map { offer($0, across) }
  }

  // MARK: The stack's own size

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let children = node.children
    guard !children.isEmpty else { return .zero }
    let offers = offers(proposal, children)
    var along = gaps(children)
    var before = 0.0
    var after = 0.0
    for (child, offer) in zip(children, offers) {
      let size = child.size(offer)
      along += size[axis]
      let guide = child.guide(alignment, in: size, for: offer)
      before = max(before, guide)
      after = max(after, size[axis.other] - guide)
    }
    var size = LayoutSize.zero
    size[axis] = max(0, along)
    size[axis.other] = before + after
    return size
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let children = node.children
    guard !children.isEmpty else { return }
    var proposal = proposal
    // With no length offered across, children fill the length that the largest of them chose.
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let offers = offers(proposal, children)
    var base = 0.0
    for (child, offer) in zip(children, offers) {
      base = max(base, child.guide(alignment, in: child.size(offer), for: offer))
    }
    var along = 0.0
    for (index, child) in children.enumerated() {
      if index > 0 { along += gap(children[index - 1], child) }
      let chosen = child.size(offers[index])
      let across = base - child.guide(alignment, in: chosen, for: offers[index])
      child.put(
        chosen, for: offers[index], x: axis == .horizontal ? along : across,
        y: axis == .horizontal ? across : along)
      along += chosen[axis]
    }
  }

  package func priority(_ node: LayoutNode) -> Double { 0 }
  package func spacing(_ node: LayoutNode) -> SpacingKind { .standard }
}
