import Synchronization

/// A mutual exclusion that guards fields stored next to it.
///
/// `Mutex` itself wants to own what it guards and to send it in and out, which a generic,
/// possibly non-`Sendable` published value cannot satisfy.
struct Guard: ~Copyable {
  private let mutex = Mutex<Void>(())

  /// Runs `body` alone. `body` must not call out to code that could come back here.
  @inline(__always)
  func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}
