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
        for key in [AttributeKey.identifier, .label, .text] {
          digest.add(attributes.text(key) ?? "")
        }
      }
      var next: Component? = component
      while let current = next {
        digest.add(current.debugName)
        next = current.parent
      }
    }
    event.action.add(to: &digest)
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

extension Event.Action {
  fileprivate func add(to digest: inout StableDigest) {
    switch self {
    case .tap: digest.add("tap")
    case .edit(let text): digest.add("edit " + text)
    case .submit: digest.add("submit")
    case .focus(let isOn): digest.add(isOn ? "focus" : "blur")
    case .select(let index): digest.add("select \(index)")
    case .toggle(let isOn): digest.add("toggle \(isOn)")
    case .date(let text): digest.add("date " + text)
    case .number(let number): digest.add(number.bitPattern)
    case .increment: digest.add("increment")
    case .decrement: digest.add("decrement")
    case .file(let file): digest.add("file \(file.type) \(file.size)")
    case .oversizedFile(_, let size): digest.add("oversized file \(size)")
    case .dismiss: digest.add("dismiss")
    case .back: digest.add("back")
    case .window(let rows, let line):
      digest.add("window \(rows.lowerBound) \(rows.upperBound) \(line)")
    case .refresh: digest.add("refresh")
    case .delete(let index): digest.add("delete \(index)")
    case .move(let from, let to): digest.add("move \(from) \(to)")
    case .hover(let isOn): digest.add("hover \(isOn)")
    case .longPress: digest.add("longPress")
    case .open(let address): digest.add("open " + address)
    case .press(let isOn): digest.add("press \(isOn)")
    case .geometry: digest.add("geometry")
    case .picture(let isLoaded): digest.add("picture \(isLoaded)")
    }
  }
}
