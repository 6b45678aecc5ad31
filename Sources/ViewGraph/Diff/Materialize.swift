extension Graph {
  /// Appends a component's elements for a host that does not have them yet, and numbers them.
  ///
  /// - Parameter key: The component's stable key, if elements get keys.
  func materialize(_ component: Component, into writer: ElementWriter, key: UInt64) {
    component.stream.withBytes { bytes in
      component.nodes = NodeNumbers()
      var reader = ElementReader(bytes)
      var keys = ElementKeys(of: key)
      materialize(&reader, of: component, into: writer, until: bytes.count, &keys) {
        component.nodes.append($0)
      }
    }
    component.isShown = true
  }

  /// Copies records up to `end`; `number` is called with each element's new number.
  func materialize(
    _ reader: inout ElementReader, of component: Component, into writer: ElementWriter,
    until end: Int, _ keys: inout ElementKeys, _ number: (NodeID) -> Void
  ) {
    while reader.offset < end, let record = reader.next() {
      switch record {
      case .open(let role, let place, let attributes):
        let node = nextNodeID()
        number(node)
        writer.open(role, number: node)
        writer.append(attributes.bytes)
        let takesEvents = attributes.takesEvents
        if takesEvents { interactive[node] = component }
        if namesElements, ElementKeys.names(role, takesEvents) {
          writer.set(.stableKey, keys.key(role, number: place))
        }
        modals.note(role, attributes, node)
      case .child(let id):
        let child = component.child(id)
        materialize(
          child, into: writer,
          key: !namesElements
            ? 0 : child.parent === component ? child.stableKey(in: keys.component) : child.stableKey
        )
      case .close:
        writer.close()
      }
    }
  }

  /// Removes an element that is no longer on the screen.
  func forget(_ node: NodeID) {
    interactive[node] = nil
    modals.forget(node)
  }

  /// Forgets elements that are no longer on the screen: those of the component and of the
  /// components that stand in them. A child that stands elsewhere stays.
  func forget(_ component: Component) {
    component.nodes.forEach { forget($0) }
    // As long as it is kept, a page whose elements are made anew finds it.
    if !component.isMounted { adopted[component.id] = nil }
    component.nodes = NodeNumbers()
    component.isShown = false
    if component.isTransparent {
      for child in component.children { forget(child) }
      return
    }
    component.stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        if case .child(let id) = record, let child = departing(id, from: component) {
          forget(child)
        }
      }
    }
  }
}

extension Component {
  func child(_ id: UInt32) -> Component {
    let hint = Int(childHint)
    if hint < children.count, children[hint].id == id {
      childHint += 1
      return children[hint]
    }
    for index in 0..<children.count where children[index].id == id {
      childHint = Int32(index + 1)
      return children[index]
    }
    if let child = graph.adopted[id] { return child }
    preconditionFailure("\(debugName) places a component that it does not keep.")
  }
}

extension Attributes {
  /// Whether one of the attributes is a handler.
  var takesEvents: Bool {
    var offset = 0
    while offset < bytes.count {
      if AttributeKey.kind(ofRawValue: Attributes.key(in: bytes, at: offset)) == .handler {
        return true
      }
      offset += Self.size(in: bytes, at: offset)
    }
    return false
  }
}
