// Components below this one, and what else is kept at a place.
extension EmissionContext {
  /// The child at this place, if it is still of the same type and key.
  package func existingChild(_ type: Component.Type, key: UInt64) -> Component? {
    func isMatch(_ child: Component) -> Bool {
      child.key == key && Swift.type(of: child) == type
        && child.visitedEpoch != component!.epoch
    }
    if isRenewing { return nil }
    if childCursor < oldChildren.count, isMatch(oldChildren[childCursor]) {
      childCursor += 1
      return oldChildren[childCursor - 1]
    }
    guard let index = oldChildren.firstIndex(where: isMatch) else { return nil }
    childCursor = index + 1
    return oldChildren[index]
  }

  /// How many of the children so far have a key.
  package func twins(of key: UInt64) -> UInt8 {
    var count: UInt8 = 0
    for child in children where child.key == key { count &+= 1 }
    return count
  }

  /// Keeps a child for this evaluation, without placing its elements.
  package func keep(_ child: Component) {
    child.visitedEpoch = component!.epoch
    children.append(child)
  }

  /// Puts a child's elements here.
  ///
  /// - Parameter endsPreferences: Whether the child's preferences go no further up.
  package func place(_ child: Component, endsPreferences: Bool = false) {
    child.inherited?.takeActions(of: pending)
    pending = handsDownAll(to: child) ? PendingAttributes() : pending.withoutHandedDown
    guard !pending.hasLayout else {
      return box { place(child, endsPreferences: endsPreferences) }
    }
    writer.child(child.id)
    if endsPreferences {
      preferences.append(.endingChild(child))
    } else if child.containsPreferences {
      preferences.append(.child(child))
    }
    addFills(child.fills)
  }

  func handsDownAll(to child: Component) -> Bool {
    writesItems || child.sharesAttributes
  }

  /// The pending attributes that a child has to write.
  func handedDown(to child: Component) -> PendingAttributes? {
    guard !pending.isEmpty else { return nil }
    if handsDownAll(to: child) { return pending }
    let handed = pending.handedDown
    return handed.isEmpty ? nil : handed
  }

  /// Puts a component's elements here that another component keeps, such as a page's tools in the
  /// page's bar.
  package func placeAdopted(_ child: Component) {
    child.host = component
    graph.adopted[child.id] = child
    writer.child(child.id)
  }

  func keptChild(_ id: UInt32) -> Component? { children.first { $0.id == id } }

  /// Evaluates a new child, or an old one whose inputs changed.
  package func evaluate(_ child: Component) {
    child.axis = axis
    child.container = container
    child.inherited = handedDown(to: child).map(InheritedAttributes.init)
    graph.evaluate(child)
  }

  /// The slot at this place; made if there is none of this type.
  package func slot<Kept: Slot>(
    _ step: UInt64, fits: (Kept) -> Bool = { _ in true }, make: () -> Kept
  ) -> Kept {
    let component = component!
    var key = Self.mix(path, step)
    while let old = component.slots?[key] {
      if old.epoch != component.epoch || component.epoch == 0, !isRenewing, let kept = old as? Kept,
        fits(kept)
      {
        kept.visit(component.epoch)
        return kept
      }
      if old.epoch != component.epoch { old.leave(); break }
      key &+= 1
    }
    let kept = make()
    kept.visit(component.epoch)
    var slots = component.slots ?? [:]
    component.slots = nil
    slots[key] = kept
    component.slots = slots
    return kept
  }
}
