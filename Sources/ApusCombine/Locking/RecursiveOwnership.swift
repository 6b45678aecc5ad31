import Dispatch
import Foundation

/// Who may currently act: one thread at a time, that thread as often as it likes, the others in
/// the order in which they came.
///
/// A plain value, kept under its owner's `Guard`, so that taking ownership and reading the state
/// it protects cost one lock together. Unlike a recursive mutex it may be given back by another
/// thread than the one that took it: a coroutine can resume elsewhere.
struct RecursiveOwnership {
  private var owner: UInt?
  private var depth = 0
  private var waiting: [(thread: UInt, turn: DispatchSemaphore)] = []

  static var currentThread: UInt { UInt(pthread_self()) }

  /// Takes ownership, or returns what to wait for, outside the guard; ownership is then held.
  mutating func acquire() -> DispatchSemaphore? {
    let thread = Self.currentThread
    if owner == nil || owner == thread {
      owner = thread
      depth += 1
      return nil
    }
    let turn = DispatchSemaphore(value: 0)
    waiting.append((thread, turn))
    return turn
  }

  /// Gives ownership back, or returns whose turn it is now, to be signalled outside the guard.
  mutating func release() -> DispatchSemaphore? {
    depth -= 1
    guard depth == 0 else { return nil }
    guard !waiting.isEmpty else {
      owner = nil
      return nil
    }
    let next = waiting.removeFirst()
    owner = next.thread
    depth = 1
    return next.turn
  }

  /// Moves ownership to the calling thread, which continues what another thread began.
  mutating func adopt() {
    owner = Self.currentThread
  }
}
