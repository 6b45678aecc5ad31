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

/// The thread that the main actor runs on: it is one and the same for as long as a process lives.
package enum MainThread {
  /// Zero until it is known.
  private static let noted = Atomic<UInt>(0)

  /// Called on the main actor before bodies are evaluated.
  @MainActor static func note() { noted.store(currentThread, ordering: .relaxed) }

  /// Whether the caller is on that thread.
  package static var isCurrent: Bool {
    let noted = noted.load(ordering: .relaxed)
    return noted == 0 ? Thread.isMainThread : noted == currentThread
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
