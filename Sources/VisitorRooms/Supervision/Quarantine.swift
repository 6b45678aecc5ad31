import CProcess
import Foundation
import Synchronization
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Remembers across workers which events crashed them.
///
/// Before a worker runs an event, it writes the fingerprint of the event to memory that the
/// supervisor can read. When a worker dies, the supervisor counts that fingerprint. After two
/// deaths the fingerprint is quarantined, and the next worker is told.
///
///     guard !Quarantine.holds(fingerprint) else { return showErrorPage() }
///     Quarantine.running(fingerprint) { perform(event) }
package enum Quarantine {
  /// How many workers a fingerprint may kill.
  static let tolerance = 2
  static let size = 8

  private static let shared = Mutex(Shared())

  private struct Shared {
    var note: NotePage?
    var fingerprints: Set<UInt64> = []
  }

  /// Connects a worker with its supervisor.
  static func adopt(descriptor: Int32?, environment: [String: String]) {
    let fingerprints = Set(decode(environment[WorkerEnvironment.quarantine] ?? ""))
    let note = descriptor.flatMap(NotePage.init)
    shared.withLock { shared in
      shared.fingerprints = fingerprints
      shared.note = note
    }
  }

  /// Sets the fingerprints that are quarantined from now on.
  static func hold(_ fingerprints: [UInt64]) {
    shared.withLock { $0.fingerprints = Set(fingerprints) }
  }

  /// Lets the supervisor see that the main actor works.
  @MainActor static func showProgress() {
    MainThreadServices.progress = shared.withLock { $0.note?.progressPlace }
  }

  /// Whether somebody else takes the connections that this process leaves waiting.
  package static var hasSuccessor: Bool { shared.withLock { $0.note?.hasSuccessor ?? false } }

  /// Lets this process write where its main thread is to its note, whenever a signal comes.
  static func writeStack(on signal: Int32) {
    shared.withLock { _ = $0.note?.writeStack(on: signal) }
  }

  /// Whether there is a supervisor, or a quarantined fingerprint.
  package static var isWatched: Bool {
    shared.withLock { $0.note != nil || !$0.fingerprints.isEmpty }
  }

  /// Whether the fingerprint is quarantined.
  package static func holds(_ fingerprint: UInt64) -> Bool {
    shared.withLock { $0.fingerprints.contains(fingerprint) }
  }

  /// Runs something that might kill the process.
  /// - Parameter fingerprint: The same for the same event in the same state, and not 0.
  @MainActor package static func running<Result>(
    _ fingerprint: UInt64, _ body: () throws -> Result
  ) rethrows -> Result {
    let note = shared.withLock { $0.note }
    let outer = note?.value
    note?.value = fingerprint
    defer { if let outer { note?.value = outer } }
    return try body()
  }

  static func encode(_ fingerprints: some Sequence<UInt64>) -> String {
    fingerprints.sorted().map { String($0, radix: 16) }.joined(separator: ",")
  }

  static func decode(_ text: String) -> [UInt64] {
    text.split(separator: ",").compactMap { UInt64($0, radix: 16) }
  }
}

/// A number in memory that two processes share, and that outlives either.
final class NotePage: Sendable {
  // Unsafe to the compiler because it is memory. Written by one thread of one process; the other reads
  // it when that process is dead, or has written how long its stack is, which it does last.
  private nonisolated(unsafe) let pointer: UnsafeMutablePointer<UInt64>

  init?(descriptor: Int32) {
    guard
      let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    pointer = memory.assumingMemoryBound(to: UInt64.self)
  }

  deinit { munmap(pointer, 4096) }

  var value: UInt64 {
    get { pointer.pointee }
    set { pointer.pointee = newValue }
  }

  /// Whether another process takes connections from the same socket, now or after this one.
  var hasSuccessor: Bool {
    get { pointer[1] != 0 }
    set { pointer[1] = newValue ? 1 : 0 }
  }

  /// How much the process has done: a number that grows with each piece of work of its main actor. So a
  /// supervisor tells a process that is busy from one that hangs.
  var progress: UInt64 { progressPlace.pointee }
  /// The place behind the stack, on a cache line of its own.
  fileprivate var progressPlace: UnsafeMutablePointer<UInt64> { pointer + 128 }

  /// How many calls deep a stack is written.
  private static let depth = 64

  /// Lets this process write its stack whenever a signal comes. Call on the main thread.
  func writeStack(on signal: Int32) -> Int32 {
    process_write_stack_on(signal, pointer + 2, Int32(Self.depth + 1))
  }

  /// The stack that was written since this was last asked, the innermost call first; empty if there is none.
  func takeStack() -> [UInt64] {
    let count = min(Int(pointer[2]), Self.depth)
    guard count > 0 else { return [] }
    defer { pointer[2] = 0 }
    return (0..<count).map { pointer[3 + $0] }
  }
}

/// Counts what workers died of.
struct CauseCounter {
  private var deaths: [UInt64: Int] = [:]

  /// - Parameter fingerprint: What the worker was running, or 0.
  mutating func died(running fingerprint: UInt64) {
    guard fingerprint != 0 else { return }
    deaths[fingerprint, default: 0] += 1
  }

  var quarantined: [UInt64] {
    deaths.filter { $0.value >= Quarantine.tolerance }.map(\.key)
  }
}
