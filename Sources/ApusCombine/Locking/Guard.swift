import Foundation
import Synchronization

/// A mutual exclusion that guards fields stored next to it.
///
/// `Mutex` itself wants to own what it guards and to send it in and out, which a generic,
/// possibly non-`Sendable` published value cannot satisfy.
struct Guard: ~Copyable {
  #if THREAD_SANITIZER
    // The sanitizer does not see the standard library's mutex, which waits by the system's call alone, and
    // would report all that it guards. `scripts/soak threads` defines this.
    private let mutex = NSLock()
  #else
    private let mutex = Mutex<Void>(())
  #endif

  /// Runs `body` alone. `body` must not call out to code that could come back here.
  @inline(__always)
  func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if THREAD_SANITIZER
      mutex.lock()
      defer { mutex.unlock() }
    #else
      mutex._unsafeLock()
      defer { mutex._unsafeUnlock() }
    #endif
    return try body()
  }
}
