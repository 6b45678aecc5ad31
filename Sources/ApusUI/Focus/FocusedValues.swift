import ViewGraph

/// A key of the values that views offer while they, or a view in them, have the keyboard.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view that has the keyboard, those around it, and the page that is seen offer.
///
/// A value is declared in an extension, by a key or with `@Entry`:
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: Binding<Note>?
/// }
/// ```
public struct FocusedValues {
  private struct Entry {
    let value: Any
    let isSame: (Any, Any) -> Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  nonisolated init() {}

  /// The value of a key; nil: nobody offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(ObjectIdentifier(key)) }
    set { set(ObjectIdentifier(key), newValue) }
  }

  func value<Value>(_ id: ObjectIdentifier) -> Value? { entries[id]?.value as? Value }

  mutating func set<Value>(_ id: ObjectIdentifier, _ value: Value?) {
    entries[id] = value.map { value in
      Entry(value: value) { first, second in
        guard let first = first as? Value, let second = second as? Value else { return false }
        return isSameInput(first, second)
      }
    }
  }
}

extension FocusedValues: Equatable {
  /// Whether both have the same values.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.entries.count == rhs.entries.count
      && lhs.entries.allSatisfy { key, entry in
        rhs.entries[key].map { entry.isSame(entry.value, $0.value) } ?? false
      }
  }
}

/// What the views of one screen offer.
@MainActor
final class FocusedOffers: Source {
  /// In the order in which they began to count: of two for the whole scene, the later one is nearer to the
  /// person.
  private var offers: [FocusedOffer] = []
  private var known: FocusedValues?

  private static let place = ObjectIdentifier(FocusedOffers.self)

  static func of(_ graph: Graph) -> FocusedOffers {
    if let offers = graph.objects[place] as? FocusedOffers { return offers }
    let offers = FocusedOffers(queue: graph.queue)
    offers.name = "a focused value"
    graph.objects[place] = offers
    return offers
  }

  /// All that is offered now.
  var values: FocusedValues {
    if let known { return known }
    var values = FocusedValues()
    // What has the keyboard is nearer than the scene, and of that the innermost view.
    for offer in offers where offer.isOfScene { offer.write(&values) }
    for offer in offers.filter(\.hasKeyboard).sorted(by: { $0.depth < $1.depth }) {
      offer.write(&values)
    }
    known = values
    return values
  }

  func add(_ offer: FocusedOffer) {
    offers.append(offer)
    changed()
  }

  func remove(_ offer: FocusedOffer) {
    offers.removeAll { $0 === offer }
    changed()
  }

  /// What is read next is put together anew.
  func forget() { known = nil }

  func changed() {
    forget()
    invalidate()
  }
}

/// What one view offers. It counts while the view is seen.
final class FocusedOffer: AppearanceSlot {
  let isOfScene: Bool
  private(set) var hasKeyboard = false
  /// How many offers are around it.
  fileprivate var depth = 0
  private let offers: FocusedOffers
  private let graph: Graph
  private var value: Any?
  private var assign: (inout FocusedValues) -> Void = { _ in }

  init(in context: EmissionContext, isOfScene: Bool) {
    self.isOfScene = isOfScene
    graph = context.graph
    offers = .of(context.graph)
    super.init(in: context)
  }

  /// Takes the view's present value.
  func update<Value>(
    _ fresh: Value?, depth: Int, assign: @escaping (inout FocusedValues) -> Void
  ) {
    self.depth = depth
    let isSame =
      switch (value as? Value, fresh) {
      case (nil, nil): true
      case (let old?, let fresh?): isSameInput(old, fresh)
      default: false
      }
    value = fresh
    self.assign = assign
    // What is the same to a view may hold newer closures.
    offers.forget()
    guard !isSame, isActive, isOfScene || hasKeyboard else { return }
    graph.afterUpdate { [weak offers] in offers?.changed() }
  }

  fileprivate func write(_ values: inout FocusedValues) {
    if value != nil { assign(&values) }
  }

  func keyboardMoved(_ isHere: Bool) {
    guard hasKeyboard != isHere else { return }
    hasKeyboard = isHere
    if isActive { offers.changed() }
  }

  override func begin() { offers.add(self) }
  override func end() { offers.remove(self) }
}
