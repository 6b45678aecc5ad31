/// Events: checked against what the screen offers, then carried out.
extension Graph {
  /// Carries out what a person did, if the screen offers it, and brings the elements up to date.
  ///
  /// - Returns: Nil if it was carried out, else why not. A refused event changes nothing.
  package func perform(_ event: Event) -> Refusal? {
    if case .geometry(let place) = event.action {
      guard !place.isFollowed else { return hold(event) }
      guard !heldPlaces.isEmpty else { return performNow(event) }
      var refusal: Refusal?
      turn {
        tellHeldPlaces()
        refusal = performNow(event)
      }
      return refusal
    }
    if !heldPlaces.isEmpty { turn { tellHeldPlaces() } }
    return performNow(event)
  }

  /// Tells readers the places of one moment, with one update for all.
  package func tellPlaces(_ places: [(NodeID, MeasuredPlace)]) {
    for (index, (node, place)) in places.enumerated() {
      var place = place
      place.isFollowed = index < places.count - 1
      _ = perform(Event(node, .geometry(place)))
    }
  }

  /// The greatest number of places that are kept. A page has few readers of places, so more come from an attacker.
  private static let mostHeldPlaces = 10_000

  /// Keeps a place until the others of the same moment are known.
  private func hold(_ event: Event) -> Refusal? {
    if case .failure(let refusal) = locate(event.node, for: event.action) { return refusal }
    heldPlaces.append(event)
    if heldPlaces.count >= Self.mostHeldPlaces { turn { tellHeldPlaces() } }
    return nil
  }

  private func tellHeldPlaces() {
    let held = heldPlaces
    heldPlaces = []
    for event in held { _ = performNow(event) }
  }

  private func performNow(_ event: Event) -> Refusal? {
    let rule = event.action.rule
    let control: Control
    switch locate(event.node, for: event.action) {
    case .success(let found): control = found
    case .failure(let refusal): return refusal
    }
    guard let index = control.attributes[rule.handler]?.index else { return .wrongAction }
    guard control.meets(rule.condition) else { return .impossibleValue }
    if let shown = rule.shown { follower?.shown(shown.key, shown.value, on: event.node) }
    turn(by: rule.purpose == .act ? .act : rule.purpose == .entry ? .entry : .program) {
      if let shown = rule.shown { edited.append((event.node, shown.key, shown.value)) }
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
    guard !edited.isEmpty else { return }
    for (node, key, value) in edited {
      guard let current = attribute(key, of: node), current != value else { continue }
      changes.append(.set(node, key, current))
    }
    edited = []
  }

  /// Tells the host the present value of a control that did not take what a person entered.
  ///
  /// - Returns: Whether the control shows another value than the person entered.
  @discardableResult
  package func takeBack(_ event: Event) -> Bool {
    guard let shown = event.action.shown, let current = attribute(shown.key, of: event.node)
    else { return false }
    changes.append(.set(event.node, shown.key, current))
    return current != shown.value
  }

  /// What a field holds as the graph knows it, or nil if there is no such field.
  package func text(of node: NodeID) -> String? {
    attribute(.value, of: node).flatMap(String.init)
  }

  /// A present attribute of an element that takes events.
  package func attribute(_ key: AttributeKey, of node: NodeID) -> AttributeValue? {
    guard let component = interactive[node], let ordinal = component.nodes.ordinal(of: node) else {
      return nil
    }
    return component.withElement(ordinal) { _, attributes in attributes.stored(key) } ?? nil
  }

  /// Finds a control that takes events and that a person can reach.
  ///
  /// - Parameter action: What is to be done with it, which says how it has to be reached; nil asks
  ///   whether it can be reached at all.
  package func locate(
    _ node: NodeID, for action: Event.Action? = nil
  ) -> Result<Control, Refusal> {
    guard let component = interactive[node], component.isMounted,
      let ordinal = component.nodes.ordinal(of: node)
    else { return .failure(.unknownControl) }
    var path = ControlPath()
    guard let control = component.control(ordinal, &path) else { return .failure(.unknownControl) }
    var child = component
    while let host = child.host ?? child.parent {
      if !host.isTransparent, host.mayBar { host.note(around: child.id, &path) }
      child = host
    }
    // Nobody needs to reach what tells of itself.
    if let action, action.rule.purpose == .report { return .success(control) }
    if path.isHidden { return .failure(.hidden) }
    if let top = modals.blocking, !path.modals.contains(top) { return .failure(.covered) }
    if path.isDisabled, !PlantedFault.disabled.isPlanted { return .failure(.disabled) }
    if let action, action.isTouch {
      if path.isUntouchable { return .failure(.untouchable) }
      if action.takesAFinger, let refusalOfTouch,
        path.mayHaveNoSize || path.isMoved || path.isInLayers && component.mayBeCovered(ordinal)
          || !modals.modeless.isSubset(of: path.modals),
        let refusal = refusalOfTouch(node)
      {
        return .failure(refusal)
      }
    }
    return .success(control)
  }

  /// The modals on the screen, the uppermost last.
  package var modalStack: [NodeID] { modals.all }
  /// The uppermost modal that keeps everything behind it from events; nil: there is none.
  package var blockingModal: NodeID? { modals.blocking }
}

extension Component {
  /// Reads one element.
  func withElement<Result>(_ ordinal: Int, _ body: (Role, Attributes) -> Result) -> Result? {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var count = 0
      while let record = reader.next() {
        guard case .open(let role, _, let attributes) = record else { continue }
        if count == ordinal { return body(role, attributes) }
        count += 1
      }
      return nil
    }
  }

  /// Whether it has put anything onto the screen, itself or by what is in it.
  package var hasElements: Bool {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        switch record {
        case .open: return true
        case .child(let id): if child(id).hasElements { return true }
        case .close: break
        }
      }
      return false
    }
  }

  /// An element as a control. Notes what it and those around it say.
  fileprivate func control(_ ordinal: Int, _ path: inout ControlPath) -> Control? {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var openings = Openings()
      while true {
        let start = reader.offset
        guard let record = reader.next() else { return nil }
        guard case .open(let role, _, let attributes) = record, openings.count == ordinal else {
          openings.pass(record, at: start)
          continue
        }
        var inside = reader
        path.note(role, attributes, nodes[ordinal])
        openings.note(bytes, nodes, &path)
        return Control(
          component: self, node: nodes[ordinal], role: role,
          attributes: KeptAttributes(attributes),
          options: role == .picker ? options(&inside) : [])
      }
    }
  }

  /// Whether one of its elements may keep a person from what is in it. Most components have none, which
  /// is found out once for what they wrote last.
  fileprivate var mayBar: Bool {
    if !flags[.knowsBars] {
      flags[.mayBar] = hasBars
      flags.insert(.knowsBars)
    }
    return flags[.mayBar]
  }

  private var hasBars: Bool {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      while let record = reader.next() {
        if case .open(let role, _, let attributes) = record, ControlPath.mayChange(role, attributes)
        {
          return true
        }
      }
      return false
    }
  }

  /// Notes what the elements around the place of a child say.
  fileprivate func note(around id: UInt32, _ path: inout ControlPath) {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var openings = Openings()
      while true {
        let start = reader.offset
        guard let record = reader.next() else { return }
        if case .child(id) = record { return openings.note(bytes, nodes, &path) }
        openings.pass(record, at: start)
      }
    }
  }

  private func options(_ reader: inout ElementReader) -> [ControlOption] {
    var options: [ControlOption] = []
    var depth = 0
    while let record = reader.next() {
      switch record {
      case .open(let role, _, let attributes):
        depth += 1
        if role == .option, let index = attributes[.index] {
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
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      options += self.options(&reader)
    }
  }
}
