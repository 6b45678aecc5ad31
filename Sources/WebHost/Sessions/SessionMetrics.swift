import Logging
import Metrics
import PageProtocol
import WebServer

/// The metrics and log messages of sessions. Labels come from closed lists only.
struct SessionMetrics: Sendable {
  private let sessions: Meter
  private let unkept: Meter
  private let events: Counter
  private let mounted: Counter
  private let resumed: Counter
  private let notKept: Counter
  private let factory: any MetricsFactory
  let logger: Logger

  init(factory: any MetricsFactory, logger: Logger) {
    self.factory = factory
    self.logger = logger
    sessions = Meter(label: "apus_sessions", factory: factory)
    unkept = Meter(label: "apus_sessions_unkept", factory: factory)
    notKept = Counter(label: "apus_sessions_not_kept_total", factory: factory)
    events = Counter(label: "apus_events_total", factory: factory)
    mounted = Counter(label: "apus_sessions_mounted_total", factory: factory)
    resumed = Counter(label: "apus_sessions_resumed_total", factory: factory)
  }

  func count(sessions count: Int) { sessions.set(count) }
  /// Sessions with changes that have not been saved.
  func count(unkept count: Int) { unkept.set(count) }
  /// A session that could not be saved.
  func sessionNotKept() { notKept.increment() }
  func eventRan() { events.increment() }
  func sessionMounted() { mounted.increment() }
  func sessionResumed() { resumed.increment() }

  /// A page that could not read a layout program. The page goes on without it.
  func programUnreadable(_ program: String, session: SessionIdentifier) {
    Counter(label: "apus_programs_unreadable_total", factory: factory).increment()
    logger.warning(
      "a page could not read a layout program",
      metadata: ["session": "\(session)", "program": "\(LogText.escaped(program))"])
  }

  /// An event or message that was refused.
  func refused(_ reason: RefusedMessage, session: SessionIdentifier?, detail: String = "") {
    Counter(
      label: "apus_refused_total", dimensions: [("reason", reason.label)], factory: factory
    ).increment()
    logger.notice(
      "refused a message of a page",
      metadata: [
        "reason": "\(reason.label)", "session": "\(session.map(String.init) ?? "none")",
        "detail": "\(LogText.escaped(detail))",
      ])
  }
}

/// Why a message of a page was refused.
enum RefusedMessage: Equatable {
  case message(MessageError)
  case duplicate
  case gap
  /// Meant for a screen that this session does not show.
  case stale
  /// Acknowledges a message that was never sent.
  case acknowledgement
  case token
  case full
  case file
  case control(String)
  /// It has crashed two workers.
  case quarantined

  var label: String {
    switch self {
    case .message(let error): error.rawValue
    case .duplicate: "duplicate"
    case .gap: "gap"
    case .stale: "stale"
    case .acknowledgement: "acknowledgement"
    case .token: "token"
    case .full: "full"
    case .file: "file"
    case .control(let reason): reason
    case .quarantined: "quarantined"
    }
  }
}
