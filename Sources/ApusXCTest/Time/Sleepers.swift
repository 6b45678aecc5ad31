import Foundation
import ScreenTesting
import Synchronization

/// Tasks of an app that sleep by Swift's own clocks, as `Task.sleep` does.
///
/// They sleep by the clock of the screen as well: a test that waits wakes them at once. Where no test waits, they wake
/// by the real clock, so that a test that sleeps itself goes on.
final class Sleepers: Sendable {
  private typealias Delay = @convention(thin) (UInt64, UnownedJob, OriginalDelay) -> Void
  private typealias OriginalDelay = @convention(thin) (UInt64, UnownedJob) -> Void
  private typealias Deadline =
    @convention(thin) (
      Int64, Int64, Int64, Int64, Int32, UnownedJob, OriginalDeadline
    ) -> Void
  private typealias OriginalDeadline =
    @convention(thin) (
      Int64, Int64, Int64, Int64, Int32, UnownedJob
    ) -> Void

  private struct State {
    var clock: ScreenClock?
    var count = 0
    var sleeping: [Int: (deadline: ScreenClock.Instant, job: UnownedJob)] = [:]
  }

  private static let shared = Sleepers()
  private let state = Mutex(State())

  private static let isInstalled: Bool = {
    guard let delays = dlsym(nil, "swift_task_enqueueGlobalWithDelay_hook"),
      let deadlines = dlsym(nil, "swift_task_enqueueGlobalWithDeadline_hook")
    else { return false }
    let delay: Delay = { nanoseconds, job, original in
      if !Sleepers.shared.add(job, for: nanoseconds) { original(nanoseconds, job) }
    }
    delays.assumingMemoryBound(to: Delay?.self).pointee = delay
    let deadline: Deadline = { seconds, nanoseconds, second, third, clock, job, original in
      let now = Sleepers.now(clock)
      let left = (seconds - now.seconds) * 1_000_000_000 + nanoseconds - now.nanoseconds
      if !Sleepers.shared.add(job, for: UInt64(max(0, left))) {
        original(seconds, nanoseconds, second, third, clock, job)
      }
    }
    deadlines.assumingMemoryBound(to: Deadline?.self).pointee = deadline
    return true
  }()

  /// What one of Swift's clocks says: 1 is the continuous one, 2 the suspending one.
  private static func now(_ clock: Int32) -> (seconds: Int64, nanoseconds: Int64) {
    var time = timespec()
    clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &time)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// Lets tasks sleep by a screen's clock from now on.
  static func follow(_ clock: ScreenClock) {
    _ = isInstalled
    shared.state.withLock { $0.clock = clock }
  }

  private func add(_ job: UnownedJob, for nanoseconds: UInt64) -> Bool {
    let nanoseconds = Int64(clamping: nanoseconds)
    let id: Int? = state.withLock { state in
      guard let clock = state.clock else { return nil }
      state.count += 1
      state.sleeping[state.count] = (
        clock.now.advanced(by: .nanoseconds(nanoseconds)), job
      )
      return state.count
    }
    guard let id else { return false }
    let end = DispatchTime.now() + .nanoseconds(Int(clamping: nanoseconds))
    DispatchQueue.global().asyncAfter(deadline: end) { Sleepers.shared.wake([id]) }
    return true
  }

  /// When the next sleeper wakes, if one does up to `limit`.
  static func nextDeadline(upTo limit: ScreenClock.Instant) -> ScreenClock.Instant? {
    shared.state.withLock { state in
      state.sleeping.values.map(\.deadline).filter { $0 <= limit }.min()
    }
  }

  /// Wakes those whose time has come, in their order.
  static func wake(at now: ScreenClock.Instant) {
    let due = shared.state.withLock { state in
      state.sleeping.filter { $0.value.deadline <= now }
        .sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.key)
    }
    shared.wake(due)
  }

  private func wake(_ ids: [Int]) {
    for id in ids {
      guard let job = state.withLock({ $0.sleeping.removeValue(forKey: id)?.job }) else { continue }
      Self.enqueue?(job)
    }
  }

  /// Swift's queue for jobs of no actor.
  private static let enqueue: (@convention(thin) (UnownedJob) -> Void)? =
    dlsym(nil, "swift_task_enqueueGlobal").map {
      unsafeBitCast($0, to: (@convention(thin) (UnownedJob) -> Void).self)
    }
}
