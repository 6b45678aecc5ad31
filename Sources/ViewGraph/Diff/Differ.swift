import Foundation

extension Graph {
  /// Replaces a shown component's elements and records how the host gets there.
  func update(_ component: Component, to fresh: UnsafeRawBufferPointer) {
    if updateInPlace(component, to: fresh) { return }
    let stream = Array(fresh)
    var nodes = NodeNumbers()
    component.stream.withBytes { old in
      stream.withBytes { new in
        var differ = Differ(graph: self, component: component)
        var oldReader = ElementReader(old)
        var newReader = ElementReader(new)
        differ.children(&oldReader, &newReader, in: .component)
        nodes = differ.nodes
      }
    }
    component.stream = stream
    component.nodes = nodes
  }

  /// The usual case: the same elements and components in the same places, whose attributes have
  /// other values. Then their numbers stay, too.
  /// - Returns: False, and nothing is done, if it is another case.
  private func updateInPlace(_ component: Component, to fresh: UnsafeRawBufferPointer) -> Bool {
    let mark = changes.count
    let isDone = component.stream.withBytes { old in
      var ordinal = 0
      var oldReader = ElementReader(old)
      var newReader = ElementReader(fresh)
      while true {
        switch (oldReader.next(), newReader.next()) {
        case (nil, nil): return true
        case (.close?, .close?): continue
        case (.child(let id)?, .child(let newID)?) where id == newID: continue
        case (.open(let role, let key, let was)?, .open(let newRole, let newKey, let now)?)
        where role == newRole && key == newKey:
          guard !isReshaped(role, was, now),
            recordValues(of: component.nodes[ordinal], was, now)
          else { return false }
          ordinal += 1
        default: return false
        }
      }
    }
    guard isDone else {
      changes.removeSubrange(mark...)
      return false
    }
    if component.stream.count == fresh.count {
      component.stream.withMutableBytes { $0.copyMemory(from: fresh) }
    } else {
      component.stream = Array(fresh)
    }
    return true
  }

  /// Whether a host has to replace the element.
  fileprivate func isReshaped(_ role: Role, _ was: Attributes, _ now: Attributes) -> Bool {
    guard let isReshaping, !was.isIdentical(to: now) else { return false }
    return isReshaping(role, was, now)
  }

  /// Records which values differ, if both have the same attributes in the same order, each once.
  private func recordValues(of node: NodeID, _ was: Attributes, _ now: Attributes) -> Bool {
    let (old, new) = (was.bytes, now.bytes)
    if was.isIdentical(to: now) { return true }
    var (oldOffset, newOffset) = (0, 0)
    while oldOffset < old.count, newOffset < new.count {
      let key = Attributes.key(in: new, at: newOffset)
      guard Attributes.key(in: old, at: oldOffset) == key else { return false }
      let oldSize = Attributes.size(in: old, at: oldOffset)
      let newSize = Attributes.size(in: new, at: newOffset)
      if oldSize != newSize
        || memcmp(old.baseAddress! + oldOffset, new.baseAddress! + newOffset, newSize) != 0
      {
        let key = AttributeKey(rawValue: key)!
        if key.kind != .handler {
          guard now.offset(of: key) == newOffset, was.offset(of: key) == oldOffset else {
            return false
          }
          recordValue(of: node, key, now.value(of: key, at: newOffset))
        }
      }
      oldOffset += oldSize
      newOffset += newSize
    }
    return oldOffset == old.count && newOffset == new.count
  }

  fileprivate func recordValue(of node: NodeID, _ key: AttributeKey, _ value: AttributeValue?) {
    for edit in edited where edit.node == node && edit.key == key { return }
    if key == .isModeless { modals.set(node, isModeless: value == .flag(true)) }
    changes.append(.set(node, key, value))
  }
}

/// Compares what a component showed with what it shows now.
///
/// Elements match if they have the same parent, structural key and role; components match by
/// identity. Elements without a match are removed or inserted; those in another order are moved,
/// with as few moves as possible.
@MainActor
private struct Differ {
  let graph: Graph
  let component: Component
  /// Numbers of the new stream's elements, in order.
  var nodes = NodeNumbers()
  /// How many elements of the old stream have been passed.
  private var oldOrdinal = 0

  init(graph: Graph, component: Component) {
    self.graph = graph
    self.component = component
  }

  /// The element or component that children are being compared in.
  enum Container {
    case component
    case element(NodeID)
  }

  private enum Sibling {
    case node(NodeID)
    case component(Component)
  }

  /// Compares two lists of siblings, up to their `close` or the end.
  mutating func children(
    _ old: inout ElementReader, _ new: inout ElementReader, in container: Container
  ) {
    var before: [Sibling] = []
    while true {
      let oldStart = old
      let newStart = new
      switch (old.next(), new.next()) {
      case (nil, nil), (.close?, .close?):
        return
      case (.open(let role, let key, let was)?, .open(let newRole, let newKey, let now)?)
      where role == newRole && key == newKey && !graph.isReshaped(role, was, now):
        let node = component.nodes[oldOrdinal]
        oldOrdinal += 1
        nodes.append(node)
        attributes(of: node, role, was, now, at: newStart.offset, in: newStart.bytes)
        children(&old, &new, in: .element(node))
        before.removeAll(keepingCapacity: true)
        before.append(.node(node))
      case (.child(let id)?, .child(let newID)?) where id == newID:
        before.append(.component(component.child(id)))
      default:
        old = oldStart
        new = newStart
        reconcile(&old, &new, in: container, after: before)
        return
      }
    }
  }

  // MARK: Attributes

  private func isReshaped(_ old: Entry, _ new: Entry) -> Bool {
    var (was, now) = (old.start, new.start)
    guard case .open(let role, _, let before)? = was.next(),
      case .open(_, _, let after)? = now.next()
    else { return false }
    return graph.isReshaped(role, before, after)
  }

  private func attributes(
    of node: NodeID, _ role: Role, _ was: Attributes, _ now: Attributes, at offset: Int,
    in stream: UnsafeRawBufferPointer
  ) {
    guard !was.isIdentical(to: now) else { return }
    var handles = false
    for (key, written) in now {
      // A key may be written twice; the last one counts.
      guard let value = now.stored(key), value == written else { continue }
      if key.kind == .handler {
        handles = true
        if was.has(key) { continue }
      } else if was.stored(key) == value || now.stored(key) != value {
        // A key that is written twice counts as it was written last.
        continue
      }
      record(node, key, value)
    }
    for (key, _) in was where !now.has(key) { record(node, key, nil) }
    if handles, graph.namesElements, !ElementKeys.names(role, was.takesEvents) {
      var keys = graph.keys(of: component, stream, before: offset)
      var reader = ElementReader(stream, at: offset)
      if case .open(_, let number, _)? = reader.next() {
        record(node, .stableKey, .number(keys.key(role, number: number)))
      }
    }
    graph.interactive[node] = handles ? component : nil
  }

  private func record(_ node: NodeID, _ key: AttributeKey, _ value: AttributeValue?) {
    graph.recordValue(of: node, key, value)
  }

  // MARK: Siblings in another order

  private struct Entry {
    let identity: UInt64
    let start: ElementReader
    let end: Int
    let ordinal: Int
    let count: Int
    let child: UInt32?
  }

  private func entries(_ reader: inout ElementReader, from ordinal: Int) -> [Entry] {
    var entries: [Entry] = []
    var ordinal = ordinal
    while true {
      let start = reader
      switch reader.next() {
      case nil, .close?:
        return entries
      case .child(let id)?:
        entries.append(
          Entry(
            identity: UInt64(id) | 2 << 40, start: start, end: reader.offset, ordinal: ordinal,
            count: 0, child: id))
      case .open(let role, let key, _)?:
        var count = 1
        var depth = 1
        while depth > 0, let record = reader.next() {
          switch record {
          case .open:
            depth += 1
            count += 1
          case .close: depth -= 1
          case .child: break
          }
        }
        entries.append(
          Entry(
            identity: UInt64(key) | UInt64(role.rawValue) << 32 | 1 << 40, start: start,
            end: reader.offset, ordinal: ordinal, count: count, child: nil))
        ordinal += count
      }
    }
  }

  private mutating func reconcile(
    _ old: inout ElementReader, _ new: inout ElementReader, in container: Container,
    after before: [Sibling]
  ) {
    let oldEntries = entries(&old, from: oldOrdinal)
    let newEntries = entries(&new, from: 0)
    var places: [UInt64: Int] = [:]
    for (index, entry) in oldEntries.enumerated() where places[entry.identity] == nil {
      places[entry.identity] = index
    }
    var partner = [Int?](repeating: nil, count: newEntries.count)
    var isKept = [Bool](repeating: false, count: oldEntries.count)
    for (index, entry) in newEntries.enumerated() {
      guard let place = places[entry.identity], !isKept[place],
        !isReshaped(oldEntries[place], entry)
      else { continue }
      partner[index] = place
      isKept[place] = true
    }
    for (index, entry) in oldEntries.enumerated() where !isKept[index] { remove(entry) }

    let steady = longestIncreasing(partner)
    var (parent, after) = place(container, behind: before)
    var inserted: ElementWriter?
    func flush() {
      guard let writer = inserted else { return }
      inserted = nil
      guard writer.count > 0 else { return }
      graph.changes.append(.insert(ElementStream(writer), parent: parent, after: after))
    }
    var lastInserted: NodeID?
    for (index, entry) in newEntries.enumerated() {
      guard let place = partner[index] else {
        let writer = inserted ?? ElementWriter()
        inserted = writer
        if let root = insert(entry, into: writer) { lastInserted = root }
        continue
      }
      flush()
      if let root = lastInserted { after = root }
      lastInserted = nil
      let isMoved = !steady.contains(index)
      if let id = entry.child {
        for root in graph.roots(of: component.child(id)) {
          if isMoved { graph.changes.append(.move(root, parent: parent, after: after)) }
          after = root
        }
      } else {
        let oldEntry = oldEntries[place]
        let node = component.nodes[oldEntry.ordinal]
        if isMoved { graph.changes.append(.move(node, parent: parent, after: after)) }
        after = node
        var was = oldEntry.start
        var now = entry.start
        guard case .open(let role, _, let wasAttributes)? = was.next(),
          case .open(_, _, let nowAttributes)? = now.next()
        else { continue }
        oldOrdinal = oldEntry.ordinal + 1
        nodes.append(node)
        attributes(
          of: node, role, wasAttributes, nowAttributes, at: entry.start.offset, in: now.bytes)
        children(&was, &now, in: .element(node))
      }
    }
    flush()
    if let last = oldEntries.last { oldOrdinal = last.ordinal + last.count }
  }

  private func remove(_ entry: Entry) {
    if let id = entry.child {
      guard let child = graph.departing(id, from: component) else { return }
      for root in graph.roots(of: child) { graph.changes.append(.remove(root)) }
      graph.forget(child)
      return
    }
    graph.changes.append(.remove(component.nodes[entry.ordinal]))
    for ordinal in entry.ordinal..<(entry.ordinal + entry.count) {
      graph.forget(component.nodes[ordinal])
    }
    var reader = entry.start
    while reader.offset < entry.end, let record = reader.next() {
      if case .child(let id) = record, let child = graph.departing(id, from: component) {
        graph.forget(child)
      }
    }
  }

  /// Appends new elements; the number of the last root among them.
  private mutating func insert(_ entry: Entry, into writer: ElementWriter) -> NodeID? {
    var reader = entry.start
    let first = nodes.count
    var fresh: [NodeID] = []
    var keys = graph.keys(of: component, reader.bytes, before: reader.offset)
    graph.materialize(&reader, of: component, into: writer, until: entry.end, &keys) {
      fresh.append($0)
    }
    for node in fresh { nodes.append(node) }
    if let id = entry.child { return graph.lastRoot(of: component.child(id)) }
    return nodes.count > first ? nodes[first] : nil
  }

  private func place(_ container: Container, behind before: [Sibling]) -> (NodeID, NodeID) {
    var after: NodeID?
    for sibling in before.reversed() {
      switch sibling {
      case .node(let node): after = node
      case .component(let child): after = graph.lastRoot(of: child)
      }
      if after != nil { break }
    }
    switch container {
    case .element(let node): return (node, after ?? 0)
    case .component:
      let place = graph.place(of: component)
      return (place.parent, after ?? place.after)
    }
  }

  /// The indices of a longest increasing subsequence of matches.
  private func longestIncreasing(_ partner: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: partner.count)
    for (index, value) in partner.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if partner[tails[middle]]! < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var steady: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
      steady.insert(index)
      index = previous[index]
    }
    return steady
  }
}
