import CProcess
import Foundation
import Logging
import NIOCore
import Synchronization
import ViewGraph
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The inside of a room: runs a site for the front, which it hears by a line.
@MainActor
package final class RoomHost {
  private let site: any Site
  private let metrics: MetricsRegistry
  private let logger: Logger
  private var link: RoomLink!
  private let connections: RoomConnections

  private init(site: any Site, context: ServerContext, connections: RoomConnections) {
    self.site = site
    self.connections = connections
    metrics = context.metrics
    logger = context.logger
  }

  /// Runs the site until the front is gone.
  /// - Parameter keys: The signing keys, as the front's environment has them.
  package static func run(
    _ makeSite: @MainActor (ServerContext) throws -> any Site, configuration: HostConfiguration,
    metrics: MetricsRegistry, keys: [String: String]
  ) async throws {
    let logger = Logger(label: "apus.room")
    process_lower_priority(0, RoomProcess.priority)
    process_write_no_core()
    process_end_first(Self.shareOfBlame)
    process_set_thread_stacks(Self.threadStack)
    Quarantine.writeStack(on: SIGUSR2)
    let complaints = ComplaintLine()
    Complaints.send { complaints.say($0) }
    let loop = MainLoop.eventLoopGroup.next()
    let context = ServerContext(
      configuration: configuration.server,
      signer: try SigningKeys.signer(
        data: configuration.server.data,
        environment: ProcessInfo.processInfo.environment.merging(keys) { $1 }),
      logger: logger, metrics: metrics, eventLoop: loop,
      files: Self.files(configuration.server, getpid()))
    let site = try makeSite(context)
    let host = RoomHost(
      site: site, context: context, connections: try await .open(for: site, context))
    host.warmUp()
    let (ended, end) = AsyncStream<Void>.makeStream()
    host.link = try await RoomLink.open(WorkerEnvironment.socket, on: loop) {
      host.received($0)
    } end: {
      end.finish()
    }
    Broadcasts.shared.send = { [link = host.link!] topic, value in
      guard let notice = try? ByteBuffer.wire(WireNotice(topic: topic, value: value)) else {
        return
      }
      link.send(.notice, 0, notice)
    }
    complaints.open(host.link)
    process_hang_up_on_crash(
      WorkerEnvironment.socket, CrashReports(configuration.server).folder.standardizedFileURL.path)
    limitMemory(configuration)
    host.link.send(.ready, 0, try .wire(RoomFacts(endpoints: host.site.endpointPaths)))
    for await _ in ended {}
    // Sockets are the room's own: until now it has answered people whose front was gone.
    await site.drain()
  }

  /// How much sooner than the front a room is ended when the system has no memory left: half of the scale of
  /// `oom_score_adj`.
  private static let shareOfBlame: Int32 = 500
  /// Bytes of addresses for the stack of a thread. Apple's systems give threads 512 KiB beside the main one.
  private static let threadStack: Int64 = 1 << 20
  /// As many threads as Dispatch starts at most.
  private static let mostThreads = 64

  /// Lets an allocation fail that would take the room far beyond its share. The front looks at its memory twice a
  /// second only, and by then the system may have ended others for it.
  private static func limitMemory(_ configuration: HostConfiguration) {
    let budget = configuration.rooms
    let most =
      configuration.isolation == .shared ? budget.total / 8 * 9 : budget.perRoom
    let stacks = Int(threadStack) * mostThreads
    process_limit_data(Int64(ProcessMemory.dataBytes() + most + stacks))
  }

  /// Does what a first request does, and what takes twenty times as long the first time as ever after: types
  /// are looked up, tables of languages are read.
  private func warmUp() {
    let request = PageRequest(path: "/", headers: [.accept: "text/html"])
    _ = try? ByteBuffer.wire(RoomAdoption(quarantined: []))
    if var line = try? ByteBuffer.wire(WireRequest(request)) {
      _ = try? line.readWire(WireRequest.self).request(body: line)
    }
    if var line = try? ByteBuffer.wire(WireResponse(.text(""))) {
      _ = try? line.readWire(WireResponse.self)
    }
    site.warmUp()
  }

  /// Where a room keeps files of its own.
  nonisolated static func files(_ configuration: ServerConfiguration, _ process: pid_t) -> URL {
    configuration.data.appendingPathComponent("files/\(process)", isDirectory: true)
  }

  private func received(_ frame: RoomFrame) {
    do {
      try handle(frame)
    } catch {
      logger.error(
        "a message of the front cannot be read",
        metadata: ["kind": "\(frame.kind)", "error": "\(LogText.escaped("\(error)"))"])
    }
  }

  private func handle(_ frame: RoomFrame) throws {
    var payload = frame.payload
    let conversation = frame.conversation
    switch frame.kind {
    case .adopt: Quarantine.hold(try payload.readWire(RoomAdoption.self).quarantined)
    case .request:
      let request = try payload.readWire(WireRequest.self).request(body: payload)
      answer(conversation) { [site] in
        if let endpoint = site.endpoint(for: request) { return await endpoint() }
        return await site.respondWhenLoaded(to: request)
      }
    case .upload:
      let file = try payload.readWire(WireUpload.self).file
      answer(conversation) { [site] in await site.upload(file) }
    case .open:
      let link = link!
      connections.take(try payload.readWire(WireSocketRequest.self), payload, conversation) {
        link.send(.closed, conversation, ByteBuffer(integer: $0))
      }
    case .close:
      connections.close(
        conversation, code: payload.readInteger(as: UInt16.self) ?? 1001,
        reason: String(buffer: payload))
    case .ask: link.send(.alive, 0, ByteBuffer(integer: UInt32(site.sessionCount)))
    case .count: link.send(.counted, conversation, ByteBuffer(string: metrics.text()))
    case .drain:
      Task {
        await site.drain()
        link.send(.drained, conversation)
      }
    case .notice:
      let notice = try payload.readWire(WireNotice.self)
      Broadcasts.shared.receive(notice.value, on: notice.topic)
    case .ready, .response, .closed, .alive, .counted, .drained, .complaint:
      logger.error("the front said what only a room says", metadata: ["kind": "\(frame.kind)"])
    }
  }

  private func answer(
    _ conversation: UInt32, _ body: @escaping @MainActor () async -> PageResponse
  ) {
    Task {
      let response = await body()
      do {
        link.send(.response, conversation, try .wire(WireResponse(response), body: response.body))
      } catch {
        logger.error(
          "an answer cannot be sent", metadata: ["error": "\(LogText.escaped("\(error)"))"])
      }
    }
  }
}

/// Tells the front what the app's author should know; what is said before there is a line waits for it.
private final class ComplaintLine: Sendable {
  private enum State {
    case waiting([String])
    case open(RoomLink)
  }

  private let state = Mutex(State.waiting([]))

  func say(_ complaint: String) {
    state.withLock { state in
      switch state {
      case .waiting(let others): state = .waiting(others + [complaint])
      case .open(let link): Self.send(complaint, on: link)
      }
    }
  }

  func open(_ link: RoomLink) {
    state.withLock { state in
      if case .waiting(let complaints) = state {
        for complaint in complaints { Self.send(complaint, on: link) }
      }
      state = .open(link)
    }
  }

  private static func send(_ complaint: String, on link: RoomLink) {
    link.send(.complaint, 0, ByteBuffer(string: String(complaint.prefix(2000))))
  }
}
