import WebServer

/// Remembers which clients asked for pages that ended a process.
///
/// A query is no part of what is remembered: with another one the same page ends another process. What a
/// client did keeps no other client from a page.
struct HarmfulAddresses {
  private struct Harm: Hashable {
    var path: String
    var client: ClientAddress
  }

  private struct Count {
    var deaths = 0
    var last: ContinuousClock.Instant
  }

  private var byPath: [Harm: Count] = [:]
  private var byClient: [ClientAddress: Count] = [:]

  /// How many processes a client may end with one path, and with all.
  static let tolerance = 2
  static let toleranceOfClient = 6
  /// How long it is remembered after the last time.
  static let memory = Duration.seconds(600)
  private static let most = 10_000

  func isRefused(_ path: String, for client: ClientAddress, at now: ContinuousClock.Instant) -> Bool
  {
    func deaths(_ count: Count?) -> Int {
      count.map { now - $0.last < Self.memory ? $0.deaths : 0 } ?? 0
    }
    return deaths(byPath[Harm(path: path, client: client)]) >= Self.tolerance
      || deaths(byClient[client]) >= Self.toleranceOfClient
  }

  /// A page has ended its process.
  mutating func note(_ path: String, of client: ClientAddress, at now: ContinuousClock.Instant) {
    forget(before: now)
    byPath[Harm(path: path, client: client), default: Count(last: now)].deaths += 1
    byPath[Harm(path: path, client: client)]?.last = now
    byClient[client, default: Count(last: now)].deaths += 1
    byClient[client]?.last = now
  }

  private mutating func forget(before now: ContinuousClock.Instant) {
    byPath = byPath.filter { now - $0.value.last < Self.memory }
    byClient = byClient.filter { now - $0.value.last < Self.memory }
    // Each of them cost a process: so many in ten minutes are an attack of a whole network.
    if byPath.count > Self.most { byPath = [:] }
    if byClient.count > Self.most { byClient = [:] }
  }
}
