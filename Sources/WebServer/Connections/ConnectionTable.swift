import NIOCore
import StrictWebSocket

/// The connections of a server: how many there are, from where, and how to end them. Lives on the
/// event loop.
package final class ConnectionTable {
  /// What an open connection is at the moment.
  enum Kind {
    case http(RequestClock)
    case socket(SocketDelegate)
  }

  private(set) var kinds: [ObjectIdentifier: Kind] = [:]
  private var countPerAddress: [ClientAddress: Int] = [:]
  private(set) var count = 0
  let spareFrame = SpareFrame()
  let idles = IdleConnections()
  /// Connections that are closed and still counted.
  private var leaving = 0
  let requests: RequestRate
  /// The number of connected newcomers who were told that there is no place.
  private var turnedAway = 0
  private static let mostTurnedAway = 32
  /// Event rates that the sockets of an address share.
  private var buckets: [ClientAddress: SharedTokenBucket] = [:]

  /// A table of no connections.
  /// - Parameter limits: How fast requests are answered.
  package init(limits: ServerLimits = ServerLimits()) { requests = RequestRate(limits: limits) }

  /// Counts a connection. The connection that was idle longest gives way to a newcomer without a place.
  /// - Parameter address: `nil` for a trusted proxy, whose connections belong to many visitors.
  /// - Returns: `false` if it is beyond the limit; then it is not counted.
  func admit(_ address: ClientAddress?, limits: ServerLimits) -> Bool {
    let key = address?.limitKey
    if let key, countPerAddress[key, default: 0] >= limits.connectionsPerAddress { return false }
    if count - leaving >= limits.connections {
      guard idles.closeOldest() else { return false }
      // It is counted until its handlers are gone, a moment later.
      leaving += 1
    }
    if let key { countPerAddress[key, default: 0] += 1 }
    count += 1
    return true
  }

  /// Counts a newcomer who is turned away.
  /// - Returns: False if there are so many that no more are answered.
  func turnAway(_ channel: any Channel) -> Bool {
    guard turnedAway < Self.mostTurnedAway else { return false }
    turnedAway += 1
    channel.closeFuture.assumeIsolated().whenComplete { _ in self.turnedAway -= 1 }
    return true
  }

  func forget(_ address: ClientAddress?, _ clock: RequestClock) {
    count -= 1
    if clock.hasGivenWay { leaving -= 1 }
    guard let key = address?.limitKey, let old = countPerAddress[key] else { return }
    countPerAddress[key] = old > 1 ? old - 1 : nil
  }

  func set(_ kind: Kind?, for channel: any Channel) {
    kinds[ObjectIdentifier(channel)] = kind
  }

  /// The bucket of an address; it lives as long as one of the address's sockets.
  func bucket(for address: ClientAddress, limits: ServerLimits, now: NIODeadline)
    -> SharedTokenBucket
  {
    let key = address.limitKey
    if let bucket = buckets[key] {
      bucket.users += 1
      return bucket
    }
    let bucket = SharedTokenBucket(
      key: key,
      bucket: TokenBucket(
        rate: limits.addressEventRate, burst: limits.addressEventBurst, now: now))
    buckets[key] = bucket
    return bucket
  }

  func release(_ bucket: SharedTokenBucket) {
    bucket.users -= 1
    if bucket.users == 0 { buckets[bucket.key] = nil }
  }
}

/// A bucket that several sockets draw from.
final class SharedTokenBucket {
  let key: ClientAddress
  var bucket: TokenBucket
  var users = 1

  init(key: ClientAddress, bucket: TokenBucket) {
    self.key = key
    self.bucket = bucket
  }
}
