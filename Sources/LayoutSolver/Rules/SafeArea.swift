/// The edges at which a view leaves the safe area.
package struct SafeEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let top = SafeEdges(rawValue: 1)
  package static let leading = SafeEdges(rawValue: 2)
  package static let bottom = SafeEdges(rawValue: 4)
  package static let trailing = SafeEdges(rawValue: 8)
  package static let all: SafeEdges = [.top, .leading, .bottom, .trailing]
}

/// `ignoresSafeArea(edges:)`: reaches to the edge of the screen where it touches the safe area's.
///
/// It has no say in the size: ``LayoutNode/layOut(in:safe:)`` places its child in the larger box.
package struct SafeAreaRule: TransparentRule {
  let edges: SafeEdges

  package init(ignoring edges: SafeEdges) { self.edges = edges }

  /// The box with the room outside of the safe area on those edges that it touches.
  package func box(for frame: LayoutFrame, in area: SafeArea) -> LayoutFrame {
    var left = frame.x
    var top = frame.y
    var right = frame.maxX
    var bottom = frame.maxY
    if edges.contains(.leading), left <= area.safe.x { left = min(left, area.screen.x) }
    if edges.contains(.top), top <= area.safe.y { top = min(top, area.screen.y) }
    if edges.contains(.trailing), right >= area.safe.maxX { right = max(right, area.screen.maxX) }
    if edges.contains(.bottom), bottom >= area.safe.maxY {
      bottom = max(bottom, area.screen.maxY)
    }
    // A length made of sides again may be another one by rounding, which is no larger box.
    if left == frame.x, top == frame.y, right == frame.maxX, bottom == frame.maxY { return frame }
    return LayoutFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// `safeAreaInset(edge:)`: a bar at an edge, for which the content's safe area makes room. The first
/// child is the content, the second the bar.
package struct InsetBarRule: LayoutRule {
  let edge: SafeEdges
  let alignment: AlignmentKey
  let spacing: Double

  package init(edge: SafeEdges, alignment: AlignmentKey, spacing: Double?) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing ?? 0
  }

  private var axis: LayoutAxis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func bar(_ proposal: Proposal, _ node: LayoutNode) -> (LayoutSize, Proposal) {
    var offer = proposal
    offer[axis] = nil
    return (node.children[1].size(offer), offer)
  }

  private func offer(_ proposal: Proposal, _ node: LayoutNode) -> Proposal {
    let taken = bar(proposal, node).0[axis] + spacing
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - taken) }
    return offer
  }

  package func size(for proposal: Proposal, _ node: LayoutNode) -> LayoutSize {
    var size = node.content.size(offer(proposal, node))
    size[axis] += bar(proposal, node).0[axis] + spacing
    return size
  }

  package func place(in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode) {
    let (barSize, barOffer) = bar(Proposal(size), node)
    let contentOffer = offer(proposal, node)
    let content = node.content.size(contentOffer)
    let isFirst = edge == .top || edge == .leading
    let taken = barSize[axis] + spacing
    let across =
      alignment.value(in: size)
      - node.children[1].guide(alignment, in: barSize, for: barOffer)
    let contentAt = isFirst ? taken : 0
    let barAt = isFirst ? 0 : size[axis] - barSize[axis]
    if axis == .vertical {
      node.content.put(content, for: contentOffer, x: 0, y: contentAt)
      node.children[1].put(barSize, for: barOffer, x: across, y: barAt)
    } else {
      node.content.put(content, for: contentOffer, x: contentAt, y: 0)
      node.children[1].put(barSize, for: barOffer, x: barAt, y: across)
    }
  }

  package func guide(
    _ key: AlignmentKey, in size: LayoutSize, for proposal: Proposal, _ node: LayoutNode
  ) -> Double? { nil }

  /// The safe area of the content, which ends at the bar. A ground of the content reaches behind the bar, and to the
  /// screen's edge if the bar is there.
  func narrowed(_ area: SafeArea, _ node: LayoutNode) -> SafeArea {
    let frame = node.frame
    let room =
      node.content.placement.proposal[axis] ?? (axis == .vertical ? frame.height : frame.width)
    let slack = SafeArea.slack
    var area = area
    switch (edge, node.isRightToLeft) {
    case (.top, _):
      if frame.y > area.safe.y + slack { area.screen.y(from: frame.y) }
      area.safe.y(from: frame.maxY - room + slack)
    case (.bottom, _):
      if frame.maxY < area.safe.maxY - slack { area.screen.y(to: frame.maxY) }
      area.safe.y(to: frame.y + room - slack)
    case (.leading, false), (.trailing, true):
      if frame.x > area.safe.x + slack { area.screen.x(from: frame.x) }
      area.safe.x(from: frame.maxX - room + slack)
    default:
      if frame.maxX < area.safe.maxX - slack { area.screen.x(to: frame.maxX) }
      area.safe.x(to: frame.x + room - slack)
    }
    return area
  }
}

extension LayoutFrame {
  fileprivate mutating func x(from left: Double) {
    self = LayoutFrame(x: left, y: y, width: maxX - left, height: height)
  }
  fileprivate mutating func x(to right: Double) {
    self = LayoutFrame(x: x, y: y, width: right - x, height: height)
  }
  fileprivate mutating func y(from top: Double) {
    self = LayoutFrame(x: x, y: top, width: width, height: maxY - top)
  }
  fileprivate mutating func y(to bottom: Double) {
    self = LayoutFrame(x: x, y: y, width: width, height: bottom - y)
  }
}

/// What of a screen nothing covers.
package struct SafeArea: Hashable {
  /// Sums of lengths differ by rounding, in points.
  static let slack = 0.01
  package var screen, safe: LayoutFrame

  package init(screen: LayoutFrame, safe: LayoutFrame) {
    self.screen = screen
    self.safe = safe
  }
}
