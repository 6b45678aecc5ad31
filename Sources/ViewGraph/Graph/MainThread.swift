import Foundation
import Synchronization

/// Keeps changes and the reads of other threads apart; what is passed in and out stays on its thread.
private final class ReadingLock: Sendable {
  private let lock = Mutex(())

  func withLock<Result>(_ body: () -> Result) -> Result {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return body()
  }
}

/// Whether code runs on the main actor, for code that cannot say so by its type.
///
/// On Linux the main actor is no thread: after `dispatchMain()`, which an asynchronous `main` and test
/// runners end in, the main queue's work moves from one thread to another.
package enum MainThread {
  /// Zero while the main actor may move.
  private static let pinned = Atomic<UInt>(0)

  /// What the main queue alone has.
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Says that the main actor stays on the calling thread as long as the process lives, because a host
  /// runs it there. That makes ``isCurrent`` quicker.
  package static func pin() { pinned.store(currentThread, ordering: .relaxed) }

  /// Whether the caller runs on the main actor.
  package static var isCurrent: Bool {
    let pinned = pinned.load(ordering: .relaxed)
    return pinned == 0 ? DispatchQueue.getSpecific(key: mark) != nil : pinned == currentThread
  }

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// As `MainActor.assumeIsolated`, which asks the executor, for hundreds of instructions: too many
  /// for each read of a state.
  @inline(__always)
  package static func assumeIsolated<Result>(_ body: @MainActor () -> Result) -> Result {
    if !isCurrent { MainActor.preconditionIsolated() }
    return run(body)
  }

  /// Runs `body` with a value of the caller's: it stays on its thread, so it need not be `Sendable`.
  ///
  /// A closure that captures nothing costs nothing; one that must not escape costs some 400
  /// instructions, as above.
  @inline(__always)
  package static func assumeIsolated<Value, Result>(
    _ value: Value, _ body: @escaping @MainActor (Value) -> Result
  ) -> Result {
    if !isCurrent { MainActor.preconditionIsolated() }
    return run(value, body)
  }

  /// Runs `body` with a value of the caller's if the caller is on the main thread; otherwise nil.
  @inline(__always)
  package static func ifCurrent<Value, Result>(
    _ value: Value, _ body: @escaping @MainActor (Value) -> Result
  ) -> Result? {
    isCurrent ? run(value, body) : nil
  }

  /// Reads what the main actor keeps, on whatever thread: an app's task or queue may ask for it, and is
  /// answered, as on a phone.
  ///
  /// On another thread `body` runs while nothing is being changed by ``changing(_:)``. It must not change
  /// anything, and what it reads is not tracked.
  @inline(__always)
  package static func reading<Value, Result>(
    _ value: Value, _ body: @escaping @MainActor (Value) -> Result
  ) -> Result {
    if isCurrent { return run(value, body) }
    return readings.withLock { run(value, body) }
  }

  /// Changes what ``reading(_:_:)`` reads. Nothing may be freed in it that an app has made, for that may
  /// read in turn.
  @MainActor
  package static func changing(_ body: () -> Void) { readings.withLock(body) }

  private static let readings = ReadingLock()

  @inline(__always)
  private static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Nonisolated = () -> Result
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Nonisolated.self)() }
  }

  @inline(__always)
  private static func run<Value, Result>(
    _ value: Value, _ body: @escaping @MainActor (Value) -> Result
  ) -> Result {
    typealias Nonisolated = (Value) -> Result
    return unsafeBitCast(body, to: Nonisolated.self)(value)
  }
}
