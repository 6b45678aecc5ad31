import ScreenLayout
import ViewGraph

/// Elements by what one of their attributes says. As many as say the same cost no more to add and to
/// take away than one.
@MainActor
struct TextIndex {
  private let attribute: Attribute<String>
  private var found: [String: [NodeID: TreeNode]] = [:]

  init(_ attribute: Attribute<String>) { self.attribute = attribute }

  /// In no order.
  subscript(text: String) -> [TreeNode] { found[text].map { Array($0.values) } ?? [] }

  mutating func add(_ node: TreeNode) {
    guard let text = node[attribute] else { return }
    found[text, default: [:]][node.id] = node
  }

  mutating func remove(_ node: TreeNode) {
    guard let text = node[attribute] else { return }
    found[text]?[node.id] = nil
    if found[text]?.isEmpty == true { found[text] = nil }
  }
}
