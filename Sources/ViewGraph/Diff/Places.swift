/// The position of a component's elements among their siblings.
extension Graph {
  /// The first-level elements of a component, in order.
  func roots(of component: Component) -> [NodeID] {
    var roots: [NodeID] = []
    if component.isTransparent {
      for child in component.children { roots += self.roots(of: child) }
      return roots
    }
    component.stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var ordinal = 0
      var depth = 0
      while let record = reader.next() {
        switch record {
        case .open:
          if depth == 0, ordinal < component.nodes.count { roots.append(component.nodes[ordinal]) }
          ordinal += 1
          depth += 1
        case .close: depth -= 1
        case .child(let id): if depth == 0 { roots += self.roots(of: component.child(id)) }
        }
      }
    }
    return roots
  }

  func lastRoot(of component: Component) -> NodeID? {
    if component.isTransparent {
      for child in component.children.reversed() {
        if let root = lastRoot(of: child) { return root }
      }
      return nil
    }
    return roots(of: component).last
  }

  /// The parent of a component's first root element (0: the screen), and the sibling before it (0:
  /// none).
  func place(of component: Component) -> (parent: NodeID, after: NodeID) {
    guard let host = component.host ?? component.parent else { return (0, 0) }
    var open: [(node: NodeID, siblings: [Sibling])] = []
    var siblings: [Sibling] = []
    var isFound = false
    host.stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var ordinal = 0
      while let record = reader.next() {
        switch record {
        case .open:
          let node = host.nodes[ordinal]
          ordinal += 1
          open.append((node, siblings + [.node(node)]))
          siblings = []
        case .close:
          siblings = open.removeLast().siblings.suffix(1)
        case .child(component.id):
          isFound = true
          return
        case .child(let id):
          siblings.append(.component(id))
        }
      }
    }
    precondition(isFound, "A component is not where its parent says.")
    var after: NodeID?
    for sibling in siblings.reversed() {
      switch sibling {
      case .node(let node): after = node
      case .component(let id): after = departing(id, from: host).flatMap(lastRoot)
      }
      if after != nil { break }
    }
    if let parent = open.last?.node { return (parent, after ?? 0) }
    let outer = place(of: host)
    return (outer.parent, after ?? outer.after)
  }

  private enum Sibling {
    case node(NodeID)
    case component(UInt32)
  }

  /// A component that was placed by `component` in its last stream, even if it is kept no more.
  func departing(_ id: UInt32, from component: Component) -> Component? {
    component.children.first { $0.id == id } ?? gone[id] ?? adopted[id]
  }
}

extension Component {
  /// Which of its elements has a handler for the keyboard focus.
  func ordinal(ofFocusHandler index: Int) -> Int? {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var ordinal = 0
      while let record = reader.next() {
        guard case .open(_, _, let attributes) = record else { continue }
        if attributes[.onFocus]?.index == index { return ordinal }
        ordinal += 1
      }
      return nil
    }
  }
}
