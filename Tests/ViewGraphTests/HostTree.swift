@testable import ViewGraph

/// A host's copy of the elements: built from a stream, kept up to date by changes alone.
///
/// Refuses every change that a real host could not carry out.
final class HostTree {
  final class Node {
    let id: NodeID
    let role: Role
    var attributes: [AttributeKey: AttributeValue]
    var children: [Node] = []
    weak var parent: Node?

    init(id: NodeID, role: Role, attributes: [AttributeKey: AttributeValue]) {
      self.id = id
      self.role = role
      self.attributes = attributes
    }
  }

  /// A deliberate fault, to show that the comparison finds it.
  enum Mutant: CaseIterable {
    case skipsMoves, movesToFront, skipsRemovals, insertsAtFront, insertsOnePlaceOff
    case skipsValues, keepsOldAttributes
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  let screen = Node(id: 0, role: .box, attributes: [:])
  private(set) var nodes: [NodeID: Node] = [:]
  private let mutant: Mutant?

  init(_ stream: ElementStream, mutant: Mutant? = nil) throws {
    self.mutant = mutant
    nodes[0] = screen
    try insert(stream, into: screen, at: 0)
  }

  func apply(_ changes: [Change]) throws {
    for change in changes { try apply(change) }
  }

  private func apply(_ change: Change) throws {
    switch change {
    case .insert(let stream, let parent, let after):
      let parent = try node(parent)
      var index = try place(behind: after, in: parent)
      if mutant == .insertsAtFront { index = 0 }
      if mutant == .insertsOnePlaceOff { index = min(index + 1, parent.children.count) }
      try insert(stream, into: parent, at: index)
    case .remove(let id):
      if mutant == .skipsRemovals { return }
      let node = try node(id)
      guard let parent = node.parent else { throw Fault(description: "\(id) has no parent") }
      parent.children.removeAll { $0 === node }
      forget(node)
    case .move(let id, let parentID, let after):
      let node = try node(id)
      let parent = try self.node(parentID)
      guard node.parent === parent else {
        throw Fault(description: "\(id) is moved to another parent, \(parentID)")
      }
      if mutant == .skipsMoves { return }
      if id == after { throw Fault(description: "\(id) is moved behind itself") }
      parent.children.removeAll { $0 === node }
      let index = mutant == .movesToFront ? 0 : try place(behind: after, in: parent)
      parent.children.insert(node, at: index)
    case .motion: break
    case .set(let id, let key, let value):
      let node = try node(id)
      if mutant == .skipsValues || (mutant == .keepsOldAttributes && value == nil) { return }
      node.attributes[key] = value
    }
  }

  /// A person changed a control: the host shows the value at once.
  func show(_ key: AttributeKey, _ value: AttributeValue, on id: NodeID) throws {
    try node(id).attributes[key] = value
  }

  private func node(_ id: NodeID) throws -> Node {
    guard let node = nodes[id] else { throw Fault(description: "\(id) is not on the screen") }
    return node
  }

  private func place(behind after: NodeID, in parent: Node) throws -> Int {
    if after == 0 { return 0 }
    guard let index = parent.children.firstIndex(where: { $0.id == after }) else {
      throw Fault(description: "\(after) is not a child of \(parent.id)")
    }
    return index + 1
  }

  private func insert(_ stream: ElementStream, into parent: Node, at index: Int) throws {
    var open = [parent]
    var next = index
    try stream.read { reader in
      while let record = reader.next() {
        switch record {
        case .open(let role, let id, let attributes):
          let node = Node(
            id: id, role: role,
            attributes: Dictionary(attributes.map { ($0.key, $0.value) }) { $1 })
          guard nodes[id] == nil else { throw Fault(description: "\(id) is used twice") }
          nodes[id] = node
          node.parent = open.last
          if open.count == 1 {
            parent.children.insert(node, at: next)
            next += 1
          } else {
            open.last?.children.append(node)
          }
          open.append(node)
        case .close: open.removeLast()
        case .child: throw Fault(description: "a component's record reached the host")
        }
      }
    }
    if open.count != 1 { throw Fault(description: "a stream closes less than it opens") }
  }

  private func forget(_ node: Node) {
    nodes[node.id] = nil
    for child in node.children { forget(child) }
  }

  // MARK: Comparison

  /// Whether both have the same elements in the same order, handlers apart from their indices.
  func isSame(as other: HostTree, comparesNumbers: Bool = true) -> Bool {
    Self.isSame(screen, other.screen, comparesNumbers)
  }

  private static func isSame(_ first: Node, _ second: Node, _ comparesNumbers: Bool) -> Bool {
    guard first.role == second.role, first.children.count == second.children.count,
      first.attributes.count == second.attributes.count,
      !comparesNumbers || first.id == second.id
    else { return false }
    for (key, value) in first.attributes {
      guard let other = second.attributes[key], key.kind == .handler || value == other else {
        return false
      }
    }
    return zip(first.children, second.children).allSatisfy { isSame($0, $1, comparesNumbers) }
  }

  /// One line per element, for messages.
  var dump: String { Self.lines(screen, 0).joined(separator: "\n") }

  private static func lines(_ node: Node, _ depth: Int) -> [String] {
    let attributes = node.attributes.filter { $0.key != .fills || $0.value != .integer(0) }
      .map { $0.key.kind == .handler ? "\($0.key)" : "\($0.key)=\($0.value)" }.sorted()
    return [
      String(repeating: "  ", count: depth) + "\(node.role)#\(node.id) "
        + attributes.joined(separator: " ")
    ] + node.children.flatMap { lines($0, depth + 1) }
  }
}
