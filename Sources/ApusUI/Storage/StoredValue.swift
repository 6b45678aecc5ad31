import ViewGraph

/// A value that the visitor's host keeps, as one graph sees it: at most one per area and key.
final class StoredSource: Source, @unchecked Sendable {
  private let session: Session
  private let area: Session.StorageArea
  private let key: String

  @MainActor
  private init(_ graph: Graph, _ area: Session.StorageArea, _ key: String) {
    session = graph.session
    self.area = area
    self.key = key
    super.init(queue: graph.queue)
    name = "the stored value \"\(key)\""
  }

  /// JSON, or nil if nothing is kept.
  @MainActor var json: String? {
    get { session.stored(area, key) }
    set {
      guard session.stored(area, key) != newValue else { return }
      session.store(area, key, newValue)
      invalidate()
    }
  }

  private final class Registry {
    var sources: [String: StoredSource] = [:]
  }

  @MainActor
  static func of(_ graph: Graph, _ area: Session.StorageArea, _ key: String) -> StoredSource {
    let registry = registry(of: graph)
    let name = "\(area.rawValue)/\(key)"
    if let source = registry.sources[name] { return source }
    let source = StoredSource(graph, area, key)
    registry.sources[name] = source
    return source
  }

  @MainActor private static var registries: [ObjectIdentifier: (Weak, Registry)] = [:]
  private struct Weak { weak var graph: Graph? }

  @MainActor
  private static func registry(of graph: Graph) -> Registry {
    let id = ObjectIdentifier(graph)
    if let (owner, registry) = registries[id], owner.graph != nil { return registry }
    registries = registries.filter { $0.value.0.graph != nil }
    let registry = Registry()
    registries[id] = (Weak(graph: graph), registry)
    graph.session.onStorageChange = { area, key in
      registry.sources["\(area.rawValue)/\(key)"]?.invalidate()
    }
    return registry
  }
}

/// How a value is written as JSON.
struct StoredForm<Value> {
  let encode: (Value) -> String?
  let decode: (String) -> Value?

  static func codable() -> StoredForm where Value: Codable {
    StoredForm(
      encode: { value in
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
      },
      decode: { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) })
  }

  static func raw() -> StoredForm where Value: RawRepresentable, Value.RawValue: Codable {
    let form = StoredForm<Value.RawValue>.codable()
    return StoredForm(
      encode: { form.encode($0.rawValue) }, decode: { form.decode($0).flatMap(Value.init) })
  }

  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
  where Value == Wrapped? {
    StoredForm(encode: { $0.flatMap(form.encode) }, decode: { form.decode($0) })
  }
}

/// What `AppStorage` and `SceneStorage` share.
struct StoredValue<Value> {
  let area: Session.StorageArea
  let key: String
  let initial: Value
  let form: StoredForm<Value>
  var source: StoredSource?

  init(
    _ area: Session.StorageArea, _ key: String, _ initial: Value, _ form: StoredForm<Value>
  ) {
    self.area = area
    self.key = key
    self.initial = initial
    self.form = form
  }

  var location: Location<Value> {
    guard let source else { return ConstantLocation(initial) }
    return StoredLocation(source, initial, form)
  }

  @MainActor
  mutating func install(in component: Component) {
    source = StoredSource.of(component.graph, area, key)
  }
}

private final class StoredLocation<Value>: Location<Value> {
  private let stored: StoredSource
  private let initial: Value
  private let form: StoredForm<Value>

  init(_ stored: StoredSource, _ initial: Value, _ form: StoredForm<Value>) {
    self.stored = stored
    self.initial = initial
    self.form = form
  }

  override var source: Source? { stored }

  override func read() -> Value {
    Tracking.read(stored)
    return peek()
  }

  override func peek() -> Value {
    let stored = stored
    let json = MainActor.assumeIsolated { stored.json }
    return json.flatMap(form.decode) ?? initial
  }

  override func write(_ value: Value, _ transaction: Transaction) {
    let json = form.encode(value)
    Tracking.onMain { [stored] in stored.json = json }
  }

  override func isSame(as other: AnyObject) -> Bool {
    (other as? StoredLocation<Value>)?.stored === stored
  }
}
