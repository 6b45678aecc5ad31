import Foundation
import Logging
import NIOCore
import StrictWebSocket
import WebServer

/// A room, seen from the front: a process that runs the app for one visitor.
@MainActor
final class Room {
  /// What was asked of a room that died before it answered.
  struct Gone: Error {}

  let process: RoomProcess
  let start = ContinuousClock.now
  /// Called once, when the room does no more: its process is gone, or has crashed and writes where it was.
  var ended: @MainActor () -> Void = {}
  /// Called when the room tells the others something.
  var noticed: @MainActor (ByteBuffer) -> Void = { _ in }
  /// Called when the app in the room does what its author should know.
  var complained: @MainActor (String) -> Void = { _ in }
  /// Bytes that it has for itself, when they were last counted.
  private(set) var memory = 0
  /// What it has counted, as it said last.
  private(set) var lastMetrics = ""
  /// Pages that it keeps, as it said last.
  private(set) var sessionCount = 0
  /// When it was last used, by a browser or by itself.
  private(set) var lastUse = ContinuousClock.now
  /// Paths that the app answers to programs.
  private(set) var endpoints: Set<String> = []
  private(set) var isReady = false
  private(set) var isOpen = true
  private var end: ProcessEnd?
  var watch = RoomWatch()

  private var link: RoomLink?
  private var readers: [UInt32: CheckedContinuation<ByteBuffer, any Error>] = [:]
  private var sockets: [UInt32: FrontSocket] = [:]
  private var waitingForReady: [CheckedContinuation<Bool, Never>] = []
  private var waitingForEnd: [CheckedContinuation<ProcessEnd, Never>] = []
  private var lastConversation: UInt32 = 0
  private var marks = FreeMarks()
  private var hasFiles = true
  private let logger: Logger

  private init(process: RoomProcess, logger: Logger) {
    self.process = process
    self.logger = logger
  }

  /// Starts a room. It is ready a moment later.
  static func open(
    on loop: any EventLoop, reports: CrashReports, environment: RoomEnvironment, logger: Logger
  ) throws -> Room {
    let room = Room(
      process: try RoomProcess.start(reports: reports.destination, environment), logger: logger)
    Task {
      do {
        let link = try await RoomLink.open(room.process.link, on: loop) { [weak room] in
          room?.received($0)
        } end: {
          room.lineIsGone()
        }
        room.link = link
      } catch {
        logger.error(
          "a room cannot be reached", metadata: ["error": "\(LogText.escaped("\(error)"))"])
        room.process.kill()
        room.lineIsGone()
      }
    }
    return room
  }

  /// Waits until the room can be given a visitor.
  /// - Returns: False if it died instead.
  func becomesReady() async -> Bool {
    guard !isReady, isOpen else { return isReady && isOpen }
    return await withCheckedContinuation { waitingForReady.append($0) }
  }

  /// Waits until the process is gone.
  func processEnd() async -> ProcessEnd {
    if let end { return end }
    return await withCheckedContinuation { waitingForEnd.append($0) }
  }

  // MARK: What the front says

  func adopt(_ adoption: RoomAdoption) {
    guard let payload = try? ByteBuffer.wire(adoption) else { return }
    link?.send(.adopt, 0, payload)
  }

  func ask(_ request: PageRequest) async throws -> PageResponse {
    try await response(to: .request, .wire(WireRequest(request), body: request.body))
  }

  func ask(_ file: UploadedFile) async throws -> PageResponse {
    try await response(to: .upload, .wire(WireUpload(file)))
  }

  /// Asks for its metrics, in the format of Prometheus.
  func count() async {
    if let answer = try? await answer(to: .count) { lastMetrics = String(buffer: answer) }
  }

  /// Counts the memory of a room that has worked since it was counted.
  func measure() {
    work = process.workingTime
    guard work == nil || work != measuredWork else { return }
    measuredWork = work
    memory = process.privateMemory
  }
  /// Time for which cores have worked for it, when that was last asked.
  private var work: Duration?
  private var measuredWork: Duration?

  /// Asks a room that works without a pause for a sign of life, and lets it go behind the others. Call it
  /// after ``measure()``.
  /// - Parameters:
  ///   - time: How long ago this was called last.
  ///   - isOneVisitors: Whether the room may go behind others.
  func watchWork(after time: Duration, isOneVisitors: Bool) {
    guard let work else { return }
    let isBusy = work - lastWork > time * Self.busyShare
    lastWork = work
    busyTime = isBusy ? busyTime + time : .zero
    if isBusy { watch.worked() }
    guard isOneVisitors, !hasGivenWay, busyTime >= Self.mostBusyTime || watch.isSlow else {
      return
    }
    hasGivenWay = true
    process.giveWay()
  }

  /// Nobody types or taps so fast that a room needs half of a core for two seconds.
  private static let busyShare = 0.5
  private static let mostBusyTime = Duration.seconds(2)
  private var busyTime = Duration.zero
  private var lastWork = Duration.zero
  private var hasGivenWay = false

  /// Returns when the room has saved everything.
  func drain() async { _ = try? await answer(to: .drain) }

  func send(notice: ByteBuffer) { link?.send(.notice, 0, notice) }

  /// Gives a browser's connection to the room.
  /// - Parameter early: The messages that came before.
  /// - Returns: False if the room cannot take it now.
  func open(_ socket: FrontSocket, _ handed: HandedSocket, _ early: [ByteBuffer]) -> Bool {
    let mark = marks.take()
    guard let link,
      let payload = try? WireSocketRequest(socket.request, early: early, mark: mark)
        .payload(early: early, rest: handed.rest),
      handed.withDescriptor(process.send(file:))
    else {
      if let mark { marks.free(mark) }
      return false
    }
    if let place = process.marks.place(mark) { FramePosition.begin(place, with: handed.rest) }
    lastConversation += 1
    socket.conversation = lastConversation
    socket.mark = mark
    sockets[lastConversation] = socket
    use()
    link.send(.open, socket.conversation, payload)
    return true
  }

  /// Lets the room end a connection.
  func close(_ socket: FrontSocket, code: UInt16, reason: String) {
    var payload = ByteBuffer(integer: code)
    payload.writeString(reason)
    link?.send(.close, socket.conversation, payload)
  }

  /// Knows a socket no more, whose connection is over.
  func forget(_ socket: FrontSocket) {
    sockets[socket.conversation] = nil
    if let mark = socket.mark { marks.free(mark) }
  }

  /// Sees what the sockets of the room had since this was called last. A message that was handled is a
  /// sign of life.
  func countMessages() {
    let (received, handled, sent) = (
      process.marks.received, process.marks.handled, process.marks.sent
    )
    if received != handled { watch.worked() } else if handled != lastHandled { watch.answered() }
    if received != handled || handled != lastHandled || sent != lastSent { lastUse = .now }
    (lastHandled, lastSent) = (handled, sent)
  }
  private var lastHandled: UInt64 = 0
  private var lastSent: UInt64 = 0

  /// Asks for a sign of life.
  func ping() { link?.send(.ask) }

  /// Ends the process. One that is gone already is left alone: its number may be another's by now.
  func kill() {
    if end == nil { process.kill() }
  }

  /// Lets the process end by itself, and kills it if that takes longer than a time. Returns when it is gone.
  func end(within time: Duration) async {
    if isReady, let link { link.close() } else { kill() }
    let limit = Task {
      try await Task.sleep(for: time)
      kill()
    }
    _ = await processEnd()
    limit.cancel()
  }

  private func response(
    to kind: RoomFrame.Kind, _ payload: ByteBuffer
  ) async throws -> PageResponse {
    use()
    var answer = try await answer(to: kind, payload)
    return try answer.readWire(WireResponse.self).response(body: answer)
  }

  private func answer(
    to kind: RoomFrame.Kind, _ payload: ByteBuffer = ByteBuffer()
  ) async throws -> ByteBuffer {
    guard isOpen, let link else { throw Gone() }
    lastConversation += 1
    let conversation = lastConversation
    return try await withCheckedThrowingContinuation { continuation in
      readers[conversation] = continuation
      link.send(kind, conversation, payload)
    }
  }

  private func use() {
    lastUse = .now
    watch.worked()
  }

  // MARK: What the room says

  private func received(_ frame: RoomFrame) {
    switch frame.kind {
    case .ready:
      var payload = frame.payload
      if let facts = try? payload.readWire(RoomFacts.self) { endpoints = Set(facts.endpoints) }
      isReady = true
      for waiting in waitingForReady { waiting.resume(returning: true) }
      waitingForReady = []
    case .response, .counted, .drained:
      readers.removeValue(forKey: frame.conversation)?.resume(returning: frame.payload)
    case .closed:
      guard let socket = sockets[frame.conversation] else { return }
      var payload = frame.payload
      forget(socket)
      socket.endedInRoom(code: payload.readInteger(as: UInt16.self) ?? 1006)
    case .alive:
      var payload = frame.payload
      sessionCount = Int(payload.readInteger(as: UInt32.self) ?? 0)
      watch.answered()
    case .notice:
      // A room that was taken over must not fill the others with notices.
      guard frame.payload.readableBytes <= Self.longestNotice, notices.take(now: .now()) else {
        return complain(
          "a notice to other visitors was dropped: there are too many, or it is too long")
      }
      noticed(frame.payload)
    case .complaint: complained(Self.text(frame.payload, upTo: 2000))
    case .adopt, .request, .upload, .open, .close, .ask, .count, .drain:
      complain("a room said what only the front says")
    }
  }

  private static let longestNotice = 1 << 20
  private var notices = TokenBucket(rate: 100, burst: 1000, now: .now())
  private var said: Set<String> = []

  /// Says something in the log once for this room.
  private func complain(_ what: String) {
    guard said.insert(what).inserted else { return }
    logger.error("\(what)", metadata: ["room": "\(process.identifier)"])
  }

  private static func text(_ payload: ByteBuffer, upTo count: Int) -> String {
    String(
      buffer: payload.getSlice(at: payload.readerIndex, length: min(count, payload.readableBytes))!)
  }

  /// How long a process may take to write where it was. It has the lowest priority, so that a busy machine
  /// makes it wait. Visitors have another room by then.
  private static let (reportTime, reportTimeAtStart) = (Duration.seconds(60), Duration.seconds(5))

  /// The other end is closed: the process is dead, or nearly. A room that was at work is left at once; of
  /// one that never was, its end says whether to try again.
  private func lineIsGone() {
    link = nil
    // The number of a closed descriptor may be another file's by now.
    if hasFiles { process.closeFiles() }
    hasFiles = false
    let limit = ContinuousClock.now + (isReady ? Self.reportTime : Self.reportTimeAtStart)
    if isReady { leave() }
    Task {
      var end = process.end()
      while end == nil {
        if .now > limit { process.kill() }
        try? await Task.sleep(for: .milliseconds(2))
        end = process.end()
      }
      self.end = end
      if isOpen { leave() }
      for waiting in waitingForEnd { waiting.resume(returning: end!) }
      waitingForEnd = []
    }
  }

  private func leave() {
    isOpen = false
    for reader in readers.values { reader.resume(throwing: Gone()) }
    readers = [:]
    for waiting in waitingForReady { waiting.resume(returning: false) }
    waitingForReady = []
    let left = sockets.values
    sockets = [:]
    for socket in left {
      let place = process.marks.place(socket.mark)
      socket.roomIsGone(goesOn: place.map(FramePosition.allowsTakeover) ?? false)
    }
    ended()
    ended = {}
  }
}
