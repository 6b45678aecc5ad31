import Logging
import NIOCore
import ViewGraph
import WebServer

/// A visitor's place on the server: the room of now, and what outlives it.
@MainActor
final class Tenancy {
  let visitor: VisitorIdentifier
  let address: ClientAddress
  private(set) var room: Room?
  /// When somebody last asked for something.
  private(set) var lastUse = ContinuousClock.now
  /// Whether a page of this visitor ever opened a socket: who only reads does not.
  private(set) var hasJoined = false
  private(set) var sockets: [ObjectIdentifier: FrontSocket] = [:]
  private var causes = CauseCounter()
  /// The fingerprint of the event in which the last room died, or 0.
  private var lastCause: UInt64 = 0
  private var policy = RestartPolicy(healthyAge: .seconds(5))
  private var coming: Task<Room, any Error>?
  private let pages: any FrontPages
  private let supply: RoomSupply
  private let logger: Logger
  /// Requests that no room has answered yet.
  private var open = 0

  init(
    visitor: VisitorIdentifier, address: ClientAddress, pages: any FrontPages, supply: RoomSupply,
    logger: Logger
  ) {
    self.visitor = visitor
    self.address = address
    self.pages = pages
    self.supply = supply
    self.logger = logger
  }

  var isAsking: Bool { open > 0 }

  /// Gets a room before somebody asks.
  func prepare() async throws { _ = try await currentRoom() }

  // MARK: Requests

  /// Asks the room of the visitor. A request that only reads is asked once more if the room dies of
  /// something else meanwhile.
  /// - Parameter isRepeated: False for requests that may be what the room dies of.
  func ask(_ request: PageRequest, isRepeated: Bool = true) async -> PageResponse {
    let own = Graph.fingerprint("mount", request.target)
    return await asking(for: request) { room in
      try await room.ask(request)
    } isRepeated: {
      isRepeated && request.method != .post && lastCause != own
    }
  }

  func ask(_ file: UploadedFile) async -> PageResponse {
    await asking(for: file.request) { room in
      try await room.ask(file)
    } isRepeated: {
      false
    }
  }

  private func asking(
    for request: PageRequest, _ body: (Room) async throws -> PageResponse, isRepeated: () -> Bool
  ) async -> PageResponse {
    lastUse = .now
    open += 1
    defer {
      open -= 1
      lastUse = .now
    }
    lastCause = 0
    // What ends two rooms is not run a third time: see `Quarantine`.
    for _ in 0..<3 {
      guard let room = try? await currentRoom() else { break }
      if let response = try? await body(room) { return response }
      if !isRepeated() { break }
    }
    var response = PageResponse.html(pages.broken(request), status: .internalServerError)
    // Nothing is wrong with the page: the server ends, and the next one will show it.
    if supply.isEnding {
      response.status = .serviceUnavailable
      response.headers[.retryAfter] = "1"
    }
    return response
  }

  // MARK: Sockets

  func connect(_ request: SocketRequest, _ connection: OpenSocket) -> FrontSocket {
    let socket = FrontSocket(request: request, connection: connection, tenancy: self)
    sockets[ObjectIdentifier(socket)] = socket
    hasJoined = true
    lastUse = .now
    if openRoom == nil { reopen() }
    return socket
  }

  /// The room, if it takes requests.
  var openRoom: Room? {
    guard let room, room.isOpen else { return nil }
    return room
  }

  /// The room for what a socket received; nil if one is on its way.
  func roomForMessage() -> Room? {
    lastUse = .now
    if let openRoom { return openRoom }
    reopen()
    return nil
  }

  func closed(_ socket: FrontSocket) {
    lastUse = .now
    sockets[ObjectIdentifier(socket)] = nil
  }

  // MARK: Rooms

  /// The visitor's room; another one if there is none.
  private func currentRoom() async throws -> Room {
    if let openRoom { return openRoom }
    if let coming { return try await coming.value }
    let wait = delay
    let task = Task { @MainActor [supply] in
      if wait > .zero { try await Task.sleep(for: wait) }
      return self.take(try await supply.take())
    }
    coming = task
    defer { coming = nil }
    return try await task.value
  }

  private var delay = Duration.zero

  private func take(_ room: Room) -> Room {
    self.room = room
    room.adopt(RoomAdoption(quarantined: causes.quarantined))
    // The supply is told even where the visitor is forgotten by then.
    room.ended = { [weak self, weak room, supply] in
      guard let room else { return }
      supply.forget(room)
      self?.roomEnded(room)
    }
    for socket in sockets.values { socket.enter(room) }
    return room
  }

  /// Gets a room for the sockets that have none.
  private func reopen() {
    guard coming == nil else { return }
    Task {
      do {
        _ = try await currentRoom()
      } catch {
        logger.error("no room for a visitor", metadata: ["error": "\(LogText.escaped("\(error)"))"])
        for socket in sockets.values { socket.close(code: 1013, reason: "no room") }
      }
    }
  }

  private func roomEnded(_ room: Room) {
    guard self.room === room else { return }
    self.room = nil
    guard !supply.isEnding else { return }
    guard !isLetGo else {
      isLetGo = false
      return
    }
    let cause = room.process.note.value
    lastCause = cause
    causes.died(running: cause)
    delay = policy.delay(afterAge: .now - room.start)
    supply.metrics.crashed()
    let facts: Logger.Metadata = [
      "room": "\(room.process.identifier)", "running": "\(String(cause, radix: 16))",
      "restart_in": "\(delay)", "sockets": "\(sockets.count)",
    ]
    if !sockets.isEmpty { reopen() }
    Task { [logger, supply] in
      let end = await room.processEnd()
      logger.error("a room \(end)", metadata: facts)
      supply.nameCrash()
    }
  }

  /// Whether the room ends because it is not needed.
  private var isLetGo = false
  var isLeaving: Bool { isLetGo }

  /// Ends the room, which saves its sessions first. Its sockets stay; the next thing that comes gets a
  /// room again.
  func letGo() {
    guard let room, !isLetGo else { return }
    isLetGo = true
    Task {
      await room.count()
      await room.drain()
      room.kill()
    }
  }

  /// Ends the room of somebody who only read, when it has said what it counted.
  func end() {
    guard let room, !isLetGo else { return }
    isLetGo = true
    Task {
      await room.count()
      room.kill()
    }
  }
}
