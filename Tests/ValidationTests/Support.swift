import Synchronization

@testable import Validation

/// Numbers that are the same on each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Bytes that count how often they are looked at.
struct CountedBytes: TextBytes {
  final class Counter {
    var looks = 0
  }

  let bytes: [UInt8]
  let counter = Counter()

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count }

  subscript(position: Int) -> UInt8 {
    counter.looks += 1
    return bytes[position]
  }
}

/// Notes what was called, from any thread.
final class CallLog: Sendable {
  private let names = Mutex<[String]>([])

  /// - Returns: True, so that a rule can note that it ran.
  @discardableResult
  func note(_ name: String) -> Bool {
    names.withLock { $0.append(name) }
    return true
  }

  func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}
