import Foundation
import Synchronization

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
