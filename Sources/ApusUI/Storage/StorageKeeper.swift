import Synchronization
import ViewGraph

/// Invalidates the readers of a session's stored values when one changes. One per graph.
final class StorageKeeper: Source {
  private struct Key: Hashable {
    let area: Session.StorageArea
    let key: String
  }

  private var sources: [Key: Source] = [:]

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

  func source(_ area: Session.StorageArea, _ key: String) -> Source {
    let id = Key(area: area, key: key)
    if let source = sources[id] { return source }
    let source = Source(queue: queue)
    source.name = "the stored value \(key)"
    sources[id] = source
    return source
  }

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
  /// What was decoded last, and from what. Read on any thread.
  private let last = Mutex<Carried<(json: String?, value: Value)>?>(nil)

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
    let json = session.stored(area, key)
    if let last = last.withLock({ $0 })?.value, last.json == json { return last.value }
    let value = json.flatMap(coding.decode) ?? initial
    let decoded = Carried((json: json, value: value))
    last.withLock { $0 = decoded }
    return value
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    let json = coding.encode(value)
    Tracking.onMain { [session, keeper, area, key] in
      session.store(area, key, json)
      keeper.changed(area, key)
    }
  }

  override func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? StorageLocation<Value> else { return false }
    return area == other.area && key == other.key && kept === other.kept
  }
}
