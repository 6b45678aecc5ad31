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

  /// A number for a type.
  package static func number(of type: Any.Type) -> UInt64 {
    number(ofText: _mangledTypeName(type) ?? String(reflecting: type))
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
      guard type(of: id) == AnyHashable.self else { return String(describing: id) }
      return text(of: (id as! AnyHashable).base)
    }
  }
}

/// The structural step that an identity makes: the same in each process, and another one whenever
/// the identity becomes another.
package struct IdentityStep {
  package private(set) var id: AnyHashable?
  private var number: UInt64 = 0
  /// How often another identity had the same number.
  private var mistakes: UInt64 = 0

  package init() {}

  package mutating func step(for fresh: AnyHashable) -> UInt64 {
    if id != fresh {
      let number = StableIdentity.number(of: fresh)
      if id != nil, number == self.number { mistakes += 1 }
      id = fresh
      self.number = number
    }
    return mistakes == 0 ? number : EmissionContext.mix(number, mistakes)
  }
}
