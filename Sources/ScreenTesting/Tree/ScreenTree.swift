import ApusUI
import Foundation
import ViewGraph

/// A test's copy of the elements, kept up to date by changes, with what queries look for indexed.
@MainActor
final class ScreenTree {
  let root: TreeNode
  private(set) var nodes: [NodeID: TreeNode] = [:]
  private var byIdentifier = TextIndex(.identifier)
  private var byWords = TextIndex(.text)
  /// Texts that are made of several runs.
  private var joined: [NodeID: TreeNode] = [:]
  /// Texts that change while time passes.
  private var running: [NodeID: TreeNode] = [:]
  /// Those that ask for their size and place.
  private var reading: [NodeID: TreeNode] = [:]
  /// Those that show the one of their views that fits.
  private var fitting: [NodeID: TreeNode] = [:]
  /// Another one after each change.
  private(set) var version = 1

  init(_ stream: ElementStream) {
    root = TreeNode(id: 0, role: .box, stream: ElementStream(bytes: []), attributes: 0..<0)
    nodes[0] = root
    insert(stream, into: root, behind: nil)
  }

  // MARK: Changes

  func apply(_ changes: [Change]) {
    version += 1
    for change in changes {
      switch change {
      case .insert(let stream, let parent, let after):
        let parent = node(parent)
        insert(stream, into: parent, behind: sibling(after, in: parent))
        parent.outdateLayout()
      case .remove(let id):
        let node = node(id)
        node.parent?.outdateLayout()
        node.parent?.remove(node)
        forget(node)
      case .move(let id, let parent, let after):
        let node = node(id)
        let parent = self.node(parent)
        node.parent?.outdateLayout()
        node.parent?.remove(node)
        parent.insert(node, behind: sibling(after, in: parent))
        parent.outdateLayout()
      case .set(let id, let key, let value):
        set(key, value, on: node(id))
      case .motion: break
      }
    }
  }

  func set(_ key: AttributeKey, _ value: AttributeValue?, on node: TreeNode) {
    version += 1
    let isIndexed = key == .identifier || key == .text
    if isIndexed { unindex(node) }
    node.set(key, value)
    if isIndexed { index(node) }
    if key == .runningTime { running[node.id] = value == nil ? nil : node }
  }

  /// Lets texts that change while time passes say what they say now, as a browser does.
  func show(_ now: Date) {
    for node in running.values {
      guard
        let words = node[.runningTime].flatMap(RunningTime.init(attribute:))?.words(at: now),
        words != node[.text]
      else { continue }
      set(.text, .text(words), on: node)
    }
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
          if role == .textRun, parent.role == .text { joined[parent.id] = parent }
          self.index(node)
          if node.has(.runningTime) { running[id] = node }
          if node.has(.onGeometry) { reading[id] = node }
          if node.has(.fitting) { fitting[id] = node }
          open.append(node)
        case .close: open.removeLast()
        case .child: preconditionFailure("A component's record reached a host.")
        }
      }
    }
  }

  private func forget(_ node: TreeNode) {
    unindex(node)
    joined[node.id] = nil
    running[node.id] = nil
    reading[node.id] = nil
    fitting[node.id] = nil
    for child in node.children { forget(child) }
    node.removeChildren()
    nodes[node.id] = nil
  }

  var hasReaders: Bool { !reading.isEmpty }
  var hasFitting: Bool { !fitting.isEmpty }

  /// Those that ask for their size and place, in order.
  var readers: [TreeNode] { inOrder(Array(reading.values)) }

  // MARK: Index

  private func index(_ node: TreeNode) {
    byIdentifier.add(node)
    byWords.add(node)
  }

  private func unindex(_ node: TreeNode) {
    byIdentifier.remove(node)
    byWords.remove(node)
  }

  func withIdentifier(_ identifier: String) -> [TreeNode] {
    inOrder(present(byIdentifier[identifier]))
  }

  func withWords(_ words: String) -> [TreeNode] {
    inOrder(present(byWords[words] + joined.values.filter { $0.words == words }))
  }

  /// Those that are on the screen, and not among the views of a `ViewThatFits` that do not fit.
  private func present(_ nodes: [TreeNode]) -> [TreeNode] {
    hasFitting ? nodes.filter { !$0.lineage.contains { !$0.isChosen } } : nodes
  }

  private func inOrder(_ nodes: [TreeNode]) -> [TreeNode] {
    guard nodes.count > 1 else { return nodes }
    let paths = nodes.map { node in (node, self.path(to: node)) }
    return paths.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  private func path(to node: TreeNode) -> [Int] {
    var path: [Int] = []
    for node in node.lineage {
      if node.parent == nil { break }
      path.append(node.index)
    }
    return path.reversed()
  }

  func all(_ isWanted: (TreeNode) -> Bool) -> [TreeNode] {
    var found: [TreeNode] = []
    root.walk { if $0 !== root, isWanted($0) { found.append($0) } }
    return found
  }
}
