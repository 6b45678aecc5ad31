extension Graph {
  /// A number for an event: the same for the same event on the same screen in whichever process,
  /// and different for most others. Never 0.
  ///
  /// Element numbers are a matter of what a session has seen, so what counts is where the control
  /// stands among the views, what it is called, and what is done to it.
  package func fingerprint(of event: Event) -> UInt64 {
    var digest = StableDigest()
    digest.add(session.address)
    if let component = interactive[event.node],
      let ordinal = component.nodes.ordinal(of: event.node)
    {
      digest.add(UInt64(ordinal))
      component.withElement(ordinal) { role, attributes in
        digest.add(UInt64(role.rawValue))
        for name in [attributes[.identifier], attributes[.label], attributes[.text]] {
          digest.add(name ?? "")
        }
      }
      digest.add(component.digest)
    }
    digest.add(event.action.rule)
    return max(1, digest.value)
  }
}

extension Graph {
  /// As ``fingerprint(of:)``, for what a host does beside events: `purpose` says what.
  package static func fingerprint(_ purpose: String, _ detail: String) -> UInt64 {
    var digest = StableDigest()
    digest.add(purpose)
    digest.add(detail)
    return max(1, digest.value)
  }
}

/// FNV-1a, 64 bits. Swift's own hashes differ from process to process.
package struct StableDigest {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  private mutating func append(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  package mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { for byte in $0 { append(byte) } }
  }

  package mutating func add(_ text: String) {
    for byte in text.utf8 { append(byte) }
    // So that what ends one text does not begin the next.
    append(0xFF)
  }
}

extension StableDigest {
  fileprivate mutating func add(_ rule: EventRule) {
    add(rule.name)
    switch rule.detail {
    case .none: break
    case .flag(let flag): add(flag ? 1 : 0)
    case .number(let number): add(number.bitPattern)
    case .numbers(let first, let second):
      add(UInt64(bitPattern: Int64(first)))
      add(UInt64(bitPattern: Int64(second)))
    case .text(let text): add(text)
    }
  }
}

extension Component {
  /// Which views it stands in, whichever items of lists: the same in each process.
  fileprivate var digest: UInt64 {
    var digest: UInt64 = 0
    var next: Component? = self
    while let current = next {
      digest = EmissionContext.mix(digest, current.typeDigest)
      next = current.parent
    }
    return digest
  }

  /// By its name, which is made once for each type: names of generic types are long.
  private var typeDigest: UInt64 {
    let type = type(of: self)
    if let known = TypeDigest.known[type] { return known.value }
    let fresh = TypeDigest(debugName)
    TypeDigest.known.insert(fresh, for: type)
    return fresh.value
  }
}

private final class TypeDigest {
  @MainActor static let known = TypeCache<TypeDigest>()
  let value: UInt64

  init(_ name: String) {
    var digest = StableDigest()
    digest.add(name)
    value = digest.value
  }
}
