import CProcess
import Foundation
import Logging
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps a worker running: a trap in a screen costs a second, not the server.
///
/// The supervisor holds the listening socket and runs nothing else; it has one thread, which waits.
package struct Supervisor {
  private let configuration: ServerConfiguration
  private let socket: ListeningSocket
  private let signals: Int32
  private let note: Int32
  private let page: NotePage
  private let logger: Logger
  private var policy = RestartPolicy()
  private var causes = CauseCounter()
  private var isEnding = false
  private var hasServed = false
  /// The server that runs already, until this one serves.
  private var predecessor: HandOver?
  /// Where a successor finds this one.
  private var offer: HandOver?
  /// The server that took the socket and does not serve yet.
  private var successor: HandOver?

  /// The status with which a worker says that starting it again would not help.
  package static let hopeless: Int32 = 78

  /// Runs workers until one ends by itself or the process is told to end.
  package static func run(_ configuration: ServerConfiguration, logger: Logger) -> Never {
    do {
      var supervisor = try Supervisor(configuration, logger: logger)
      exit(try supervisor.superviseUntilEnd())
    } catch {
      reportFatal("\(error)")
      exit(EXIT_FAILURE)
    }
  }

  private init(_ configuration: ServerConfiguration, logger: Logger) throws {
    self.configuration = configuration
    self.logger = logger
    let running = HandOver.ask(configuration)
    predecessor = running?.predecessor
    socket =
      try ListeningSocket.handedOver(
        by: running?.listening, environment: ProcessInfo.processInfo.environment)
      ?? ListeningSocket(host: configuration.host, port: configuration.port)
    let watched = [SIGTERM, SIGINT, SIGHUP, SIGCHLD]
    signals = process_signal_file(watched, Int32(watched.count))
    note = process_memory_file("apus-note", 4096)
    guard signals >= 0, note >= 0, let page = NotePage(descriptor: note) else {
      throw SpawnError("the supervisor cannot be set up", errno)
    }
    self.page = page
    page.hasSuccessor = socket.isKept
  }

  private mutating func superviseUntilEnd() throws -> Int32 {
    while true {
      page.value = 0
      let worker = try WorkerProcess.spawn(
        socket: socket.descriptor, note: note, quarantine: causes.quarantined,
        isHandedOver: predecessor != nil)
      let end = watch(worker)
      close(worker.heartbeat)
      if isEnding { return end == .exited(0) ? 0 : 1 }
      if end == .exited(0) { return 0 }
      // A server that has served before is restarted whatever the status of its last worker.
      if end == .exited(Self.hopeless), !hasServed { return 1 }
      causes.died(running: page.value)
      let delay = policy.delay(afterAge: .now - worker.start)
      logger.error(
        "worker \(worker.identifier) \(end)",
        metadata: [
          "restart_in": "\(delay)", "quarantined": "\(causes.quarantined.count)",
          "running": "\(String(page.value, radix: 16))",
        ])
      if wait(delay) { return 1 }
    }
  }

  /// Returns when the worker is dead.
  private mutating func watch(_ worker: WorkerProcess) -> ProcessEnd {
    var pulse = WorkerPulse(now: .now, work: page.progress)
    var isKilled = false
    while true {
      poll(
        [signals, worker.heartbeat, offer?.line ?? -1, successor?.line ?? -1],
        until: isKilled ? nil : pulse.deadline)
      while true {
        let signal = process_read_signal(signals)
        guard signal >= 0 else { break }
        if signal != SIGCHLD { end(worker, &pulse) }
      }
      if let offer, isReadable(offer.line) {
        successor?.close()
        successor = offer.give(socket.descriptor)
      }
      if let heir = successor, isReadable(heir.line) {
        if heir.successorServes { beSucceeded(worker, &pulse) }
        heir.close()
        successor = nil
      }
      var status: Int32 = 0
      if waitpid(worker.identifier, &status, WNOHANG) == worker.identifier {
        return ProcessEnd(status: status)
      }
      if tookHeartbeat(worker.heartbeat) {
        if !hasServed { beginsToServe() }
        if !isEnding {
          // Whoever was there before may still hold the name.
          offer = offer ?? HandOver.offer(configuration, port: socket.port)
        }
        pulse.beats(now: .now, work: page.progress)
      }
      if isKilled { continue }
      switch pulse.verdict(now: .now, work: page.progress) {
      case .lives: break
      case .isBusy: logger.warning("worker \(worker.identifier) is too busy for a heartbeat")
      case .isDead:
        logger.error("worker \(worker.identifier) shows no sign of life")
        isKilled = true
        kill(worker.identifier, SIGKILL)
      }
    }
  }

  private mutating func beginsToServe() {
    hasServed = true
    announce(host: configuration.host, port: socket.port)
    predecessor?.sayThatThisServes()
    predecessor = nil
  }

  /// Another server has the socket and serves.
  private mutating func beSucceeded(_ worker: WorkerProcess, _ pulse: inout WorkerPulse) {
    logger.notice("another server takes over")
    offer?.close()
    offer = nil
    page.hasSuccessor = true
    end(worker, &pulse)
  }

  private mutating func end(_ worker: WorkerProcess, _ pulse: inout WorkerPulse) {
    isEnding = true
    pulse.ends(by: .now + configuration.limits.drain + .seconds(5))
    kill(worker.identifier, SIGTERM)
  }

  /// Waits before a restart.
  /// - Returns: Whether the process was told to end meanwhile.
  private func wait(_ delay: Duration) -> Bool {
    let deadline = ContinuousClock.now + delay
    while ContinuousClock.now < deadline {
      poll([signals], until: deadline)
      while true {
        let signal = process_read_signal(signals)
        guard signal >= 0 else { break }
        if signal != SIGCHLD { return true }
      }
    }
    return false
  }

  private func poll(_ files: [Int32], until deadline: ContinuousClock.Instant?) {
    var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var milliseconds: Int32 = -1
    if let deadline {
      let left = max(.zero, deadline - .now).components
      milliseconds = Int32(left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000) + 1
    }
    // A dead worker's pipe is always ready; its death comes as a signal. What is no file is not waited for.
    if entries.count > 1, isHungUp(entries[1].fd) { entries[1].fd = -1 }
    Glibc.poll(&entries, nfds_t(entries.count), milliseconds)
  }

  private func isHungUp(_ file: Int32) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLIN) == 0
  }

  private func isReadable(_ file: Int32) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&entry, 1, 0) > 0 && entry.revents != 0
  }

  private func tookHeartbeat(_ file: Int32) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLIN) != 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 64)
    return read(file, &bytes, bytes.count) > 0
  }
}

/// Says where to look, on standard output.
package func announce(host: String, port: Int) {
  let shown = host.contains(":") ? "[\(host)]" : host
  FileHandle.standardOutput.write(Data("Serving on http://\(shown):\(port)/\n".utf8))
}
