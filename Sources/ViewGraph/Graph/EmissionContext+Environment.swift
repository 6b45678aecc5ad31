// Values that views below read.
extension EmissionContext {
  /// Evaluates `body` with a value that views below read.
  package func withEnvironment(_ entry: EnvironmentEntry, _ body: () -> Void) {
    pendingEnvironment.append((entry, path))
    body()
    pendingEnvironment.removeLast()
    if let kept = materializedScope, kept.count > pendingEnvironment.count {
      materializedScope = nil
    }
  }

  /// The value at this place, and records that the component read it.
  package func environmentValue(_ key: ObjectIdentifier) -> Any? { environmentBox(key)?.any }

  /// The same for a key whose values are of one type.
  package func environmentValue<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    environmentBox(key)?.value(as: type)
  }

  func environmentBox(_ key: ObjectIdentifier) -> EnvironmentBox? {
    var index = pendingEnvironment.count
    while index > 0 {
      index -= 1
      if pendingEnvironment[index].entry.key == key { return pendingEnvironment[index].entry.box }
    }
    return baseScope.tracked(key)
  }

  /// The environment at this place, for a child component to keep.
  package func scope() -> EnvironmentScope {
    guard let innermost = pendingEnvironment.last else { return baseScope }
    if let kept = materializedScope, kept.count == pendingEnvironment.count { return kept.scope }
    let outer = path
    path = innermost.path
    defer { path = outer }
    // The innermost value of a key wins.
    var entries: [EnvironmentEntry] = []
    for pending in pendingEnvironment.reversed()
    where !entries.contains(where: { $0.key == pending.entry.key }) {
      entries.append(pending.entry)
    }
    let (base, queue) = (baseScope, graph.queue)
    let scope = slot(0x5C09E) {
      $0.parent === base && $0.takes(entries)
    } make: {
      EnvironmentScope(parent: base, queue: queue)
    }
    scope.update(entries)
    materializedScope = (pendingEnvironment.count, scope)
    return scope
  }
}
