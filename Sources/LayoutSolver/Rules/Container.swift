/// A length that is a linear function of a container's.
package struct ContainerLength: Hashable, Sendable {
  package var factor, constant: Double

  package init(factor: Double, constant: Double) {
    self.factor = factor
    self.constant = constant
  }

  func length(in container: Double) -> Double { max(0, factor * container + constant) }
}

/// `containerRelativeFrame(_:alignment:)`: as long as the nearest ``ContainerRule`` or ``ScrollRule``
/// around says.
package struct ContainerFrameRule: LayoutRule {
  let width, height: ContainerLength?
  let alignment: LayoutAlignment

  package init(
    width: ContainerLength?, height: ContainerLength?, alignment: LayoutAlignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  private func offer(_ proposal: Proposal, _ node: LayoutNode) -> Proposal {
    // In a container without a length it has its content's.
    let container = node.containerSize
    return Proposal(
      width.map { width in container.width.map(width.length) } ?? proposal.width,
      height.map { height in container.height.map(height.length) } ?? proposal.height)
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    let offer = offer(proposal, node)
    let child = node.content.size(offer)
    return LayoutSize(
      width == nil ? child.width : offer.width ?? child.width,
      height == nil ? child.height : offer.height ?? child.height)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let offer = offer(proposal, node)
    node.alignContent(alignment, in: size, node.content.size(offer), for: offer)
  }

  package var dependsOnContainer: Bool { true }
}

/// A page, a tab or a sheet: frames inside can be as long as it.
package struct ContainerRule: TransparentRule {
  package init() {}

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    node.contain(proposal)
    return node.content.size(proposal)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    node.contain(proposal)
    node.content.put(node.content.size(proposal), for: proposal, x: 0, y: 0)
  }

  package var isContainer: Bool { true }
}

extension LayoutNode {
  /// The size of the nearest container around, as far as it is known.
  var containerSize: Proposal {
    var node = parent
    while let around = node {
      if around.rule.isContainer { return around.contained }
      node = around.parent
    }
    return .ideal
  }

  /// Says how large this container is. Sizes inside that depend on it are found anew if it was another.
  func contain(_ size: Proposal) {
    guard contained != size else { return }
    contained = size
    for child in children { child.forgetContainer() }
  }

  private func forgetContainer() {
    guard dependsOnContainer else { return }
    forgetSizes()
    // What is in another container depends on that one; how large that is comes from around it.
    if rule.isContainer { return }
    for child in children { child.forgetContainer() }
  }
}
