import Logging
import NIOCore
import ViewGraph

/// One page of a visitor: a graph, the elements that the page shows, and the messages in transit.
///
/// It outlives its socket: a page that reconnects continues where it was.
@MainActor
final class PageSession {
  let id: SessionIdentifier
  let session: Session
  let graph: Graph
  private let metrics: SessionMetrics
  private let table = ElementTable()
  private let styles = PageStyles()
  @exclusivity(unchecked) private var outbox = Outbox()
  /// The number of the last event that was carried out or refused.
  @exclusivity(unchecked) private(set) var lastEvent = 0
  @exclusivity(unchecked) private(set) var socket: (any SocketConnection)?
  /// Commands for the page, each with the control whose event caused it.
  @exclusivity(unchecked) private var commands: [(command: Session.Command, origin: NodeID?)] = []
  /// The control whose event is being carried out.
  @exclusivity(unchecked) private var origin: NodeID?
  @exclusivity(unchecked) private var handedOver = HandedOver()
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var isFlushDue = false
  @exclusivity(unchecked) private var typed = TypedText()
  /// Whether an event was requested again, so that the later ones will be repeated as well.
  @exclusivity(unchecked) private var isAsking = false
  /// Whether the page needs the whole screen rather than a patch.
  @exclusivity(unchecked) private var needsScreen = false
  /// Whether the page shows this session's screen; earlier events belong to another one.
  @exclusivity(unchecked) private var isShown: Bool
  @exclusivity(unchecked) private(set) var hasJoined = false
  /// The time of the last message from the page.
  private(set) var lastSeen = ContinuousClock.now
  @exclusivity(unchecked) private var lastAcknowledged = ContinuousClock.now
  /// Makes the address for sending a file to a control, or nil if there were too many.
  var makeUploadAddress: (NodeID) -> String? = { _ in nil }
  /// Makes the address at which the page sets or removes a credential.
  var makeCredentialAddress: (CredentialCookie) -> String? = { _ in nil }
  /// Sent when a page joins whose screen belongs to an earlier session.
  var succession = KeptSession.Succession()
  /// Called at the first change after the session was kept.
  var onChange: (PageSession) -> Void = { _ in }
  var isWaitingToBeKept = false
  private var hasEnded = false
  /// Events and turns so far.
  @exclusivity(unchecked) private(set) var changes = 0
  /// The number of the last event that was an act of the person.
  @exclusivity(unchecked) private var lastAct = 0
  private var lastKept: (state: Int, act: Int)?
  var wasKept: Bool { lastKept != nil }
  /// Files that the page sent; deleted with the session.
  var files = SessionFiles()

  /// - Parameter isShown: Whether the page's HTML is this session's.
  init(
    id: SessionIdentifier = SessionIdentifier(), graph: Graph, isShown: Bool,
    metrics: SessionMetrics
  ) {
    self.id = id
    self.graph = graph
    self.isShown = isShown
    self.metrics = metrics
    session = graph.session
    session.perform = { [weak self] command in self?.perform(command) }
    graph.onChanges = { [weak self] in
      self?.noteChange()
      self?.flush()
    }
    graph.onFault = { message in
      metrics.logger.error(
        "a fault in a screen",
        metadata: ["fault": "\(LogText.escaped(message, limit: 2000))", "session": "\(id)"])
    }
    graph.isReshaping = Templates.isReshaped
    graph.namesElements = true
    busy {
      Quarantine.running(Graph.fingerprint("mount", session.address)) { graph.start() }
    }
    metrics.sessionMounted()
  }

  var isConnected: Bool { socket != nil }

  func end() {
    hasEnded = true
    graph.end()
    files.deleteAll()
    socket = nil
  }

  // MARK: First paint

  /// The screen as HTML, and the style rules that it needs.
  func firstPaint() -> (content: HTMLSink, rules: [String], first: NodeID) {
    table.removeAll()
    styles.removeAll()
    var renderer = Renderer(HTMLSink(capacity: 16384), table: table, styles: styles)
    let first = renderer.render(graph.elements(), around: Surroundings()) ?? 0
    // Commands from before the page exists are part of the page, such as its title, or sent when it
    // joins.
    commands.removeAll {
      if case .title = $0.command { true } else { false }
    }
    return (renderer.sink, styles.takeFresh(), first)
  }

  /// The title of the page as the screen says it, or nil.
  var title: String? { session.pageTitle.isEmpty ? nil : session.pageTitle }

  // MARK: Sockets

  /// Called when a page joins: sends the messages that it missed.
  /// - Parameter token: For the next time.
  func join(_ join: PageMessage.Join, socket: any SocketConnection, token: String) {
    if let old = self.socket, old !== socket {
      old.close(code: CloseReason.replaced, reason: "opened elsewhere")
    }
    self.socket = socket
    hasJoined = true
    noteSeen()
    lastAcknowledged = lastSeen
    if isShown {
      resume(join, token: token)
    } else {
      outbox = Outbox()
      send(
        Self.greeting { writer in
          writer.raw("\"n\",")
          writer.string(token)
          for number in [
            succession.isSameBuild ? 1 : 0, succession.isPartial ? 1 : 0, succession.lastAct,
          ] {
            writer.comma()
            writer.integer(number)
          }
        })
      isFlushDue = true
      needsScreen = true
    }
    busy {
      session.storageArrived(.app, join.appValues.mapValues(Optional.some))
      session.surroundings = join.surroundings.surroundings(instead: session.surroundings)
    }
    flush()
  }

  private func resume(_ join: PageMessage.Join, token: String) {
    metrics.sessionResumed()
    isAsking = false
    _ = outbox.acknowledge(join.received)
    let missed = needsScreen ? nil : outbox.after(join.received)
    if missed == nil {
      outbox.dropAll()
      needsScreen = true
    }
    let base = missed == nil ? outbox.last : join.received
    send(
      Self.greeting { writer in
        writer.raw("\"a\",")
        writer.string(token)
        writer.comma()
        writer.integer(lastEvent)
        writer.comma()
        writer.integer(base)
      })
    for message in missed ?? [] { send(message) }
  }

  private static func greeting(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.raw(UInt8(ascii: "["))
    body(&writer)
    writer.raw(UInt8(ascii: "]"))
    return writer.bytes
  }

  /// Called when the socket is gone; the session waits for the page to reconnect.
  func disconnected(_ socket: any SocketConnection) {
    guard self.socket === socket else { return }
    self.socket = nil
    noteSeen()
  }

  private func noteSeen() { lastSeen = ContinuousClock.now }

  /// Whether the page acknowledges nothing although it is connected.
  func isStuck(at now: ContinuousClock.Instant, after patience: Duration) -> Bool {
    socket != nil && !outbox.isEmpty && now - lastAcknowledged > patience
  }

  func close(code: UInt16, reason: String) {
    socket?.close(code: code, reason: reason)
  }

  // MARK: Events

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
      case .refused(let refusal): refuse(.control(refusal.rawValue), detail: "\(event.node)")
      case .quarantined: break
      }
    case .change(let node, _): refuse(.control(Refusal.wrongAction.rawValue), detail: "\(node)")
    case .address(let address):
      let fingerprint = Graph.fingerprint("address", address)
      guard !isQuarantined(fingerprint) else { return }
      Quarantine.running(fingerprint) {
        graph.turn { session.addressArrived(address) }
      }
    case .surroundings(let surroundings):
      session.surroundings = surroundings.surroundings(instead: session.surroundings)
    case .storage(let key, let json):
      graph.turn { session.storageArrived(.app, [key: json]) }
    case .location(let request, let answer): session.locationAnswered(request, answer)
    case .file(let node, let name, let size):
      guard case .success(let control) = graph.locate(node), control.role == .filePicker else {
        return refuse(.file, detail: "\(node)")
      }
      if control.isTooLarge(size) {
        _ = graph.perform(Event(node, .oversizedFile(name: name, size: size)))
      } else if files.permit(node), let address = makeUploadAddress(node) {
        extra.append((node, address))
      } else {
        refuse(.file, detail: "\(node)")
        session.perform(
          .notice(message: "Too many files at once. Please try again in a minute.", id: ""))
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

  // MARK: For the next process

  func noteChange() {
    changes &+= 1
    guard !isWaitingToBeKept else { return }
    isWaitingToBeKept = true
    onChange(self)
  }

  /// The state of the session to keep; nil if there is nothing new.
  func kept(at time: Double) -> KeptSession? {
    guard !hasEnded else { return nil }
    let state = graph.keptState()
    let now = (state: state.hashValue, act: lastAct)
    if let lastKept {
      if lastKept == now { return nil }
    } else if now == Self.untouched {
      return nil
    }
    lastKept = now
    return KeptSession(state: state, lastAct: lastAct, time: time)
  }

  private static let untouched = (state: KeptState().hashValue, act: 0)

  // MARK: Answers

  /// Permissions to send files.
  @exclusivity(unchecked) private var extra: [(node: NodeID, address: String)] = []

  private func perform(_ command: Session.Command) {
    commands.append((command, origin))
    guard !isBusy, !isFlushDue else { return }
    // After the current turn, so that its changes are sent first.
    isFlushDue = true
    Task { @MainActor [weak self] in self?.flush() }
  }

  private func busy<Result>(_ body: () -> Result) -> Result {
    let outer = isBusy
    isBusy = true
    defer { isBusy = outer }
    return body()
  }

  /// Sends the changes, with an acknowledgement of the last event.
  func flush(isAnswer: Bool = false) {
    isFlushDue = false
    // The first paint, which has not been rendered yet, will contain the changes.
    guard hasJoined else { return }
    let changes = graph.takeChanges()
    if isAnswer, changes.isEmpty, commands.isEmpty, extra.isEmpty, !needsScreen, !styles.isFull {
      return sendAcknowledgement()
    }
    // Sends nothing more until the page has acknowledged; then the whole current screen.
    if outbox.isFull { needsScreen = true }
    if needsScreen, socket == nil || !outbox.isEmpty {
      if isAnswer { sendAcknowledgement() }
      return
    }
    var head = JSONWriter(capacity: 96)
    head.raw(UInt8(ascii: "["))
    head.integer(outbox.next)
    head.comma()
    head.integer(lastEvent)
    var writer: PatchWriter
    if needsScreen || styles.isFull {
      writer = .screen(graph.elements(), table: table, styles: styles, after: head)
      needsScreen = false
    } else {
      writer = PatchWriter(table: table, styles: styles, after: head)
      writer.write(changes)
      if writer.needsScreen {
        writer = .screen(graph.elements(), table: table, styles: styles, after: head)
      }
    }
    if !commands.isEmpty {
      for (command, origin) in commands {
        let origin = handedOver.note(command, origin, in: outbox.next)
        writer.write(command, origin: origin, credentialAddress: makeCredentialAddress)
      }
      commands = []
    }
    if !extra.isEmpty {
      for upload in extra { writer.write(upload: upload.address, for: upload.node) }
      extra = []
    }
    guard !writer.isEmpty else {
      if isAnswer { sendAcknowledgement() }
      return
    }
    writer.end()
    if outbox.isEmpty { lastAcknowledged = ContinuousClock.now }
    outbox.append(writer.operations.bytes)
    send(writer.operations.bytes)
  }

  private func sendAcknowledgement() {
    var writer = JSONWriter()
    writer.raw(UInt8(ascii: "["))
    writer.integer(lastEvent)
    writer.raw(UInt8(ascii: "]"))
    send(writer.bytes)
  }

  private func send(_ bytes: [UInt8]) { socket?.send(bytes) }
}
