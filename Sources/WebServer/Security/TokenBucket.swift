import NIOCore

/// Allows a steady rate of something, and short bursts.
///
/// Time is passed in, so that whoever owns the bucket owns the clock.
package struct TokenBucket: Sendable {
  /// Per second.
  package let rate: Double
  package let burst: Double
  private var tokens: Double
  private var last: NIODeadline

  package init(rate: Double, burst: Double, now: NIODeadline) {
    self.rate = rate
    self.burst = burst
    tokens = burst
    last = now
  }

  /// Takes a token.
  /// - Returns: `false` if there is none.
  package mutating func take(now: NIODeadline) -> Bool {
    refill(now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }

  /// Takes tokens, also such as are not there yet.
  /// - Returns: How long until they are there. Whoever comes later waits longer.
  package mutating func reserve(_ count: Double, now: NIODeadline) -> TimeAmount {
    refill(now)
    tokens -= count
    return tokens >= 0 ? .nanoseconds(0) : .nanoseconds(Int64(-tokens / rate * 1_000_000_000))
  }

  /// How much of the burst is there: 0–1.
  package mutating func level(now: NIODeadline) -> Double {
    refill(now)
    return tokens / burst
  }

  /// How long until `count` tokens are there.
  package mutating func delay(for count: Double, now: NIODeadline) -> TimeAmount {
    refill(now)
    let missing = max(0, min(count, burst) - tokens)
    return .nanoseconds(Int64((missing / rate * 1_000_000_000).rounded(.up)))
  }

  private mutating func refill(_ now: NIODeadline) {
    // A clock that stands still or is read in another order takes nothing away.
    guard now > last else { return }
    tokens = min(burst, tokens + Double((now - last).nanoseconds) / 1_000_000_000 * rate)
    last = now
  }
}
