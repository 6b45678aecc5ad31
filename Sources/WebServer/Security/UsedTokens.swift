/// Tokens that may be used once: the last few thousand that were.
///
/// A token expires after a minute, so the oldest ones that are forgotten are worth nothing.
@MainActor
package final class UsedTokens {
  static let limit = 4096

  private var used: Set<String> = []
  /// In the order of their use; the next one takes the place of the oldest.
  private var order: [String] = []
  private var next = 0

  /// No token is used yet.
  package init() {}

  /// Notes that a token is used.
  /// - Parameter token: A valid one; the end of it is its signature, and no other token has the same.
  /// - Returns: Whether it was used for the first time.
  func use(_ token: some StringProtocol) -> Bool {
    let mark = String(token.suffix(43))
    guard used.insert(mark).inserted else { return false }
    if order.count < Self.limit {
      order.append(mark)
    } else {
      used.remove(order[next])
      order[next] = mark
      next = (next + 1) % Self.limit
    }
    return true
  }
}
