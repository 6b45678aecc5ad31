import LayoutSolver
import ViewGraph

/// The elements of `matchedGeometryEffect`: sources, and followers in their frames.
@MainActor
struct MatchedElements {
  private var elements: [NodeID: (element: TreeNode, matching: Matching)] = [:]

  /// Notes an element that is new or has other values.
  mutating func note(_ element: TreeNode) {
    let matching = element.has(.matched) ? Matching(element[.matched]) : nil
    if matching != nil || !elements.isEmpty {
      elements[element.id] = matching.map { (element, $0) }
    }
  }

  mutating func forget(_ element: TreeNode) {
    if !elements.isEmpty { elements[element.id] = nil }
  }

  /// Puts followers into the frames of their sources. The first of several sources counts.
  func follow() {
    for (follower, matching) in elements.values where !matching.isSource {
      guard let node = follower.layout?.following else { continue }
      let sources = elements.filter {
        $0.value.matching.isSource && $0.value.matching.number == matching.number
          && $0.value.element.layout != nil
      }
      let source = sources.min { $0.key < $1.key }?.value.element
      node.follow(source?.layout?.outer.frame)
    }
  }
}

extension ElementLayout {
  /// The node of the view that follows another one.
  fileprivate var following: LayoutNode? {
    var node = outer
    while !(node.rule is FollowRule) {
      guard node !== core, node.children.count == 1 else { return nil }
      node = node.children[0]
    }
    return node
  }
}
