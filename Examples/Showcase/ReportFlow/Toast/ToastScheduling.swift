import Foundation

/// Runs one thing later. There is one slot: what is scheduled replaces what waited.
@MainActor
public protocol ToastScheduling: AnyObject {
  /// - Parameter duration: seconds until `handler` runs.
  func schedule(after duration: TimeInterval, handler: @escaping @MainActor () -> Void)
  func cancel()
}

/// A scheduler that waits on a clock: the real one, unless a test gives another.
@MainActor
public final class TaskToastScheduler: ToastScheduling {
  private let clock: any Clock<Duration>
  private var waiting: Task<Void, Never>?

  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  public func schedule(after duration: TimeInterval, handler: @escaping @MainActor () -> Void) {
    cancel()
    waiting = Task { [clock] in
      do { try await clock.sleep(for: .seconds(duration)) } catch { return }
      handler()
    }
  }

  public func cancel() {
    waiting?.cancel()
    waiting = nil
  }

  isolated deinit { waiting?.cancel() }
}

/// How long messages stay.
enum ToastDuration {
  /// Seconds.
  static let standard: TimeInterval = 3.0
}
