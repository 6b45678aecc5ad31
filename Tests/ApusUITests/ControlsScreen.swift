import Foundation
import ViewGraph

@testable import ApusUI

/// A screen as a host has it: the first paint, and all changes since.
@MainActor
final class ControlsScreen {
  final class Node: AttributeReading {
    let id: NodeID
    let role: Role
    var attributes: [AttributeKey: AttributeValue] = [:]
    var children: [Node] = []
    weak var parent: Node?

    init(id: NodeID, role: Role) {
      self.id = id
      self.role = role
    }

    func stored(_ key: AttributeKey) -> AttributeValue? { attributes[key] }
    /// It and all below, in order.
    var all: [Node] { [self] + children.flatMap(\.all) }
    var words: String { all.compactMap { $0[.text] }.joined(separator: " ") }
  }

  let session: Session
  let graph: Graph
  private(set) var commands: [Session.Command] = []
  private let root = Node(id: 0, role: .box)
  private var nodes: [NodeID: Node] = [:]

  convenience init<Content: View>(
    session: Session = Session(), @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    self.init(Graph(session: session, root: content))
  }

  init(_ graph: Graph) {
    session = graph.session
    self.graph = graph
    session.perform = { [weak self] in self?.commands.append($0) }
    nodes[0] = root
    graph.start()
    insert(graph.elements(), into: root, at: 0)
  }

  var all: [Node] { Array(root.all.dropFirst()) }
  func all(_ role: Role) -> [Node] { all.filter { $0.role == role } }
  func first(_ role: Role) -> Node { all(role).first! }
  func node(_ identifier: String) -> Node { all.first { $0[.identifier] == identifier }! }
  func has(_ identifier: String) -> Bool { all.contains { $0[.identifier] == identifier } }

  @discardableResult
  func perform(_ action: Event.Action, on node: Node) -> Refusal? {
    let refusal = graph.perform(Event(node.id, action))
    update()
    return refusal
  }

  /// Changes since the last time, applied.
  @discardableResult
  func update() -> [Change] {
    let changes = graph.takeChanges()
    for change in changes { apply(change) }
    return changes
  }

  private func apply(_ change: Change) {
    switch change {
    case .insert(let stream, let parent, let after):
      let parent = nodes[parent]!
      insert(stream, into: parent, at: place(after, in: parent))
    case .remove(let id):
      let node = nodes[id]!
      node.parent!.children.removeAll { $0 === node }
      for gone in node.all { nodes[gone.id] = nil }
    case .move(let id, let parent, let after):
      let node = nodes[id]!
      node.parent!.children.removeAll { $0 === node }
      let parent = nodes[parent]!
      parent.children.insert(node, at: place(after, in: parent))
      node.parent = parent
    case .motion: break
    case .set(let id, let key, let value): nodes[id]!.attributes[key] = value
    }
  }

  private func place(_ after: NodeID, in parent: Node) -> Int {
    after == 0 ? 0 : parent.children.firstIndex { $0.id == after }! + 1
  }

  private func insert(_ stream: ElementStream, into parent: Node, at place: Int) {
    var place = place
    var open = [parent]
    stream.read { reader in
      while let record = reader.next() {
        switch record {
        case .open(let role, let id, let attributes):
          let node = Node(id: id, role: role)
          for (key, value) in attributes { node.attributes[key] = value }
          nodes[id] = node
          node.parent = open.last
          if open.count == 1 {
            parent.children.insert(node, at: place)
            place += 1
          } else {
            open.last!.children.append(node)
          }
          open.append(node)
        case .close: open.removeLast()
        case .child: preconditionFailure("A host's stream has no components.")
        }
      }
    }
  }
}
