/// How one kind of view chooses its size and places its children.
package protocol LayoutRule {
  /// The size that the view chooses.
  func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize

  /// Gives each child its ``LayoutNode/placement`` in a box of the size that was chosen for the
  /// proposal.
  func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode)

  /// The frame that the view takes instead of its own.
  func box(for frame: LayoutFrame, in area: SafeArea) -> LayoutFrame

  /// The point at which the content meets that frame, in parts of their sizes.
  var contentAnchor: (x: Double, y: Double) { get }

  /// The value of a guide that the view or one inside of it has a value of its own for.
  func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double?

  /// Whether a stack gives it space before others: a higher one first.
  func priority(_ node: LayoutNode) -> Double

  /// What of a default distance the view asks for beside a neighbour.
  func spacing(_ node: LayoutNode) -> SpacingKind

  /// The guides that the view itself gives values.
  var ownGuides: GuideSet { get }

  /// Whether frames inside can be as long as it.
  var isContainer: Bool { get }

  /// Whether its size is a function of the container's.
  var dependsOnContainer: Bool { get }

  /// Whether it keeps its children, or reads more of them than their answers.
  var readsChildren: Bool { get }

  /// Whether rules of views around read it.
  var isReadFromAround: Bool { get }
}

/// What stands beside what decides a default distance.
package enum SpacingKind: UInt8, Sendable {
  /// Eight points from its neighbours.
  case standard
  /// Nothing: a `Spacer` is a distance itself.
  case none
}

extension LayoutRule {
  /// Of several children with a value: the first baseline is the uppermost, the last one the
  /// lowest, any other guide the average.
  package func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? {
    place(in: size, for: proposal, node)
    var sum = 0.0
    var count = 0.0
    var best: Double?
    for child in node.children where child.placement.isShown {
      let at = child.placement
      guard let own = child.explicitGuide(key, in: at.size, for: at.proposal) else { continue }
      let value = own + (key.axis == .horizontal ? at.x : at.y)
      guard value.isFinite else { continue }
      sum += value
      count += 1
      best =
        key == .firstTextBaseline ? min(best ?? value, value) : max(best ?? value, value)
    }
    guard count > 0 else { return nil }
    return key == .firstTextBaseline || key == .lastTextBaseline ? best : sum / count
  }

  package func priority(_ node: LayoutNode) -> Double {
    node.children.count == 1 ? node.children[0].priority : 0
  }

  package func spacing(_ node: LayoutNode) -> SpacingKind {
    node.children.count == 1 ? node.children[0].rule.spacing(node.children[0]) : .standard
  }

  package func box(for frame: LayoutFrame, in area: SafeArea) -> LayoutFrame { frame }
  package var contentAnchor: (x: Double, y: Double) { (0.5, 0.5) }
  package var ownGuides: GuideSet { GuideSet() }
  package var isContainer: Bool { false }
  package var dependsOnContainer: Bool { false }
  package var readsChildren: Bool { false }
  package var isReadFromAround: Bool { false }
}

/// A rule around one view that says something of it and is as large as it.
package protocol TransparentRule: LayoutRule {}

extension TransparentRule {
  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    node.content.size(proposal)
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    node.content.put(size, for: proposal, x: 0, y: 0)
  }
}
