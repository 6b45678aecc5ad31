extension LayoutNode {
  /// The one child of a rule that wraps a view. A rule without one wraps nothing.
  var content: LayoutNode { children.first ?? LayoutNode(FixedRule(.zero)) }

  /// Puts the only child by its guides on those of a box.
  func alignContent(
    _ alignment: LayoutAlignment, in size: LayoutSize, _ childSize: LayoutSize,
    for proposal: Proposal
  ) {
    content.put(
      childSize, for: proposal, alignment,
      at: alignment.horizontal.value(in: size), alignment.vertical.value(in: size))
  }
}

/// `frame(width:height:alignment:)`: exactly that; nil: the child's.
package struct FrameRule: LayoutRule {
  let width, height: Double?
  let alignment: LayoutAlignment

  package init(width: Double?, height: Double?, alignment: LayoutAlignment = .center) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
    self.alignment = alignment
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width ?? proposal.width, height ?? proposal.height)
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    if let width, let height { return LayoutSize(width, height) }
    let child = node.content.size(offer(proposal))
    return LayoutSize(width ?? child.width, height ?? child.height)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = offer(proposal)
    node.alignContent(alignment, in: size, node.content.size(offer), for: offer)
  }
}

/// One direction of a flexible frame.
package struct LengthLimits: Hashable, Sendable {
  package var minimum, ideal, maximum: Double?

  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    let minimum = minimum.map { max(0, $0) }
    self.minimum = minimum
    self.ideal = ideal.map { max($0, minimum ?? 0) }
    // Apple's order: minimum ≤ ideal ≤ maximum; a contradiction keeps the larger.
    self.maximum = maximum.map { max($0, minimum ?? 0) }
  }

  var areSet: Bool { minimum != nil || ideal != nil || maximum != nil }

  func offer(_ proposed: Double?) -> Double? {
    (proposed ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
  }

  func length(_ proposed: Double?, child: Double) -> Double {
    if proposed == nil, let ideal = offer(nil) { return ideal }
    let least = minimum ?? min(child, maximum ?? .infinity)
    let most = maximum ?? max(child, least)
    return min(max(proposed ?? child, least), most)
  }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrameRule: LayoutRule {
  let width, height: LengthLimits
  let alignment: LayoutAlignment

  package init(
    width: LengthLimits = LengthLimits(), height: LengthLimits = LengthLimits(),
    alignment: LayoutAlignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width.offer(proposal.width), height.offer(proposal.height))
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let child = node.content.size(offer(proposal))
    return LayoutSize(
      width.length(proposal.width, child: child.width),
      height.length(proposal.height, child: child.height))
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    // The child may fill the frame's final length where the frame has limits.
    let offered = offer(proposal)
    let offer = Proposal(
      width.areSet ? size.width : offered.width, height.areSet ? size.height : offered.height)
    node.alignContent(alignment, in: size, node.content.size(offer), for: offer)
  }
}

/// `padding(_:)`.
package struct PaddingRule: LayoutRule {
  let insets: LayoutInsets

  package init(_ insets: LayoutInsets) { self.insets = insets }

  private var across: Double { insets.leading + insets.trailing }
  private var along: Double { insets.top + insets.bottom }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      proposal.width.map { max(0, $0 - across) }, proposal.height.map { max(0, $0 - along) })
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let child = node.content.size(offer(proposal))
    return LayoutSize(max(0, child.width + across), max(0, child.height + along))
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = offer(proposal)
    node.content.put(
      node.content.size(offer), for: offer, x: insets.leading, y: insets.top)
  }
}

/// `fixedSize(horizontal:vertical:)`: the child's ideal length.
package struct FixedSizeRule: LayoutRule {
  let axes: LayoutAxes

  package init(_ axes: LayoutAxes) { self.axes = axes }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    node.content.size(proposal.ideal(along: axes))
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = proposal.ideal(along: axes)
    node.content.put(node.content.size(offer), for: offer, x: 0, y: 0)
  }
}

/// `aspectRatio(_:contentMode:)`.
package struct AspectRatioRule: LayoutRule {
  /// Width by height; nil: the child's ideal one.
  let ratio: Double?
  let fills: Bool

  package init(_ ratio: Double?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }

  private func offer(_ proposal: Proposal, _ node: LayoutNode) -> Proposal {
    let ideal = node.content.size(.ideal)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return fit(ideal.width, ideal.height, ratio)
    case (let width?, nil): return Proposal(width, width / ratio)
    case (nil, let height?): return Proposal(height * ratio, height)
    case (let width?, let height?): return fit(width, height, ratio)
    }
  }

  private func fit(_ width: Double, _ height: Double, _ ratio: Double) -> Proposal {
    if width.isInfinite, height.isInfinite { return Proposal(width, height) }
    let byHeight = height * ratio
    return (byHeight < width) != fills ? Proposal(byHeight, height) : Proposal(width, width / ratio)
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    node.content.size(offer(proposal, node))
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = offer(proposal, node)
    node.content.put(node.content.size(offer), for: offer, x: 0, y: 0)
  }
}

/// `offset(x:y:)`: moved without a say in layout.
package struct OffsetRule: LayoutRule {
  let x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    node.content.size(proposal)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    node.content.put(size, for: proposal, x: x, y: y)
  }

  /// Guides stay where the view would be without it.
  package func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? { node.content.explicitGuide(key, in: size, for: proposal) }
}

/// `position(x:y:)`: takes what is proposed, with the child's centre at a point of it.
package struct PositionRule: LayoutRule {
  let x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    proposal.filled(node.content.size(proposal))
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = Proposal(size)
    node.content.put(node.content.size(offer), for: offer, .center, at: x, y)
  }
}

/// `alignmentGuide(_:computeValue:)`: a guide's value in the view's own coordinates.
package struct GuideRule: TransparentRule {
  let key: AlignmentKey
  let value: LinearGuide

  package init(_ key: AlignmentKey, _ value: LinearGuide) {
    self.key = key
    self.value = value
  }

  package var ownGuides: GuideSet { GuideSet(key) }

  package func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? {
    key == self.key
      ? value.value(in: size) { node.content.guide($0, in: size, for: proposal) }
      : node.content.explicitGuide(key, in: size, for: proposal)
  }
}

/// `layoutPriority(_:)`.
package struct PriorityRule: TransparentRule {
  let value: Double

  package init(_ value: Double) { self.value = value }

  package func priority(_ node: LayoutNode) -> Double { value }
}
