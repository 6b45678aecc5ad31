import Foundation
import Logging
import Metrics
import NIOCore
import ViewGraph

/// Rooms that are made ahead, so that nobody waits for a process.
@MainActor
final class RoomSupply {
  private let loop: any EventLoop
  private let logger: Logger
  /// How many rooms wait for a visitor.
  private let target: Int
  private var spares: [Room] = []
  private(set) var rooms: [ObjectIdentifier: Room] = [:]
  private var policy = RestartPolicy()
  private var isRefilling = false
  private(set) var isEnding = false
  /// Paths that the app answers to programs: the same in all rooms.
  private(set) var endpoints: Set<String> = []
  /// Rooms that may still be started, and those who wait for their turn.
  private var turns: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  let metrics: RoomMetrics
  /// Called when a room tells the others something.
  var noticed: @MainActor (ByteBuffer, Room) -> Void = { _, _ in }
  /// Called with each room that is gone.
  var gone: @MainActor (Room) -> Void = { _ in }
  /// Bytes that all rooms together have for themselves, when they were last counted.
  private(set) var memory = 0
  /// What a room of the middle has for itself.
  private var usual = 0
  /// What this process has for itself.
  private var own = 0
  /// Bytes that the system keeps for each process: its page tables, stacks and sockets. Measured in a control
  /// group of 256 MiB with 34 rooms: 0.68 MiB each.
  private static let kept = 768 * 1024

  private let reports: CrashReports
  private let environment: RoomEnvironment

  init(
    target: Int, loop: any EventLoop, reports: CrashReports, environment: RoomEnvironment,
    metrics: RoomMetrics, logger: Logger
  ) {
    self.target = target
    turns = max(2, ProcessInfo.processInfo.activeProcessorCount * 2)
    self.reports = reports
    self.environment = environment
    self.loop = loop
    self.metrics = metrics
    self.logger = logger
  }

  /// A room that is ready, and nobody's so far. Who comes while the server ends gets one as well, which
  /// saves at once what it is asked.
  func take() async throws -> Room {
    while true {
      let room = spares.isEmpty ? try await openInTurn() : spares.removeFirst()
      Task {
        // To make a process takes milliseconds: who waits for this one has an answer first. Where many
        // come at once, the next ones wait for what is made.
        try? await Task.sleep(for: .milliseconds(50))
        await refill()
      }
      if await room.becomesReady(), room.isOpen {
        endpoints = room.endpoints
        if isEnding { await room.drain() }
        if room.isOpen { return room }
      }
      // It died before it was anybody's.
      try await died(room, room.processEnd())
    }
  }

  /// A room that has just started, or a spare one that was made meanwhile.
  private func openInTurn() async throws -> Room {
    await begin()
    defer { finish() }
    guard spares.isEmpty else { return spares.removeFirst() }
    let room = try open()
    _ = await room.becomesReady()
    return room
  }

  /// Waits for a turn to start a room. All rooms would start slowly if many started at once.
  private func begin() async {
    guard turns == 0 else {
      turns -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func finish() {
    if waiting.isEmpty { turns += 1 } else { waiting.removeFirst().resume() }
  }

  /// Fills the supply up, one after the other: what a visitor waits for comes first.
  func refill() async {
    guard !isRefilling else { return }
    isRefilling = true
    defer { isRefilling = false }
    while spares.count < target, !isEnding {
      guard let room = try? open() else { return }
      spares.append(room)
      if await !room.becomesReady() {
        spares.removeAll { $0 === room }
        guard (try? await died(room, room.processEnd())) != nil else { return }
      }
    }
  }

  private func open() throws -> Room {
    let room = try Room.open(on: loop, reports: reports, environment: environment, logger: logger)
    rooms[ObjectIdentifier(room)] = room
    // Each room would say the same; this process says it once.
    room.complained = { Complaints.once($0) }
    room.noticed = { [weak self, weak room] notice in
      if let room { self?.noticed(notice, room) }
    }
    // A spare that dies is not missed; whoever takes one says what happens then.
    room.ended = { [weak self, weak room] in
      guard let self, let room else { return }
      spares.removeAll { $0 === room }
      forget(room)
    }
    metrics.count(rooms: rooms.count)
    return room
  }

  private func died(_ room: Room, _ end: ProcessEnd) async throws {
    forget(room)
    // Its message is in the log; others would say the same.
    if end == .exited(Supervisor.hopeless) { throw HopelessRoom() }
    let delay = policy.delay(afterAge: .now - room.start)
    logger.error("a room \(end) before it was ready", metadata: ["next_in": "\(delay)"])
    try await Task.sleep(for: delay)
  }

  /// A visitor's room has crashed: its report is named while nobody waits for it.
  func nameCrash() { reports.finishAside(logger) }

  func forget(_ room: Room) {
    guard rooms.removeValue(forKey: ObjectIdentifier(room)) != nil else { return }
    metrics.count(rooms: rooms.count)
    gone(room)
  }

  func measure() {
    for room in rooms.values { room.measure() }
    let each = rooms.values.map(\.memory).sorted()
    memory = each.reduce(0, +)
    usual = each.isEmpty ? 0 : each[each.count / 2]
    own = ProcessMemory.privateBytes(of: getpid())
    metrics.count(memory: memory)
  }

  /// Bytes that rooms, this process and what the system keeps for them take together. Many rooms can be
  /// opened between two counts, and a new one grows until it has shown its first page.
  /// - Parameter isGrowing: Whether a room that is smaller than others will be like them.
  func demand(isGrowing: Bool) -> Int {
    let least = isGrowing ? usual : 0
    return rooms.values.reduce(own) { $0 + max($1.memory, least) + Self.kept }
  }

  /// Lets all rooms save their sessions; what they are asked afterwards they save at once.
  func drain(within time: Duration) async {
    isEnding = true
    let drained = rooms.values.filter(\.isReady).map { room in
      Task {
        // A room that is stuck saves nothing more.
        let limit = Task {
          try await Task.sleep(for: time)
          room.kill()
        }
        await room.drain()
        limit.cancel()
      }
    }
    for room in drained { await room.value }
  }

  /// Returns when the processes of all rooms are gone.
  func end(within time: Duration) async {
    let ends = rooms.values.map { room in Task { await room.end(within: time) } }
    for end in ends { await end.value }
  }
}

/// A room said that starting it again would not help.
package struct HopelessRoom: Error {}
