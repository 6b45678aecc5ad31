import Foundation

/// Hashes of identities that are the same in each process, unlike `hashValue`. They find the state
/// of a view again after a crash.
package enum StableIdentity {
  /// The hash of a value. Integers, strings and UUIDs are hashed by value, other types by their
  /// description: see ``isExact(_:)``.
  package static func number<ID>(of id: ID) -> UInt64 {
    if ID.self == Int.self { return UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self))) }
    if ID.self == String.self { return number(ofText: unsafeBitCast(id, to: String.self)) }
    if ID.self == UUID.self {
      let words = unsafeBitCast(id, to: (UInt64, UInt64).self)
      return EmissionContext.mix(words.0, words.1)
    }
    return number(ofText: text(of: id))
  }

  /// Whether a type is hashed by value.
  package static func isExact<ID>(_ type: ID.Type) -> Bool {
    type == Int.self || type == String.self || type == UUID.self
  }

  /// The hash of a type's plain name; the qualified name of a private type contains addresses.
  package static func number(of type: Any.Type) -> UInt64 { number(ofText: "\(type)") }

  /// The descriptions of objects and private types contain memory addresses, which differ in each
  /// process.
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
      // Casting any `Hashable` value to `AnyHashable` succeeds, so the type is compared.
      if type(of: id) == AnyHashable.self { return text(of: (id as! AnyHashable).base) }
      // The identity of an object ends with the process.
      return type(of: id) is AnyClass ? "\(type(of: id))" : withoutAddresses(String(describing: id))
    }
  }
}

/// The structural step of an explicit identity. It is the same in each process, whatever the
/// identity was before.
package struct IdentityStep {
  package private(set) var id: AnyHashable?
  package private(set) var step: UInt64 = 0

  package init() {}

  /// Sets the current identity.
  ///
  /// - Returns: Whether another identity has the same step, so that the state of the old one must
  ///   not be reused: see ``EmissionContext/isRenewing``.
  package mutating func update(_ fresh: AnyHashable) -> Bool {
    if id == fresh { return false }
    let number = StableIdentity.number(of: fresh)
    defer { (id, step) = (fresh, number) }
    return id != nil && number == step
  }
}
