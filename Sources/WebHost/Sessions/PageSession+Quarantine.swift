import ViewGraph

/// Events that ended workers are not tried again.
extension PageSession {
  enum Outcome {
    case done
    case refused(Refusal)
    /// Not tried.
    case quarantined

    fileprivate init(_ refusal: Refusal?) { self = refusal.map(Outcome.refused) ?? .done }
  }

  /// Carries out an event, unless the same one ended two workers already: then the person is told,
  /// and nobody else notices anything.
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
      .notice(message: "This does not work at the moment. What you entered is still here.", id: id))
    return true
  }
}
