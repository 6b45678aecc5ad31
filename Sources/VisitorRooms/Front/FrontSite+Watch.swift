import CProcess
import Foundation
import Logging
import ViewGraph
import WebServer

/// What the front looks after from time to time.
extension FrontSite {
  func sweep() {
    let now = ContinuousClock.now
    // A front that comes late has not listened meanwhile.
    let listened = min(now - lastSweep, Self.interval * 2)
    lastSweep = now
    supply.measure()
    for room in supply.rooms.values where room.isReady {
      room.countMessages()
      room.watchWork(after: listened, isOneVisitors: halls.isEmpty)
      watch(room, after: listened)
    }
    sweeps += 1
    if sweeps.isMultiple(of: Self.sweepsBetweenPolls) {
      for tenancy in halls + tenancies.values {
        for socket in tenancy.sockets.values { socket.sweep() }
      }
    }
    for hall in halls where budget.isTooLarge(hall.room?.memory ?? 0, for: .shared) {
      endForMemory(hall)
    }
    for tenancy in tenancies.values {
      switch budget.verdict(on: tenancy, at: now) {
      case .keep: break
      case .letGo: tenancy.letGo()
      case .forget: end(tenancy)
      case .tooLarge: endForMemory(tenancy)
      }
    }
  }

  /// Tells the pages in all rooms to come back, in batches, so that they do not all come at once.
  package func sendAway() async {
    let all = (halls + tenancies.values).flatMap(\.sockets.values)
    for (number, socket) in all.enumerated() {
      if number > 0, number.isMultiple(of: WebServer.batch) {
        try? await Task.sleep(for: WebServer.batchPause)
      }
      socket.close(code: 1001, reason: "restart")
    }
  }

  private func endForMemory(_ tenancy: Tenancy) {
    context.logger.error(
      "a room needs too much memory", metadata: ["bytes": "\(tenancy.room?.memory ?? 0)"])
    tenancy.room?.kill()
  }

  private func watch(_ room: Room, after listened: Duration) {
    switch room.watch.verdict(after: listened) {
    case .fine: break
    case .ask: room.ping()
    case .slow:
      context.logger.warning(
        "a room does not answer; where it is follows",
        metadata: ["room": "\(room.process.identifier)"])
      sayWhereItIs(room)
    case .stuck:
      metrics.wasStuck()
      context.logger.error(
        "a room shows no sign of life", metadata: ["room": "\(room.process.identifier)"])
      room.kill()
    }
  }

  private func sayWhereItIs(_ room: Room) {
    room.process.askForStack()
    let (logger, format) = (context.logger, context.configuration.logFormat)
    Task { @MainActor [weak room] in
      // A process that does not run at all writes nothing.
      for _ in 0..<100 {
        try? await Task.sleep(for: .milliseconds(20))
        guard let room, room.isOpen else { return }
        let frames = room.process.note.takeStack()
        guard !frames.isEmpty else { continue }
        let process = room.process.identifier
        let images = StackReport.images(of: process)
        Thread.detachNewThread {
          process_give_way()
          StackReport(frames: frames, images: images).log(
            "where a room is that does not answer", of: process, to: logger, as: format)
        }
        return
      }
    }
  }
}
