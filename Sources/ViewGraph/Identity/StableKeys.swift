/// Keys of components and elements: from their place among the views, and the same in another
/// process of the same build.
extension Component {
  /// The key of this component. Children of one component that have the same structural place are
  /// numbered in the order in which they came.
  package var stableKey: UInt64 { stableKey(in: parent?.stableKey ?? 0) }

  /// As ``stableKey``, where the parent's key is known.
  func stableKey(in parent: UInt64) -> UInt64 {
    StableKey.of(
      EmissionContext.mix(EmissionContext.mix(parent, key), UInt64(twin)),
      kind: EmissionContext.mix(StableKey.kind(of: parent), isItem ? 0 : key))
  }
}

/// The upper bits of a key are the kind of place, which is the same for each item of a `ForEach`.
/// With them a host recognizes the kind of an item that is gone.
enum StableKey {
  private static let kindShift: UInt64 = 52

  static func kind(of key: UInt64) -> UInt64 { key >> kindShift }

  static func of(_ place: UInt64, kind: UInt64) -> UInt64 {
    kind << kindShift | place & (1 << kindShift - 1)
  }
}

/// Makes the keys of a component's elements, in the order of its stream.
struct ElementKeys {
  /// That of the component.
  let component: UInt64
  private var made: [UInt64] = []

  init(of component: UInt64) { self.component = component }

  /// - Parameter number: The element's structural key.
  mutating func key(_ role: Role, number: UInt32) -> Double {
    let step = UInt64(number) | UInt64(role.rawValue) << 32
    let element = EmissionContext.mix(component, step)
    let kind = EmissionContext.mix(StableKey.kind(of: component), step)
    var key = StableKey.of(element, kind: kind)
    var twin: UInt64 = 0
    while made.contains(key) {
      twin += 1
      key = StableKey.of(EmissionContext.mix(element, twin), kind: kind)
    }
    made.append(key)
    // As many bits as an attribute holds.
    return Double(key >> 16)
  }

  /// Whether the element takes events or scrolls.
  static func names(_ role: Role, _ takesEvents: Bool) -> Bool {
    takesEvents || role == .link || role == .scroll
  }
}

extension Graph {
  /// The keys of the component's elements before a place of its new stream have been made.
  func keys(
    of component: Component, _ fresh: UnsafeRawBufferPointer, before end: Int
  ) -> ElementKeys {
    guard namesElements else { return ElementKeys(of: 0) }
    var keys = ElementKeys(of: component.stableKey)
    var reader = ElementReader(fresh)
    while reader.offset < end, let record = reader.next() {
      guard case .open(let role, let number, let attributes) = record,
        ElementKeys.names(role, attributes.takesEvents)
      else { continue }
      _ = keys.key(role, number: number)
    }
    return keys
  }
}
