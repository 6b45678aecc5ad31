import LayoutSolver
import ViewGraph

/// A layout that the app's code does: its views ask the solver's nodes.
final class ArrangementRule: LayoutRule {
  let arrangement: any ViewArrangement
  let memory: ArrangementMemory
  let views: NodeViews
  /// The proposals for which its size was asked.
  private(set) var asked: [ArrangedOffer] = []
  private var hasBegun = false
  private var isOpen: Bool?

  /// - Parameter numbers: Those of the views inside.
  init(
    _ arrangement: any ViewArrangement, _ memory: ArrangementMemory, _ numbers: [NodeID],
    isRightToLeft: Bool
  ) {
    self.arrangement = arrangement
    self.memory = memory
    views = NodeViews(memory, numbers, isRightToLeft: isRightToLeft)
  }

  func begin(_ node: LayoutNode) {
    guard !hasBegun else { return }
    hasBegun = true
    views.take(node)
    arrangement.begin(views)
  }

  func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    begin(node)
    let offer = ArrangedOffer(proposal)
    if asked.count < 16, !asked.contains(offer) { asked.append(offer) }
    return LayoutSize(arrangement.size(views, offer))
  }

  func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    begin(node)
    arrangement.place(views, in: ArrangedSize(size), ArrangedOffer(proposal))
    for view in views.nodes {
      guard let place = view.place else { continue }
      let own = view.size(place.offer)
      view.node.put(
        LayoutSize(own), for: Proposal(place.offer), x: place.x - place.anchorX * own.width,
        y: place.y - place.anchorY * own.height)
    }
  }

  func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? {
    begin(node)
    return arrangement.guide(
      GuideNumber(key.id), views, in: ArrangedSize(size), ArrangedOffer(proposal))
  }

  func priority(_ node: LayoutNode) -> Double { 0 }

  func spacing(_ node: LayoutNode) -> SpacingKind {
    begin(node)
    let known = isOpen ?? arrangement.isOpen(views)
    isOpen = known
    return known ? .none : .standard
  }

  /// Its code may have values for any of them.
  var ownGuides: GuideSet { .all }
  var readsChildren: Bool { true }
}

/// Says something to the layout around a view.
struct ValuesRule: TransparentRule {
  let values: [ObjectIdentifier: Any]
  var isReadFromAround: Bool { true }
}

/// The views of a layout of the app.
final class NodeViews: ArrangedViews {
  let isRightToLeft: Bool
  private let memory: ArrangementMemory
  private let numbers: [NodeID]
  private(set) var nodes: [NodeView] = []
  private unowned var node: LayoutNode?

  init(_ memory: ArrangementMemory, _ numbers: [NodeID], isRightToLeft: Bool) {
    self.memory = memory
    self.numbers = numbers
    self.isRightToLeft = isRightToLeft
  }

  var views: [any ArrangedView] { nodes }

  func take(_ node: LayoutNode) {
    self.node = node
    nodes = zip(node.children, numbers).map { NodeView($0, $1, memory) }
  }

  func size(
    _ layout: StandardArrangement, _ views: [any ArrangedView], _ offer: ArrangedOffer
  ) -> ArrangedSize {
    ArrangedSize(borrowing(layout, views) { $0.size(Proposal(offer)) })
  }

  func place(
    _ layout: StandardArrangement, _ views: [any ArrangedView], x: Double, y: Double,
    _ size: ArrangedSize, _ offer: ArrangedOffer
  ) {
    borrowing(layout, views) { node in
      node.rule.place(in: LayoutSize(size), for: Proposal(offer), node)
      for view in views {
        guard let view = view as? NodeView else { continue }
        let at = view.node.placement
        view.place = ArrangedPlace(
          x: x + at.x, y: y + at.y, anchorX: 0, anchorY: 0, offer: ArrangedOffer(at.proposal))
      }
    }
  }

  /// Lets a rule of the system have the nodes for one question.
  private func borrowing<Answer>(
    _ layout: StandardArrangement, _ views: [any ArrangedView], _ question: (LayoutNode) -> Answer
  ) -> Answer {
    let nodes = views.compactMap { ($0 as? NodeView)?.node }
    return LayoutNode.borrowing(nodes, of: node, layout.rule, question)
  }
}

/// A view that a layout of the app arranges, as the solver's node for it.
final class NodeView: ArrangedView {
  let node: LayoutNode
  let number: NodeID
  var place: ArrangedPlace?
  private let memory: ArrangementMemory
  /// What it was asked, in order.
  private(set) var asked: [(offer: ArrangedOffer, size: ArrangedSize)] = []

  init(_ node: LayoutNode, _ number: NodeID, _ memory: ArrangementMemory) {
    self.node = node
    self.number = number
    self.memory = memory
  }

  var priority: Double { node.priority }
  var isOpen: Bool { node.rule.spacing(node) == .none }

  func size(_ offer: ArrangedOffer) -> ArrangedSize {
    if let known = asked.first(where: { $0.offer == offer }) { return known.size }
    let size = memory.size(of: number, offer) ?? estimate(offer)
    if asked.count < 32 { asked.append((offer, size)) }
    return size
  }

  /// The proposal for which the view chose a size, if this is such a size: where a page measures a little
  /// more or less, the view still fits into what it chose.
  func origin(of offer: ArrangedOffer) -> ArrangedOffer? {
    guard let width = offer.width, let height = offer.height else { return nil }
    return asked.first { asked, size in
      asked != offer && abs(size.width - width) < 1.0 / 64 && abs(size.height - height) < 1.0 / 64
    }?.offer
  }

  /// What a page will measure. Where it has told the ideal size, and that is larger or smaller than this
  /// process would say, all of its sizes are so.
  private func estimate(_ offer: ArrangedOffer) -> ArrangedSize {
    guard let ideal = memory.size(of: number, ArrangedOffer(nil, nil)) else {
      return ArrangedSize(node.size(Proposal(offer)))
    }
    if let origin = origin(of: offer), let size = memory.size(of: number, origin) { return size }
    let own = node.size(.ideal)
    func factor(_ measured: Double, _ own: Double) -> Double {
      measured > 0 && own > 0 && measured.isFinite && own.isFinite ? measured / own : 1
    }
    let (across, down) = (factor(ideal.width, own.width), factor(ideal.height, own.height))
    let size = node.size(Proposal(offer.width.map { $0 / across }, offer.height.map { $0 / down }))
    return ArrangedSize(size.width * across, size.height * down)
  }

  func guide(_ guide: GuideNumber, _ offer: ArrangedOffer) -> Double {
    let proposal = Proposal(offer)
    return node.guide(guide.layout, in: node.size(proposal), for: proposal)
  }

  func explicitGuide(_ guide: GuideNumber, _ offer: ArrangedOffer) -> Double? {
    let proposal = Proposal(offer)
    return node.explicitGuide(guide.layout, in: node.size(proposal), for: proposal)
  }

  func value(for key: ObjectIdentifier) -> Any? {
    var next: LayoutNode? = node
    while let node = next {
      if let rule = node.rule as? ValuesRule, let value = rule.values[key] { return value }
      // What views inside of a container say is said to the container.
      guard node.rule.isWrapper else { return nil }
      next = node.children.first
    }
    return nil
  }
}

extension LayoutRule {
  /// Whether it says something of one view, rather than arranging several.
  fileprivate var isWrapper: Bool {
    switch self {
    case is StackRule, is LayersRule, is GridRule, is GridRowRule, is LazyGridRule, is ScrollRule,
      is GeometryRule, is FittingRule, is ArrangementRule:
      false
    default: true
    }
  }
}

extension StandardArrangement {
  fileprivate var rule: any LayoutRule {
    switch self {
    case .stack(let axis, let alignment, let spacing):
      StackRule(
        axis: axis.layout, alignment: alignment.layout[axis.layout.other], spacing: spacing)
    case .layers(let alignment): LayersRule(alignment.layout)
    case .grid(let alignment, let across, let spacing):
      GridRule(alignment.layout, spacingX: across, spacingY: spacing)
    }
  }
}

// MARK: Lengths

extension ArrangedOffer {
  init(_ proposal: Proposal) { self.init(proposal.width, proposal.height) }
}

extension ArrangedSize {
  init(_ size: LayoutSize) { self.init(size.width, size.height) }
}

extension Proposal {
  init(_ offer: ArrangedOffer) { self.init(offer.width, offer.height) }
}

extension LayoutSize {
  init(_ size: ArrangedSize) { self.init(size.width, size.height) }
}
