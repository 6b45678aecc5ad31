/// A clock whose kind doesn't matter: a real one, or the one of a test.
struct AnyClock: Sendable {
  let clock: any Clock<Duration>
  /// The time since the clock was taken up.
  let now: @Sendable () -> Duration
  /// Waits. Throws `CancellationError` if the task is cancelled meanwhile.
  let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    self.clock = clock
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
  }
}
