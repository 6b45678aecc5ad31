import Foundation

/// The thread that the main actor runs on: it is one and the same for as long as a process lives.
package enum MainThread {
  @exclusivity(unchecked) nonisolated(unsafe) private static var thread: pthread_t?

  /// Called on the main actor before bodies are evaluated.
  @MainActor static func note() { thread = pthread_self() }

  /// Whether the caller is on that thread.
  package static var isCurrent: Bool {
    guard let thread else { return Thread.isMainThread }
    return pthread_equal(pthread_self(), thread) != 0
  }

  /// As `MainActor.assumeIsolated`, which asks the executor, for hundreds of instructions: too many
  /// for each read of a state.
  @inline(__always)
  package static func assumeIsolated<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Nonisolated = () -> Result
    if !isCurrent { MainActor.preconditionIsolated() }
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Nonisolated.self)() }
  }
}
