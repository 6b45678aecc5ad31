import ViewGraph

/// Observes the elements of a tree: their arrival, changes and end.
@MainActor
package protocol ElementFollower: AnyObject {
  func added(_ element: TreeNode)
  func removed(_ element: TreeNode)
  func willChange(_ element: TreeNode, _ key: AttributeKey)
  func changed(_ element: TreeNode, _ key: AttributeKey)
}

/// A host's copy of the elements, kept up to date by changes, with their layout.
@MainActor
package final class ElementTree {
  package let root: TreeNode
  package private(set) var nodes: [NodeID: TreeNode] = [:]
  package let layout: KeptLayout
  package weak var follower: (any ElementFollower)?

  package init(_ layouts: LayoutRegistry, follower: (any ElementFollower)? = nil) {
    root = TreeNode(id: 0, role: .box, stream: ElementStream(bytes: []), attributes: 0..<0)
    layout = KeptLayout(root, layouts)
    nodes[0] = root
    self.follower = follower
  }

  // Somebody may hold a node for longer, who must not reach into what is gone.
  isolated deinit {
    for node in nodes.values { node.endWithTree() }
  }

  /// Puts elements onto a screen that has none.
  package func begin(_ stream: ElementStream) { insert(stream, into: root, behind: nil) }

  package func apply(_ changes: some Sequence<Change>) {
    for change in changes {
      switch change {
      case .insert(let stream, let parent, let after):
        let parent = node(parent)
        insert(stream, into: parent, behind: sibling(after, in: parent))
        layout.childrenChanged(of: parent)
      case .remove(let id):
        let node = node(id)
        if let parent = node.parent {
          layout.childrenChanged(of: parent)
          parent.remove(node)
        }
        forget(node)
      case .move(let id, let parent, let after):
        let node = node(id)
        let parent = self.node(parent)
        if let last = node.parent {
          layout.childrenChanged(of: last)
          last.remove(node)
        }
        parent.insert(node, behind: sibling(after, in: parent))
        layout.childrenChanged(of: parent)
      case .set(let id, let key, let value): set(key, value, on: node(id))
      case .motion: break
      }
    }
  }

  package func set(_ key: AttributeKey, _ value: AttributeValue?, on node: TreeNode) {
    follower?.willChange(node, key)
    node.set(key, value)
    follower?.changed(node, key)
    layout.changed(node, key)
  }

  private func node(_ id: NodeID) -> TreeNode {
    guard let node = nodes[id] else {
      preconditionFailure("A change names element \(id), which is not on the screen.")
    }
    return node
  }

  /// The element behind which a change puts another; nil: none.
  private func sibling(_ id: NodeID, in parent: TreeNode) -> TreeNode? {
    if id == 0 { return nil }
    guard let sibling = nodes[id], sibling.parent === parent else {
      preconditionFailure("A change names element \(id) as a child of \(parent.id).")
    }
    return sibling
  }

  private func insert(
    _ stream: ElementStream, into parent: TreeNode, behind sibling: TreeNode?
  ) {
    var open = [parent]
    var last = sibling
    stream.read { reader in
      while let record = reader.next() {
        switch record {
        case .open(let role, let id, let attributes):
          let end = reader.offset
          let node = TreeNode(
            id: id, role: role, stream: stream,
            attributes: (end - attributes.bytes.count)..<end)
          nodes[id] = node
          let parent = open[open.count - 1]
          if open.count == 1 {
            parent.insert(node, behind: last)
            last = node
          } else {
            parent.append(node)
          }
          layout.added(node)
          follower?.added(node)
          open.append(node)
        case .close: open.removeLast()
        case .child: preconditionFailure("A component's record reached a host.")
        }
      }
    }
  }

  private func forget(_ node: TreeNode) {
    follower?.removed(node)
    layout.removed(node)
    for child in node.children { forget(child) }
    node.removeChildren()
    nodes[node.id] = nil
  }
}
