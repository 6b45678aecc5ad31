/// Notices that a room does not answer.
///
/// A room that was given something to do is asked for a sign of life, one that rests only now and
/// then.
struct RoomWatch {
  /// What a room without an answer gets.
  enum Verdict: Equatable {
    case fine
    /// Ask it for a sign of life.
    case ask
    /// It has not answered for ``patience``: say so in the log. Said once for each time.
    case slow
    /// It has not answered for ``limit``: end it.
    case stuck
  }

  static let patience = Duration.seconds(2)
  static let limit = Duration.seconds(10)
  /// How often a room that rests is asked.
  static let rest = Duration.seconds(5)

  private var asked: ContinuousClock.Instant?
  private var lastAnswer = ContinuousClock.now
  private var hasWorked = false
  private(set) var isSlow = false

  /// Something was given to the room.
  mutating func worked(at now: ContinuousClock.Instant) { hasWorked = true }

  /// The room gave a sign of life.
  mutating func answered(at now: ContinuousClock.Instant = .now) {
    asked = nil
    isSlow = false
    lastAnswer = now
  }

  mutating func verdict(at now: ContinuousClock.Instant) -> Verdict {
    guard let asked else {
      guard hasWorked || now - lastAnswer >= Self.rest else { return .fine }
      hasWorked = false
      self.asked = now
      return .ask
    }
    let wait = now - asked
    if wait >= Self.limit { return .stuck }
    guard wait >= Self.patience, !isSlow else { return .fine }
    isSlow = true
    return .slow
  }
}
