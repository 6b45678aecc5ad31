import HTTPTypes
import NIOCore
import ViewGraph
import WebServer

/// The rooms of visitors, and the rules by which newcomers get one.
extension FrontSite {
  func visitor(of headers: HTTPFields, isSecure: Bool) -> VisitorIdentifier? {
    VisitorIdentifier(cookieIn: headers, isSecure: isSecure, context.signer)
  }

  func tenancy(of visitor: VisitorIdentifier, _ address: ClientAddress) -> Tenancy {
    if !halls.isEmpty { return visitor.place(in: halls) }
    if let known = tenancies[visitor] { return known }
    let tenancy = Tenancy(
      visitor: visitor, address: address.limitKey, pages: pages, supply: supply,
      logger: context.logger)
    tenancies[visitor] = tenancy
    return tenancy
  }

  var hasMemory: Bool { hasMemory(forMore: 0) }

  /// - Parameter reserve: Bytes beyond the budget.
  func hasMemory(forMore reserve: Int) -> Bool {
    // Halls are few, and have as much as those inside need.
    let isWithin = budget.allows(supply.demand(isGrowing: halls.isEmpty) - reserve)
    return isWithin && (!halls.isEmpty || supply.rooms.count < budget.count)
  }

  /// Lets a room go that is not in use, where all memory is used: one of the address with the most rooms, as
  /// long as the newcomer's has fewer, or else one that has rested for long.
  /// - Returns: Whether there is one.
  func makePlace(for address: ClientAddress) -> Bool {
    let now = ContinuousClock.now
    var resting: [ClientAddress: [(tenancy: Tenancy, time: Duration)]] = [:]
    var counts: [ClientAddress: Int] = [:]
    for tenancy in tenancies.values {
      guard let room = tenancy.room, !tenancy.isLeaving else { continue }
      counts[tenancy.address, default: 0] += 1
      let time = now - max(tenancy.lastUse, room.lastUse)
      if !tenancy.isAsking, time > budget.shortestReading {
        resting[tenancy.address, default: []].append((tenancy, time))
      }
    }
    let own = counts[address.limitKey] ?? 0
    let greedy = resting.max { counts[$0.key, default: 0] < counts[$1.key, default: 0] }
    let isFair = greedy.map { counts[$0.key, default: 0] > own + 1 } ?? false
    let candidates =
      isFair ? greedy?.value ?? [] : resting.values.joined().filter { $0.time > budget.shortRest }
    guard let longest = candidates.max(by: { $0.time < $1.time }) else { return false }
    if longest.tenancy.hasJoined { longest.tenancy.letGo() } else { end(longest.tenancy) }
    return true
  }

  /// Whether an address may have another room.
  func hasPlace(for address: ClientAddress) -> Bool {
    // A loopback address is a proxy on the same machine, or the developer.
    guard !address.isLoopback else { return true }
    let key = address.limitKey
    return tenancies.values.count { $0.address == key && $0.room != nil } < budget.roomsPerAddress
  }

  /// Whether somebody who may only read gets a room. Takes the room of who has read longest ago, if
  /// there are too many.
  func hasRoomForStranger(_ request: PageRequest, isKnown: Bool) -> Bool {
    guard hasPlace(for: request.address), isKnown || mayBeNew(request) else { return false }
    let strangers = tenancies.values.filter { !$0.hasJoined && ($0.room != nil || $0.isAsking) }
    guard strangers.count >= budget.strangers else { return true }
    let now = ContinuousClock.now
    guard let oldest = strangers.filter({ !$0.isAsking }).min(by: { $0.lastUse < $1.lastUse }),
      now - oldest.lastUse > budget.shortestReading
    else { return false }
    end(oldest)
    return true
  }

  /// Whether a client without a cookie may be a browser that comes for the first time: it says that it is
  /// one (Fetch Metadata), or its address has not sent many such clients.
  private func mayBeNew(_ request: PageRequest) -> Bool {
    if request.headers[HTTPField.Name("Sec-Fetch-Dest")!] != nil { return true }
    let now = NIODeadline.now()
    if newcomers.count > 1024 {
      newcomers = newcomers.filter {
        var bucket = $0.value
        return bucket.level(now: now) < 1
      }
    }
    return newcomers[
      request.address.limitKey,
      default: TokenBucket(rate: 0.2, burst: Double(budget.strangers), now: now)
    ].take(now: now)
  }

  func end(_ tenancy: Tenancy) {
    tenancy.end()
    tenancies[tenancy.visitor] = nil
  }
}
