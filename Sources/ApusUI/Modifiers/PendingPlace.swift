import ViewGraph

/// A position in an emission, by which a modifier knows whether it applies to the same element as
/// an outer one.
struct PendingPlace: Equatable {
  private let component: ObjectIdentifier?
  private let written: Int

  @MainActor
  init(_ context: EmissionContext) {
    component = context.component.map(ObjectIdentifier.init)
    written = context.writer.count
  }
}

/// A value that outer modifiers set for the next element.
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
