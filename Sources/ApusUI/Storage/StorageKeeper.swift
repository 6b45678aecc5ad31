import ViewGraph

/// Invalidates the readers of a session's stored values when one changes. One per graph.
final class StorageKeeper: Source, @unchecked Sendable {
  private struct Key: Hashable {
    let area: Session.StorageArea
    let key: String
  }

  @MainActor private var sources: [Key: Source] = [:]

  @MainActor
  static func of(_ graph: Graph) -> StorageKeeper {
    let id = ObjectIdentifier(graph.session)
    if let keeper = graph.objects[id] as? StorageKeeper { return keeper }
    let keeper = StorageKeeper(queue: graph.queue)
    graph.objects[id] = keeper
    graph.session.onStorageChange = { [weak keeper] area, key in
      keeper?.changed(area, key)
    }
    return keeper
  }

  @MainActor
  func source(_ area: Session.StorageArea, _ key: String) -> Source {
    let id = Key(area: area, key: key)
    if let source = sources[id] { return source }
    let source = Source(queue: queue)
    source.name = "the stored value \(key)"
    sources[id] = source
    return source
  }

  @MainActor
  func changed(_ area: Session.StorageArea, _ key: String) {
    sources[Key(area: area, key: key)]?.invalidate()
  }
}

/// A value that is kept with the visitor.
final class StorageLocation<Value>: Location<Value> {
  private let key: String
  private let area: Session.StorageArea
  private let initial: Value
  private let coding: StoredCoding<Value>
  private let session: Session
  private let keeper: StorageKeeper
  private let kept: Source
  /// What was decoded last, and from what.
  private var last: (json: String?, value: Value)?

  @MainActor
  init(
    _ key: String, _ area: Session.StorageArea, initial: Value, coding: StoredCoding<Value>,
    in graph: Graph
  ) {
    self.key = key
    self.area = area
    self.initial = initial
    self.coding = coding
    session = graph.session
    keeper = .of(graph)
    kept = keeper.source(area, key)
  }

  override var source: Source? { kept }

  override func read() -> Value {
    Tracking.read(kept)
    return peek()
  }

  override func peek() -> Value {
    nonisolated(unsafe) let unsafeSelf = self
    nonisolated(unsafe) var json: String?
    MainActor.assumeIsolated { json = unsafeSelf.session.stored(unsafeSelf.area, unsafeSelf.key) }
    if let last, last.json == json { return last.value }
    let value = json.flatMap(coding.decode) ?? initial
    last = (json, value)
    return value
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let unsafeSelf = self
    nonisolated(unsafe) let value = value
    Tracking.onMain {
      let keeper = unsafeSelf.keeper
      unsafeSelf.session.store(unsafeSelf.area, unsafeSelf.key, unsafeSelf.coding.encode(value))
      keeper.changed(unsafeSelf.area, unsafeSelf.key)
    }
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? StorageLocation<Value> else { return false }
    return area == other.area && key == other.key && kept === other.kept
  }
}
