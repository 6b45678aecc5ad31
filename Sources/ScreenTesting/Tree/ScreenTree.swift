import ApusUI
import Foundation
import ViewGraph

/// A test's copy of the elements, kept up to date by changes, with what queries look for indexed.
@MainActor
final class ScreenTree {
  let root: TreeNode
  private(set) var nodes: [NodeID: TreeNode] = [:]
  private var byIdentifier: [String: [TreeNode]] = [:]
  private var byWords: [String: [TreeNode]] = [:]
  /// Texts that are made of several runs.
  private var joined: [NodeID: TreeNode] = [:]
  /// Texts that change while time passes.
  private var running: [NodeID: TreeNode] = [:]

  init(_ stream: ElementStream) {
    root = TreeNode(id: 0, role: .box, stream: ElementStream(bytes: []), attributes: 0..<0)
    nodes[0] = root
    insert(stream, into: root, at: 0)
  }

  // MARK: Changes

  func apply(_ changes: [Change]) {
    for change in changes {
      switch change {
      case .insert(let stream, let parent, let after):
        let parent = node(parent)
        insert(stream, into: parent, at: place(behind: after, in: parent))
      case .remove(let id):
        let node = node(id)
        node.parent?.remove(node)
        forget(node)
      case .move(let id, let parent, let after):
        let node = node(id)
        let parent = self.node(parent)
        node.parent?.remove(node)
        parent.insert(node, at: place(behind: after, in: parent))
      case .set(let id, let key, let value):
        set(key, value, on: node(id))
      }
    }
  }

  func set(_ key: AttributeKey, _ value: AttributeValue?, on node: TreeNode) {
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
        let words = node.text(.runningTime).flatMap(RunningTime.init(attribute:))?.words(at: now),
        words != node.text(.text)
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

  private func place(behind after: NodeID, in parent: TreeNode) -> Int {
    if after == 0 { return 0 }
    guard let index = parent.children.lastIndex(where: { $0.id == after }) else {
      preconditionFailure("A change names element \(after) as a child of \(parent.id).")
    }
    return index + 1
  }

  private func insert(_ stream: ElementStream, into parent: TreeNode, at index: Int) {
    var open = [parent]
    var next = index
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
            parent.insert(node, at: next)
            next += 1
          } else {
            parent.insert(node, at: parent.children.count)
          }
          if role == .textRun, parent.role == .text { joined[parent.id] = parent }
          self.index(node)
          if node.has(.runningTime) { running[id] = node }
          open.append(node)
        case .close: open.removeLast()
        case .child: preconditionFailure("A component's record reached a host.")
        }
      }
    }
  }

  private func forget(_ node: TreeNode) {
    unindex(node)
    nodes[node.id] = nil
    joined[node.id] = nil
    running[node.id] = nil
    for child in node.children { forget(child) }
  }

  // MARK: Index

  private func index(_ node: TreeNode) {
    if let identifier = node.text(.identifier) {
      byIdentifier[identifier, default: []].append(node)
    }
    if let text = node.text(.text) { byWords[text, default: []].append(node) }
  }

  private func unindex(_ node: TreeNode) {
    func remove(from index: inout [String: [TreeNode]], _ key: AttributeKey) {
      guard let text = node.text(key) else { return }
      index[text]?.removeAll { $0 === node }
      if index[text]?.isEmpty == true { index[text] = nil }
    }
    remove(from: &byIdentifier, .identifier)
    remove(from: &byWords, .text)
  }

  func withIdentifier(_ identifier: String) -> [TreeNode] {
    inOrder(byIdentifier[identifier] ?? [])
  }

  func withWords(_ words: String) -> [TreeNode] {
    inOrder((byWords[words] ?? []) + joined.values.filter { $0.words == words })
  }

  private func inOrder(_ nodes: [TreeNode]) -> [TreeNode] {
    guard nodes.count > 1 else { return nodes }
    let paths = nodes.map { node in (node, self.path(to: node)) }
    return paths.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  private func path(to node: TreeNode) -> [Int] {
    var path: [Int] = []
    for node in node.lineage {
      guard let parent = node.parent else { break }
      path.append(parent.children.firstIndex { $0 === node } ?? 0)
    }
    return path.reversed()
  }

  func all(_ isWanted: (TreeNode) -> Bool) -> [TreeNode] {
    var found: [TreeNode] = []
    root.walk { if $0 !== root, isWanted($0) { found.append($0) } }
    return found
  }
}
