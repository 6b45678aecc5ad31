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

  /// Time since the room was asked; nil if it has answered.
  private var wait: Duration?
  /// Time since its last answer.
  private var silence = Duration.zero
  private var hasWorked = false
  private(set) var isSlow = false

  /// Something was given to the room.
  mutating func worked() { hasWorked = true }

  /// The room gave a sign of life.
  mutating func answered() {
    wait = nil
    isSlow = false
    silence = .zero
  }

  /// - Parameter time: How long the front has listened since it last asked this: time in which the front was
  ///   busy itself is no silence of the room.
  mutating func verdict(after time: Duration) -> Verdict {
    silence += time
    guard let before = wait else {
      guard hasWorked || silence >= Self.rest else { return .fine }
      hasWorked = false
      wait = .zero
      return .ask
    }
    let waited = before + time
    wait = waited
    if waited >= Self.limit { return .stuck }
    guard waited >= Self.patience, !isSlow else { return .fine }
    isSlow = true
    return .slow
  }
}
