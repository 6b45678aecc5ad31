import VisitorRooms
import ViewGraph
import WebServer

/// Events that crashed workers are not run again.
extension PageSession {
  enum Outcome {
    case done
    case refused(Refusal)
    /// Not run.
    case quarantined

    fileprivate init(_ refusal: Refusal?) { self = refusal.map(Outcome.refused) ?? .done }
  }

  /// Handles an event, unless the same one has crashed two workers: then the page shows a notice,
  /// and other visitors are not affected.
  func carefully(_ event: Event) -> Outcome {
    guard Quarantine.isWatched else { return Outcome(graph.perform(event)) }
    let fingerprint = graph.fingerprint(of: event)
    guard !isQuarantined(fingerprint) else { return .quarantined }
    return Outcome(Quarantine.running(fingerprint) { graph.perform(event) })
  }

  func isQuarantined(_ fingerprint: UInt64) -> Bool {
    guard Quarantine.holds(fingerprint) else { return false }
    let id = String(fingerprint, radix: 36)
    refuse(.quarantined, detail: id)
    session.perform(
      .notice(message: words[.actionUnavailable], id: id))
    return true
  }
}
