/// A cache of plans by type.
///
/// A dictionary hashes a type's address for some hundred instructions; the address of metadata is
/// as good a hash as any, so a look-up here is a handful.
@MainActor
package final class TypeCache<Plan: AnyObject> {
  @exclusivity(unchecked) private var keys: [ObjectIdentifier?]
  /// Without their type, whose metadata would have to be found first.
  @exclusivity(unchecked) private var plans: [AnyObject?]
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var shift: UInt64

  package init() {
    keys = Array(repeating: nil, count: 64)
    plans = Array(repeating: nil, count: 64)
    shift = 64 - 6
  }

  package subscript(type: Any.Type) -> Plan? {
    let key = ObjectIdentifier(type)
    var place = start(of: key)
    while let found = keys[place] {
      if found == key, let plan = plans[place] { return unsafeDowncast(plan, to: Plan.self) }
      place = (place &+ 1) & (keys.count &- 1)
    }
    return nil
  }

  /// Keeps the plan of a type that has none yet.
  package func insert(_ plan: Plan, for type: Any.Type) {
    if count * 2 >= keys.count { grow() }
    store(plan, for: ObjectIdentifier(type))
    count += 1
  }

  private func start(of key: ObjectIdentifier) -> Int {
    let bits = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: bits >> shift)
  }

  private func store(_ plan: AnyObject?, for key: ObjectIdentifier) {
    var place = start(of: key)
    while keys[place] != nil { place = (place &+ 1) & (keys.count &- 1) }
    keys[place] = key
    plans[place] = plan
  }

  private func grow() {
    let old = (keys, plans)
    keys = Array(repeating: nil, count: old.0.count * 2)
    plans = Array(repeating: nil, count: old.0.count * 2)
    shift -= 1
    for (key, plan) in zip(old.0, old.1) {
      if let key { store(plan, for: key) }
    }
  }
}
