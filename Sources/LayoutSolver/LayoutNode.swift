/// A view as layout sees it: a rule, and the views inside of it.
///
/// Layout has two passes. A node is asked for its size for a proposal, any number of times, and
/// remembers its answers. Then it is placed once, and its rule places its children in its box.
package final class LayoutNode {
  package let rule: any LayoutRule
  package private(set) var children: [LayoutNode] = []
  package internal(set) weak var parent: LayoutNode?
  /// Whether leading is right: children are mirrored in this node's box.
  package var isRightToLeft = false
  private var isDirected = false

  /// Sets the direction of this node and of those inside that belong to the same view. The nodes of views
  /// inside have theirs already.
  package func direct(isRightToLeft: Bool) {
    guard !isDirected else { return }
    isDirected = true
    self.isRightToLeft = isRightToLeft
    for child in children { child.direct(isRightToLeft: isRightToLeft) }
  }

  /// Where its parent put it, in the parent's box, before any mirroring.
  package var placement = Placement()
  /// Its box on the screen, after ``layOut(in:safe:)`` of its root.
  package internal(set) var frame = LayoutFrame()
  /// The box around it and all inside of it, some of which may stick out.
  package internal(set) var bounds = LayoutFrame()
  /// Whether its parent shows it: of several views of which one is to fit, only that one.
  package internal(set) var isShown = true

  /// Nil: its children have not been placed since something inside changed.
  var settled: Settled?
  /// Its box then, which may reach out of the one that its parent gave it.
  var settledFrame = LayoutFrame()
  /// The spread of the views inside, until one of them moves.
  package var spread: Spread?
  private var sizes = SizeCache()
  private var guideValues: [GuideQuestion: Double?] = [:]
  /// Whether answers of guides were forgotten for want of room.
  private var hasForgottenGuides = false
  private var knownGuides: GuideSet?
  private var knownDependence: Bool?
  private var knownReading: Bool?
  /// How large it is, if it is a container.
  var contained = Proposal.ideal

  package init(_ rule: any LayoutRule, _ children: [LayoutNode] = []) {
    self.rule = rule
    self.children = children
    for child in children { child.parent = self }
  }

  /// Where a parent puts a child: its corner in the parent's box, the size that the child chose,
  /// and the proposal for which it did.
  package struct Placement {
    package var x = 0.0
    package var y = 0.0
    package var size = LayoutSize.zero
    package var proposal = Proposal.ideal
    package var isShown = true
  }

  // MARK: Asking

  /// The size that the view chooses for a proposal; never negative, never "not a number".
  package func size(_ proposal: Proposal) -> LayoutSize {
    if let known = sizes[proposal] { return known }
    // What is asked may place what is inside in another way.
    settled = nil
    var size = rule.size(for: proposal, self)
    // A custom layout or a measure may answer anything.
    if !(size.width >= 0) { size.width = 0 }
    if !(size.height >= 0) { size.height = 0 }
    sizes[proposal] = size
    return size
  }

  package var priority: Double { rule.priority(self) }

  /// The position of a guide in a box of this size, from its upper leading corner. In a box without an
  /// end, of which only the size is of interest, it is at the corner.
  package func guide(_ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal) -> Double {
    guard size[key.axis].isFinite else { return 0 }
    let value =
      explicitGuide(key, in: size, for: proposal)
      ?? key.standard.value(in: size) { guide($0, in: size, for: proposal) }
    return value.isFinite ? value : 0
  }

  /// The same where the view or one inside of it has a value of its own for the guide; else nil.
  package func explicitGuide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal
  ) -> Double? {
    guard guides.contains(key) else { return nil }
    let question = GuideQuestion(key: key, size: size, proposal: proposal)
    if let known = guideValues[question] { return known }
    settled = nil
    let value = rule.guide(key, in: size, for: proposal, self)
    // A row's cells stand as its grid says, which remembers itself.
    if !(rule is GridRowRule) {
      if guideValues.count >= Self.guideCapacity {
        guideValues = [:]
        hasForgottenGuides = true
      }
      guideValues[question] = .some(value)
    }
    return value
  }

  /// Each level asks the next one more than once: without a memory, a time that doubles with each.
  private struct GuideQuestion: Hashable {
    let key: AlignmentKey
    let size: LayoutSize
    let proposal: Proposal
  }

  private static let guideCapacity = 64

  /// Which guides have values of their own in this view or inside of it.
  var guides: GuideSet {
    if let knownGuides { return knownGuides }
    var guides = rule.ownGuides
    for child in children { guides.formUnion(child.guides) }
    knownGuides = guides
    return guides
  }

  /// Whether the size of this view or of one inside of it is a function of the container's.
  var dependsOnContainer: Bool {
    if let knownDependence { return knownDependence }
    let depends = rule.dependsOnContainer || children.contains { $0.dependsOnContainer }
    knownDependence = depends
    return depends
  }

  /// Whether views further out may read something of this view or of one inside of it.
  var isReadFromAround: Bool {
    if let knownReading { return knownReading }
    let isRead = rule.isReadFromAround || children.contains { $0.isReadFromAround }
    knownReading = isRead
    return isRead
  }

  /// Whether another node answers all questions that this one was asked as this one did.
  func asksAlike(_ fresh: LayoutNode) -> Bool {
    guard sizes.isWhole, !hasForgottenGuides else { return false }
    return sizes.allSatisfy { fresh.size($0) == $1 }
      && guideValues.allSatisfy {
        fresh.explicitGuide($0.key, in: $0.size, for: $0.proposal) == $1
      }
  }

  // MARK: Placing

  /// Puts the node's guide at a position in its parent's box.
  package func put(
    _ size: LayoutSize, for proposal: Proposal, _ alignment: LayoutAlignment, at x: Double,
    _ y: Double
  ) {
    placement.x = x - guide(alignment.horizontal, in: size, for: proposal)
    placement.y = y - guide(alignment.vertical, in: size, for: proposal)
    placement.size = size
    placement.proposal = proposal
    placement.isShown = true
  }

  /// Puts the node's corner at a position in its parent's box.
  package func put(_ size: LayoutSize, for proposal: Proposal, x: Double, y: Double) {
    placement = Placement(x: x, y: y, size: size, proposal: proposal)
  }

  // MARK: Changing

  /// Forgets sizes of this node and of those around it, since something inside of it changed.
  package func invalidate() {
    var node: LayoutNode? = self
    while let changed = node {
      changed.forgetSizes()
      changed.knownGuides = nil
      changed.knownDependence = nil
      changed.knownReading = nil
      node = changed.parent
    }
  }

  func forgetSizes() {
    sizes = SizeCache()
    guideValues = [:]
    hasForgottenGuides = false
    settled = nil
  }

  /// Asks a rule that stands in no tree about nodes of another one's tree, which stay that one's.
  package static func borrowing<Answer>(
    _ nodes: [LayoutNode], of owner: LayoutNode?, _ rule: any LayoutRule,
    _ question: (LayoutNode) -> Answer
  ) -> Answer {
    let parents = nodes.map(\.parent)
    let borrower = LayoutNode(rule, nodes)
    borrower.parent = owner
    borrower.isRightToLeft = owner?.isRightToLeft ?? false
    defer { for (node, parent) in zip(nodes, parents) { node.parent = parent } }
    return question(borrower)
  }

  /// Exchanges a child for another one with the same answers.
  func exchangeChild(at index: Int, for fresh: LayoutNode) { children[index] = fresh }

  /// Exchanges all children.
  package func setChildren(_ fresh: [LayoutNode]) {
    children = fresh
    for child in fresh { child.parent = self }
    invalidate()
  }
}

/// Guides that have values of their own.
package struct GuideSet: Equatable {
  private var bits: UInt64 = 0

  init(_ keys: AlignmentKey...) { for key in keys { insert(key) } }

  /// Any of them.
  package static var all: GuideSet {
    var set = GuideSet()
    set.bits = .max
    return set
  }

  /// Guides of apps share bits, so this may say yes for another one of them.
  private static func bit(_ key: AlignmentKey) -> UInt64 { 1 << UInt64(key.id & 63) }

  mutating func insert(_ key: AlignmentKey) { bits |= Self.bit(key) }
  mutating func formUnion(_ other: GuideSet) { bits |= other.bits }
  func contains(_ key: AlignmentKey) -> Bool { bits & Self.bit(key) != 0 }
}
