import Foundation
import Logging
import NIOCore
import PageMarkup
import PageProtocol
import VisitorRooms
import ScreenLayout
import ViewGraph
import WebServer

/// One page of a visitor: a graph, the elements that the page shows, and the messages in transit.
///
/// It outlives its socket: a page that reconnects continues where it was. How a page joins, and what is
/// done with its messages, stand in files of their own.
@MainActor
final class PageSession {
  let id: SessionIdentifier
  let session: Session
  let graph: Graph
  let metrics: SessionMetrics
  /// The app's name, for the title of the window.
  var appName = ""
  /// Whose browser it is in; nil where the server does not tell visitors apart.
  var visitor: VisitorIdentifier?
  private let table = ElementTable()
  private let styles = PageStyles()
  @exclusivity(unchecked) var outbox = Outbox()
  /// The number of the last event that was carried out or refused.
  @exclusivity(unchecked) var lastEvent = 0
  /// The last event that a message with changes answers.
  var lastShown = 0
  @exclusivity(unchecked) var socket: (any SocketConnection)? {
    didSet { session.isHeard = socket != nil }
  }
  /// Commands for the page, each with the control whose event caused it.
  @exclusivity(unchecked) private var commands: [(command: Session.Command, origin: NodeID?)] = []
  /// The control whose event is being carried out.
  @exclusivity(unchecked) var origin: NodeID?
  @exclusivity(unchecked) var handedOver = HandedOver()
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) var isFlushDue = false
  @exclusivity(unchecked) var typed = TypedText()
  /// Whether an event was requested again, so that the later ones will be repeated as well.
  @exclusivity(unchecked) var isAsking = false
  /// Whether the page needs the whole screen rather than a patch.
  @exclusivity(unchecked) var needsScreen = false
  /// Whether the visitor's surroundings changed since the last message.
  @exclusivity(unchecked) var hasNewSurroundings = false
  /// Whether the page shows this session's screen; earlier events belong to another one.
  @exclusivity(unchecked) var isShown: Bool
  @exclusivity(unchecked) var hasJoined = false
  /// Whether the page could not read a layout program, which is logged once.
  @exclusivity(unchecked) var hasUnreadableProgram = false
  /// The time of the last message from the page.
  var lastSeen = ContinuousClock.now
  @exclusivity(unchecked) var lastAcknowledged = ContinuousClock.now
  /// Makes the address for sending a file to a control, or nil if there were too many.
  var makeUploadAddress: (NodeID) -> String? = { _ in nil }
  /// Makes the address at which the page sets or removes a credential.
  var makeCredentialAddress: (CredentialCookie) -> String? = { _ in nil }
  /// The address from which the page saves a file.
  var makeDownloadAddress: (URL) -> String? = { _ in nil }
  /// Sent when a page joins whose screen belongs to an earlier session.
  var succession = KeptSession.Succession()
  /// Why a session waits to be kept.
  enum Keeping: Int {
    case none
    /// Values have changed since.
    case entered
    /// The person did something else.
    case acted
  }

  /// Called when `keeping` rises.
  var onChange: (PageSession) -> Void = { _ in }
  var keeping = Keeping.none
  private var hasEnded = false
  /// Events and turns so far.
  @exclusivity(unchecked) private(set) var changes = 0
  /// The number of the last event that was an act of the person.
  @exclusivity(unchecked) var lastAct = 0
  private var lastKept: (state: Int, act: Int)?
  var wasKept: Bool { lastKept != nil }
  /// The identifier that its file is named after: of a restored session that of the first one.
  private(set) var nameOfFile: SessionIdentifier
  /// Files that the page sent; deleted with the session.
  var files = SessionFiles()

  /// - Parameter isShown: Whether the page's HTML is this session's.
  init(
    id: SessionIdentifier = SessionIdentifier(), graph: Graph, isShown: Bool,
    metrics: SessionMetrics
  ) {
    self.id = id
    nameOfFile = id
    self.graph = graph
    self.isShown = isShown
    self.metrics = metrics
    session = graph.session
    session.isHeard = false
    table.words = .words(in: session.surroundings.language)
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
    graph.refusalOfTouch = { [unowned graph] in graph.refusalByPlace(of: $0) }
    graph.placeNewViews = { $0.placeNewViews() }
    graph.isReshaping = Templates.isReshaped
    graph.namesElements = true
    graph.keepsBeginning = true
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

  /// What begins to move without end as soon as the page can: operations, without the brackets around.
  @exclusivity(unchecked) private(set) var begins: [UInt8] = []
  /// What elements that read their size and place were told of it before a browser had measured them, in
  /// their order.
  @exclusivity(unchecked) var estimates: [MeasuredPlace] = []
  /// Whether it begins with what pages seldom have.
  @exclusivity(unchecked) private(set) var isUnusual = false

  /// The fonts of the app that it begins with.
  var fonts: [(name: String, font: AppFonts.Font)] { styles.fonts }

  /// The screen as HTML, and the style rules that it needs.
  func firstPaint() -> (content: HTMLSink, rules: [String], first: NodeID) {
    table.removeAll()
    styles.removeAll()
    table.words = .words(in: session.surroundings.language)
    let beginning = graph.takeBeginning()
    let page = FirstMarkup(beginning ?? estimatedElements(), table: table, styles: styles)
    isUnusual = page.isUnusual
    let rules = styles.takeFresh()
    if beginning != nil {
      // Estimates change the elements, so they come after the beginning.
      estimate()
      var writer = PatchWriter(table: table, styles: styles)
      writer.write(graph.takeChanges())
      begins = writer.operations.bytes
      needsScreen = writer.needsScreen
    }
    // Commands from before the page exists are part of the page, such as its title, or sent when it
    // joins.
    commands.removeAll {
      if case .title = $0.command { true } else { false }
    }
    return (page.content, rules, page.first)
  }

  /// What the page says by itself.
  var words: PageWords { table.words }

  /// The title of the page as the screen says it, or nil.
  var title: String? { session.pageTitle.isEmpty ? nil : session.pageTitle }

  // MARK: Sockets

  /// Whether the page acknowledges nothing although it is connected.
  func isStuck(at now: ContinuousClock.Instant, after patience: Duration) -> Bool {
    socket != nil && !outbox.isEmpty && now - lastAcknowledged > patience
  }

  func close(code: UInt16, reason: String) {
    socket?.close(code: code, reason: reason)
  }

  // MARK: For the next process

  func noteChange() {
    changes &+= 1
    wait(for: lastAct == lastKept?.act ?? 0 ? .entered : .acted)
  }

  /// The session's state was taken from the file of an earlier one, which is gone, so it is written down soon.
  /// - Parameter name: The identifier that its file is named after.
  func noteRestored(from name: SessionIdentifier) {
    nameOfFile = name
    changes &+= 1
    wait(for: .acted)
  }

  private func wait(for wanted: Keeping) {
    guard keeping.rawValue < wanted.rawValue else { return }
    keeping = wanted
    onChange(self)
  }

  /// Called when the state could not be written down: the disk may be full. It is tried again.
  func wasNotKept() {
    lastKept = nil
    guard !hasEnded else { return }
    wait(for: .acted)
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
    return KeptSession(
      state: state, lastAct: lastAct, time: time, successor: nameOfFile == id ? nil : id)
  }

  private static let untouched = (state: KeptState().hashValue, act: 0)

  // MARK: Answers

  /// Permissions to send files.
  @exclusivity(unchecked) var extra: [(node: NodeID, address: String)] = []

  /// Leaves out moves of the focus to elements that get other numbers.
  func forgetFocus() {
    commands.removeAll {
      if case .focus = $0.command { true } else { false }
    }
  }

  private func perform(_ command: Session.Command) {
    commands.append((command, origin))
    guard !isBusy, !isFlushDue else { return }
    // After the current turn, so that its changes are sent first.
    isFlushDue = true
    Task { @MainActor [weak self] in self?.flush() }
  }

  func busy<Result>(_ body: () -> Result) -> Result {
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
    graph.elementsAreKnown()
    rearrange()
    let changes = graph.takeChanges()
    if hasNewSurroundings {
      hasNewSurroundings = false
      if takesFieldsAway(changes) { needsScreen = true }
    }
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
        writer.write(
          command, origin: origin, appName: appName, credentialAddress: makeCredentialAddress,
          downloadAddress: makeDownloadAddress)
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
    lastShown = lastEvent
    send(writer.operations.bytes)
  }

  /// Whether fields give way to others. A page that gets the whole screen then takes along what a person
  /// typed: in another window the app may show the same fields in other views.
  private func takesFieldsAway(_ changes: [Change]) -> Bool {
    let removed = changes.compactMap { if case .remove(let node) = $0 { node } else { nil } }
    return !removed.isEmpty
      && table.holds([.textField, .secureField, .textEditor], below: Set(removed))
  }

  func sendAcknowledgement() {
    var writer = JSONWriter()
    writer.raw(UInt8(ascii: "["))
    writer.integer(lastEvent)
    writer.raw(UInt8(ascii: "]"))
    send(writer.bytes)
  }

  func send(_ bytes: [UInt8]) { socket?.send(bytes) }
}
