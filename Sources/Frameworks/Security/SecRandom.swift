/// A source of random bytes.
public final class SecRandom: Sendable {
  fileprivate init() {}
}

/// A source of random bytes.
public typealias SecRandomRef = SecRandom

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = SecRandom()

/// Fills memory with random bytes of the system.
///
/// - Parameters:
///   - rnd: The source; nil is the system's.
///   - count: The number of bytes.
///   - bytes: The memory.
/// - Returns: `errSecSuccess`; for a negative count `errSecParam`.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var source = SystemRandomNumberGenerator()
  for place in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &source), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}
