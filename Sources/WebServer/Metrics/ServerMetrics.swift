import Hummingbird
import Metrics

/// What the server counts.
struct ServerMetrics: Sendable {
  let registry: MetricsRegistry
  private let connections: Meter
  private let sockets: Meter
  private let timeouts: Counter
  private let refusedConnections: Counter
  private let throttled: Counter
  private let requestSeconds: Metrics.Timer

  init(registry: MetricsRegistry) {
    self.registry = registry
    connections = Meter(label: "apus_connections", factory: registry)
    sockets = Meter(label: "apus_sockets", factory: registry)
    timeouts = Counter(label: "apus_request_timeouts_total", factory: registry)
    refusedConnections = Counter(label: "apus_connections_refused_total", factory: registry)
    throttled = Counter(label: "apus_sockets_throttled_total", factory: registry)
    requestSeconds = Metrics.Timer(label: "apus_request", factory: registry)
  }

  func connectionOpened() { connections.increment(by: 1) }
  func connectionClosed() { connections.decrement(by: 1) }
  func connectionRefused() { refusedConnections.increment() }
  func socketOpened() { sockets.increment(by: 1) }
  func requestTimedOut() { timeouts.increment() }
  func socketThrottled() { throttled.increment() }

  func socketClosed(code: UInt16) {
    sockets.decrement(by: 1)
    // Codes are the peer's choice: only those of the standard get a series of their own.
    let label = (1000...1015).contains(code) ? "\(code)" : "other"
    Counter(
      label: "apus_sockets_closed_total", dimensions: [("code", label)], factory: registry
    ).increment()
  }

  func upgradeRefused(_ reason: String) {
    Counter(
      label: "apus_upgrades_refused_total", dimensions: [("reason", reason)], factory: registry
    ).increment()
  }

  func answered(_ status: HTTPResponse.Status, in duration: Duration) {
    requestSeconds.recordNanoseconds(
      duration.components.seconds * 1_000_000_000
        + duration.components.attoseconds / 1_000_000_000)
    Counter(
      label: "apus_requests_total", dimensions: [("status", "\(status.code)")], factory: registry
    ).increment()
  }
}
