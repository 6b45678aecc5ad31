import PageProtocol
import ViewGraph
import WebServer

/// The limits of sessions: how many there may be, and how long an unused one is kept.
struct SessionLimits: Sendable {
  /// A page that was sent, but never joined.
  var unjoined: Duration = .seconds(30)
  /// A page whose connection was lost.
  var disconnected: Duration = .seconds(180)
  /// A page that is connected but acknowledges nothing.
  var stuck: Duration = .seconds(60)
  var total = 10_000
  var perAddress = 50
}

/// The sessions of this process.
@MainActor
final class SessionStore {
  private struct Entry {
    let session: PageSession
    let address: ClientAddress
  }

  private var entries: [SessionIdentifier: Entry] = [:]
  private var counts: [ClientAddress: Int] = [:]
  private var successors: [SessionIdentifier: SessionIdentifier] = [:]
  let limits: SessionLimits
  private let metrics: SessionMetrics
  /// Called with each session that ends.
  var ended: (PageSession) -> Void = { _ in }

  init(limits: SessionLimits, metrics: SessionMetrics) {
    self.limits = limits
    self.metrics = metrics
  }

  var count: Int { entries.count }
  var sessions: [PageSession] { entries.values.map(\.session) }

  subscript(id: SessionIdentifier) -> PageSession? { entries[id]?.session }

  /// The session that replaces one of an earlier process and that no page has shown so far: a page
  /// whose connection was lost before the answer comes with its old token again.
  func unshownSuccessor(of id: SessionIdentifier) -> PageSession? {
    guard let page = successors[id].flatMap({ self[$0] }), !page.isShown else { return nil }
    return page
  }

  /// Whether another session of this address can be mounted. Makes room by ending sessions that
  /// were never joined, oldest first.
  func hasRoom(for address: ClientAddress) -> Bool {
    let key = address.limitKey
    // A loopback address is a proxy on the same machine, or the developer.
    let isCounted = !address.isLoopback
    if entries.count < limits.total, !isCounted || counts[key, default: 0] < limits.perAddress {
      return true
    }
    let idle = entries.values.filter {
      !$0.session.hasJoined && (entries.count >= limits.total || $0.address == key)
    }
    guard let oldest = idle.min(by: { $0.session.lastSeen < $1.session.lastSeen }) else {
      return false
    }
    end(oldest.session)
    return hasRoom(for: address)
  }

  func add(_ session: PageSession, address: ClientAddress) {
    let key = address.limitKey
    entries[session.id] = Entry(session: session, address: key)
    counts[key, default: 0] += 1
    if let id = session.succession.predecessor { successors[id] = session.id }
    metrics.count(sessions: entries.count)
  }

  func end(_ session: PageSession) {
    guard let entry = entries.removeValue(forKey: session.id) else { return }
    if let count = counts[entry.address] { counts[entry.address] = count > 1 ? count - 1 : nil }
    if let id = session.succession.predecessor, successors[id] == session.id {
      successors[id] = nil
    }
    session.end()
    ended(session)
    metrics.count(sessions: entries.count)
  }

  /// Ends expired sessions, and closes sockets that acknowledge nothing.
  func sweep(now: ContinuousClock.Instant = .now) {
    for entry in entries.values {
      let session = entry.session
      if session.isConnected {
        if session.isStuck(at: now, after: limits.stuck) {
          session.close(code: CloseReason.slow, reason: "nothing was acknowledged")
        }
      } else if now - session.lastSeen
        > (session.hasJoined ? limits.disconnected : limits.unjoined)
      {
        end(session)
      }
    }
  }
}
