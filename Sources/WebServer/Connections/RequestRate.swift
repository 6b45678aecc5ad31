import NIOCore
import NIOHTTP1

/// Bounds how fast the requests of a connection and of an address are answered. Lives on the event loop.
///
/// A request beyond the rate is answered later, so nothing of a visitor is lost. Each address has its turn,
/// however many connections it opens.
final class RequestRate {
  private let limits: ServerLimits
  private var buckets: [ClientAddress: TokenBucket] = [:]
  /// As many addresses as are kept before full buckets are looked for.
  private var mostBuckets = 1024

  /// The cost of a page: a process may have to be found or started, and a screen is drawn.
  static let costOfPage = 5.0

  init(limits: ServerLimits) { self.limits = limits }

  /// A bucket for one connection.
  func connection(now: NIODeadline) -> TokenBucket {
    TokenBucket(rate: limits.requestRate, burst: limits.requestBurst, now: now)
  }

  /// Counts a request.
  /// - Returns: How long it has to wait for its turn.
  func delay(of cost: Double, from address: ClientAddress, now: NIODeadline) -> TimeAmount {
    let key = address.limitKey
    if buckets.count >= mostBuckets { forgetFullBuckets(now: now) }
    return buckets[
      key,
      default: TokenBucket(
        rate: limits.addressRequestRate, burst: limits.addressRequestBurst, now: now)
    ].reserve(cost, now: now)
  }

  /// The cost of a request, in requests for a file.
  static func cost(of head: HTTPRequestHead) -> Double {
    let isPage = head.method != .HEAD && !head.uri.hasPrefix("/_apus/") && head.uri != "/healthz"
    return isPage ? costOfPage : 1
  }

  /// A full bucket says no more than a new one.
  private func forgetFullBuckets(now: NIODeadline) {
    buckets = buckets.filter {
      var bucket = $0.value
      return bucket.level(now: now) < 1
    }
    mostBuckets = max(1024, buckets.count * 2)
  }
}
