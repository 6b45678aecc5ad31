import ViewGraph

/// Where an emission stands, so that a modifier can tell whether it still speaks of the same
/// element as one further out.
struct PendingPlace: Equatable {
  private let component: ObjectIdentifier?
  private let written: Int

  @MainActor
  init(_ context: EmissionContext) {
    component = context.component.map(ObjectIdentifier.init)
    written = context.writer.count
  }
}

/// Something that modifiers further out said of the element that is yet to be opened.
@MainActor
struct PendingValue<Value> {
  private var entry: (place: PendingPlace, value: Value)?

  func value(in context: EmissionContext) -> Value? {
    guard let entry, entry.place == PendingPlace(context) else { return nil }
    return entry.value
  }

  var isEmpty: Bool { entry == nil }

  mutating func set(_ value: Value?, in context: EmissionContext) {
    entry = value.map { (PendingPlace(context), $0) }
  }
}
