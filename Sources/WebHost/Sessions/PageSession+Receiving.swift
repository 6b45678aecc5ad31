import PageProtocol
import VisitorRooms
import ViewGraph
import WebServer

/// What a page sends, and what a person did there.
extension PageSession {
  func received(_ message: PageMessage) {
    switch message {
    case .join: refuse(.message(.unknown), close: CloseReason.malformed)
    case .received(let number):
      guard acknowledge(number) else { return }
      if number > 0 { isShown = true }
      flush()
    case .event(let number, let received, let event):
      guard acknowledge(received) else { return }
      guard isShown || received > 0 else { return refuse(.stale) }
      isShown = true
      if number <= lastEvent {
        refuse(.duplicate)
        return sendAcknowledgement()
      }
      guard number == lastEvent + 1 else {
        if isAsking { return }
        return refuse(.gap, detail: "\(number) after \(lastEvent)", close: CloseReason.gap)
      }
      var event = event
      if case .change = event {
        guard let whole = typed.whole(event, in: graph) else { return ask(for: number) }
        event = whole
      }
      isAsking = false
      lastEvent = number
      if handedOver.isVoid(event, known: received) { return sendAcknowledgement() }
      if event.isAct { lastAct = number }
      noteChange()
      busy { run(event) }
      flush(isAnswer: true)
    }
  }

  private func ask(for number: Int) {
    isAsking = true
    send(
      Self.greeting { writer in
        writer.raw("\"w\",")
        writer.integer(number)
      })
  }

  /// Called when a part of an event arrives.
  func heard() { sendAcknowledgement() }

  private func acknowledge(_ number: Int) -> Bool {
    guard outbox.acknowledge(number) else {
      refuse(.acknowledgement, close: CloseReason.malformed)
      return false
    }
    lastAcknowledged = ContinuousClock.now
    return true
  }

  func refuse(_ reason: RefusedMessage, detail: String = "", close code: UInt16? = nil) {
    metrics.refused(reason, session: id, detail: detail)
    if let code { socket?.close(code: code, reason: reason.label) }
  }

  private func run(_ event: PageEvent) {
    switch event {
    case .control(let event):
      if case .file = event.action { return refuse(.control(Refusal.wrongAction.rawValue)) }
      typed.note(event)
      origin = event.node
      defer { origin = nil }
      switch carefully(event) {
      case .done: metrics.eventRan()
      case .refused(let refusal):
        refuse(.control(refusal.rawValue), detail: "\(event.node)")
        // The page shows what was entered already.
        if graph.takeBack(event), refusal == .impossibleValue || refusal == .disabled {
          session.perform(.notice(message: words[.notTaken], id: ""))
        }
      case .quarantined: graph.takeBack(event)
      }
    case .change(let node, _): refuse(.control(Refusal.wrongAction.rawValue), detail: "\(node)")
    case .address(let address):
      let fingerprint = Graph.fingerprint("address", address)
      guard !isQuarantined(fingerprint) else { return }
      Quarantine.running(fingerprint) {
        graph.turn { session.addressArrived(address) }
      }
    case .surroundings(let surroundings): adopt(surroundings)
    case .storage(let key, let json):
      graph.turn { session.storageArrived(.app, [key: json]) }
    case .location(let request, let answer): session.locationAnswered(request, answer)
    case .media(let player, let report):
      graph.turn { session.media.arrived(report, of: player) }
    case .sight(let isSeen): graph.become(seen: isSeen)
    case .unreadable(let program):
      if !hasUnreadableProgram { metrics.programUnreadable(program, session: id) }
      hasUnreadableProgram = true
    case .file(let node, let name, let size):
      guard case .success(let control) = graph.locate(node), control.attributes[.onFile] != nil
      else {
        return refuse(.file, detail: "\(node)")
      }
      if control.isTooLarge(size) {
        _ = graph.perform(Event(node, .oversizedFile(name: name, size: size)))
      } else if files.permit(node), let address = makeUploadAddress(node) {
        extra.append((node, address))
      } else {
        refuse(.file, detail: "\(node)")
        session.perform(
          .notice(message: words[.tooManyFiles], id: ""))
      }
    }
  }

  /// Called when a file for a control has been uploaded.
  /// - Returns: Why it was refused, or nil.
  func received(_ file: ChosenFile, for node: NodeID) -> Refusal? {
    let refusal: Refusal? =
      switch busy({ carefully(Event(node, .file(file))) }) {
      case .done: nil
      case .refused(let refusal): refusal
      case .quarantined: .wrongAction
      }
    if let refusal { refuse(.control(refusal.rawValue), detail: "file for \(node)") }
    flush()
    return refusal
  }
}
