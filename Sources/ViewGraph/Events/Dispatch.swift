/// Events: checked against what the screen offers, then carried out.
extension Graph {
  /// Carries out what a person did, if the screen offers it, and brings the elements up to date.
  ///
  /// - Returns: Nil if it was carried out, else why not. A refused event changes nothing.
  package func perform(_ event: Event) -> Refusal? {
    let control: Control
    switch locate(event.node) {
    case .success(let found): control = found
    case .failure(let refusal): return refusal
    }
    guard let (key, shown) = control.accepts(event.action) else { return .wrongAction }
    guard let index = control.handler(key) else { return .wrongAction }
    guard control.canProduce(event.action) else { return .impossibleValue }
    turn {
      if let shown { edited.append((event.node, shown.0, shown.1)) }
      switch control.component.handlers[index] {
      case .action(let action): action()
      case .event(let handle): handle(event.action)
      }
    }
    writeBack()
    return nil
  }

  /// Tells the host the model's value where it is not the one that the person set.
  private func writeBack() {
    for (node, key, value) in edited {
      guard let current = attribute(key, of: node), current != value else { continue }
      changes.append(.set(node, key, current))
    }
    edited = []
  }

  private func attribute(_ key: AttributeKey, of node: NodeID) -> AttributeValue? {
    guard let component = interactive[node],
      let ordinal = component.nodes.firstIndex(of: node)
    else { return nil }
    return component.withElement(ordinal) { _, attributes, _, _ in attributes[key] } ?? nil
  }

  /// Finds a control that takes events and that a person can reach.
  package func locate(_ node: NodeID) -> Result<Control, Refusal> {
    guard let component = interactive[node], component.isMounted,
      let ordinal = component.nodes.firstIndex(of: node)
    else { return .failure(.unknownControl) }
    var isDisabled = false
    var isHidden = false
    var modals: Set<NodeID> = []
    var control: Control?
    component.withElement(ordinal) { role, attributes, options, ancestors in
      control = Control(
        component: component, node: node, role: role,
        attributes: Dictionary(attributes.map { ($0.key, $0.value) }) { $1 }, options: options)
      isDisabled = attributes.flag(.isDisabled)
      isHidden = attributes.flag(.isHidden)
      note(ancestors, of: component)
    }
    func note(_ ancestors: [(Int, Role, Attributes)], of component: Component) {
      for (ordinal, role, attributes) in ancestors {
        if attributes.flag(.isDisabled) { isDisabled = true }
        if attributes.flag(.isHidden) { isHidden = true }
        if role == .modal { modals.insert(component.nodes[ordinal]) }
      }
    }
    if control?.role == .modal { modals.insert(node) }
    var child = component
    while let host = child.host ?? child.parent {
      if !host.isTransparent {
        host.withChild(child.id) { ancestors in note(ancestors, of: host) }
      }
      child = host
    }
    guard let control else { return .failure(.unknownControl) }
    if isHidden { return .failure(.hidden) }
    if let top = modalStack.last, !modals.contains(top) { return .failure(.covered) }
    if isDisabled, !PlantedFault.disabled.isPlanted { return .failure(.disabled) }
    return .success(control)
  }

  /// The modals on the screen, the uppermost last.
  package var modalStack: [NodeID] { modals }
}

extension Component {
  /// Reads one element: its role, attributes, the options below it (their indices and whether they
  /// are disabled), and the elements around it, outermost first.
  func withElement<Result>(
    _ ordinal: Int,
    _ body: (Role, Attributes, [ControlOption], [(Int, Role, Attributes)]) -> Result
  ) -> Result? {
    stream.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      var ancestors: [(Int, Role, Attributes)] = []
      var count = 0
      while let record = reader.next() {
        switch record {
        case .open(let role, _, let attributes):
          if count == ordinal {
            var inside = reader
            let options = role == .picker ? self.options(&inside) : []
            return body(role, attributes, options, ancestors)
          }
          ancestors.append((count, role, attributes))
          count += 1
        case .close: ancestors.removeLast()
        case .child: break
        }
      }
      return nil
    }
  }

  private func options(_ reader: inout ElementReader) -> [ControlOption] {
    var options: [ControlOption] = []
    var depth = 0
    while let record = reader.next() {
      switch record {
      case .open(let role, _, let attributes):
        depth += 1
        if role == .option, let index = attributes.integer(.index) {
          options.append(ControlOption(index: index, isDisabled: attributes.flag(.isDisabled)))
        }
      case .close:
        depth -= 1
        if depth < 0 { return options }
      case .child(let id):
        let child = child(id)
        child.collectOptions(into: &options)
      }
    }
    return options
  }

  private func collectOptions(into options: inout [ControlOption]) {
    stream.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      options += self.options(&reader)
    }
  }

  /// Reads the elements around the place of a child.
  func withChild(_ id: UInt32, _ body: ([(Int, Role, Attributes)]) -> Void) {
    stream.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      var ancestors: [(Int, Role, Attributes)] = []
      var count = 0
      while let record = reader.next() {
        switch record {
        case .open(let role, _, let attributes):
          ancestors.append((count, role, attributes))
          count += 1
        case .close: ancestors.removeLast()
        case .child(id):
          body(ancestors)
          return
        case .child: break
        }
      }
    }
  }
}
