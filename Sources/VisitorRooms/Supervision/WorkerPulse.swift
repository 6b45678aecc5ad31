/// Tells whether a worker lives, is busy or hangs, from its heartbeats and from a counter of its work.
struct WorkerPulse {
  /// A worker without a heartbeat for so long is dead, unless it works.
  static let patience = Duration.seconds(10)
  /// A worker that works on without a heartbeat is dead after so long.
  static let patienceWithWork = Duration.seconds(60)
  /// The first heartbeat may take longer, because the application may migrate its data before it serves.
  static let firstPatience = Duration.seconds(60)

  enum Verdict {
    case lives
    /// The worker works without sending heartbeats.
    case isBusy
    case isDead
  }

  typealias Instant = ContinuousClock.Instant

  /// When to look again.
  private(set) var deadline: Instant
  private var lastHeartbeat: Instant
  private var work: UInt64
  private var hasServed = false
  private var isEnding = false

  /// - Parameter work: What the worker has counted so far.
  init(now: Instant, work: UInt64) {
    deadline = now + Self.firstPatience
    lastHeartbeat = now
    self.work = work
  }

  /// A heartbeat came.
  mutating func beats(now: Instant, work: UInt64) {
    hasServed = true
    lastHeartbeat = now
    self.work = work
    if !isEnding { deadline = now + Self.patience }
  }

  /// The worker was told to end before a deadline. A second call changes nothing.
  mutating func ends(by end: Instant) {
    if !isEnding { deadline = end }
    isEnding = true
  }

  mutating func verdict(now: Instant, work counted: UInt64) -> Verdict {
    guard now >= deadline else { return .lives }
    guard !isEnding, hasServed, counted != work, now - lastHeartbeat < Self.patienceWithWork else {
      return .isDead
    }
    work = counted
    deadline = now + Self.patience
    return .isBusy
  }
}
