import Synchronization

/// A lock with what it guards. Bodies run in a single thread at a time.
// The lock guards the state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The lock guards the state.
  private final class Box: @unchecked Sendable {
    let mutex = Mutex(())
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let box: Box

  /// A lock around a value.
  public init(uncheckedState initialState: State) { box = Box(initialState) }

  /// A lock around a value.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  /// Runs a body that may change the value.
  ///
  /// - Throws: The body's error.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try box.mutex.withLock { _ in try body(&box.state) }
  }

  /// Runs a body that may change the value, and whose result may be of any type.
  ///
  /// - Throws: The body's error.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try box.mutex.withLock { _ in try body(&box.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards no value of its own.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a body.
  ///
  /// - Throws: The body's error.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a body whose result may be of any type.
  ///
  /// - Throws: The body's error.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }
}
