import Foundation

/// Numbers for identities that are the same in each process, as `hashValue` is not: by these what
/// belongs to a view is found again after a crash.
package enum StableIdentity {
  /// A number for a value. Those of integers, strings and UUIDs differ if the values do; those of
  /// others if what they are called does: see ``isExact(_:)``.
  package static func number<ID>(of id: ID) -> UInt64 {
    if ID.self == Int.self { return UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self))) }
    if ID.self == String.self { return number(ofText: unsafeBitCast(id, to: String.self)) }
    if ID.self == UUID.self {
      let words = unsafeBitCast(id, to: (UInt64, UInt64).self)
      return EmissionContext.mix(words.0, words.1)
    }
    return number(ofText: text(of: id))
  }

  /// Whether different values of a type always have different numbers.
  package static func isExact<ID>(_ type: ID.Type) -> Bool {
    type == Int.self || type == String.self || type == UUID.self
  }

  /// A number for a type: by its plain name, for a longer one has addresses where it is private.
  package static func number(of type: Any.Type) -> UInt64 { number(ofText: "\(type)") }

  /// Objects and private types are called by where they are in the memory of the process.
  private static func withoutAddresses(_ text: String) -> String {
    guard text.contains("0x") || text.contains("(unknown context at $") else { return text }
    return text.replacing(/0x[0-9a-f]+|\(unknown context at \$[0-9a-f]+\)/, with: "")
  }

  private static func number(ofText text: String) -> UInt64 {
    var digest = StableDigest()
    digest.add(text)
    return digest.value
  }

  private static func text(of id: Any) -> String {
    switch id {
    case let text as String: return text
    case let uuid as UUID: return uuid.uuidString
    case let integer as any BinaryInteger: return integer.description
    case let raw as any RawRepresentable: return text(of: raw.rawValue)
    default:
      // Each `Hashable` value is an `AnyHashable` to a cast.
      if type(of: id) == AnyHashable.self { return text(of: (id as! AnyHashable).base) }
      // An object is itself in one process only.
      return type(of: id) is AnyClass ? "\(type(of: id))" : withoutAddresses(String(describing: id))
    }
  }
}

/// The structural step that an identity makes, the same in each process, whatever was there before.
package struct IdentityStep {
  package private(set) var id: AnyHashable?
  package private(set) var step: UInt64 = 0

  package init() {}

  /// Takes the present identity.
  ///
  /// - Returns: Whether it is another one that makes the same step, so that nothing of what stood
  ///   there may go on: see ``EmissionContext/isRenewing``.
  package mutating func update(_ fresh: AnyHashable) -> Bool {
    if id == fresh { return false }
    let number = StableIdentity.number(of: fresh)
    defer { (id, step) = (fresh, number) }
    return id != nil && number == step
  }
}
