import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// A port that cannot be listened on.
package struct ListenError: Error, CustomStringConvertible {
  package var description: String

  /// - Parameter description: A line for whoever starts the server.
  package init(description: String) { self.description = description }
}

/// Serves a site until it is told to end.
///
///     let server = try await WebServer.start(site: { _ in MySite() }, configuration: configuration)
///     print("http://127.0.0.1:\(server.port)/")
///     await server.drain()
///
/// As a `Service` it drains when its group shuts down.
package final class WebServer: Service {
  private let core: ServerCore
  private let listener: any Channel
  private let hasSuccessor: @Sendable () -> Bool
  private let ended = Mutex(false)

  /// The port that is listened on.
  package var port: Int { listener.localAddress?.port ?? 0 }
  package var metrics: MetricsRegistry { core.metrics.registry }
  package var signer: TokenSigner { core.signer }

  private init(
    core: ServerCore, listener: any Channel, hasSuccessor: @escaping @Sendable () -> Bool
  ) {
    self.core = core
    self.listener = listener
    self.hasSuccessor = hasSuccessor
  }

  /// Makes the site, then listens.
  /// - Parameters:
  ///   - socket: A descriptor that listens already; otherwise the configuration's host and port.
  ///   - hasSuccessor: Whether another process takes the connections that the socket has when the server ends.
  ///   - signer: Otherwise made of the keys of the environment or the data directory.
  package static func start(
    site makeSite: @escaping @MainActor @Sendable (ServerContext) async throws -> any Site,
    configuration: ServerConfiguration, socket: Int32? = nil,
    hasSuccessor: @escaping @Sendable () -> Bool = { false }, signer: TokenSigner? = nil,
    metrics: MetricsRegistry = MetricsRegistry(), logger: Logger = Logger(label: "apus.server"),
    group: (any EventLoopGroup)? = nil
  ) async throws -> WebServer {
    try prepare(configuration.data, logger)
    let signer =
      try signer
      ?? SigningKeys.signer(
        data: configuration.data, environment: ProcessInfo.processInfo.environment)
    let loop = (group ?? MainLoop.eventLoopGroup).next()
    let context = ServerContext(
      configuration: configuration, signer: signer, logger: logger, metrics: metrics,
      eventLoop: loop)
    let site = try await makeSite(context)
    let core = try await loop.submit {
      try ServerCore(
        context: context, site: site,
        table: NIOLoopBound(
          ConnectionTable(limits: configuration.limits), eventLoop: loop))
    }.get()
    let listener = try await listen(core, on: loop, socket: socket)
    return WebServer(core: core, listener: listener, hasSuccessor: hasSuccessor)
  }

  private static func prepare(_ data: URL, _ logger: Logger) throws {
    let path = data.path
    let isOpen = PrivateFiles.claim(data)
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw ConfigurationError(
        description: "the data directory \(path) cannot be used: \(reason)")
    }
    if isOpen {
      logger.warning(
        "other users of this machine can read the data directory", metadata: ["path": "\(path)"])
    }
  }

  private static func listen(
    _ core: ServerCore, on loop: any EventLoop, socket: Int32?
  ) async throws -> any Channel {
    let setup = ConnectionSetup(server: core)
    let logger = core.logger
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 4)
      .childChannelInitializer { channel in
        setup.setup(channel: channel, logger: logger).map { pending in
          Task { await setup.handle(value: pending, logger: logger) }
        }
      }
    if let socket { return try await bootstrap.withBoundSocket(socket).get() }
    let (host, port) = (core.configuration.host, core.configuration.port)
    do {
      return try await bootstrap.bind(host: host, port: port).get()
    } catch {
      let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
      throw ListenError(description: "cannot listen on \(host):\(port): \(reason)")
    }
  }

  /// Serves until the service group shuts down.
  package func run() async throws {
    try? await gracefulShutdown()
    await drain()
  }

  /// Lets requests finish, saves what sites keep, tells sockets to come back (close code 1001), and returns
  /// when all connections are gone, or the time for it is over.
  ///
  /// Where another process listens on the same socket, or will, who comes from now on is left to it;
  /// otherwise who comes meanwhile is answered, rather than refused.
  package func drain() async {
    guard
      ended.withLock({ ended in
        defer { ended = true }
        return !ended
      })
    else { return }
    core.isDraining = true
    if hasSuccessor() { try? await listener.close().get() }
    let site = core.site
    await site.drain()
    let deadline = ContinuousClock.now + core.configuration.limits.drain
    await site.sendAway()
    await sendAway()
    while ContinuousClock.now < deadline {
      let count = try? await loop.submit { [core] in core.table.value.count }.get()
      if count == 0 { break }
      try? await Task.sleep(for: .milliseconds(20))
    }
    try? await listener.close().get()
    await site.end()
  }

  private var loop: any EventLoop { listener.eventLoop }

  /// How many sockets are closed at once, and the time until the next ones.
  package static let batch = 200
  package static let batchPause = Duration.milliseconds(50)

  /// Closes connections in batches, so that their clients do not all come back at once.
  private func sendAway() async {
    var isMore = true
    while isMore {
      isMore =
        (try? await loop.submit { [core] in
          var sockets = 0
          for kind in core.table.value.kinds.values {
            switch kind {
            case .http(let clock): clock.drain()
            case .socket(let delegate):
              guard let socket = delegate.socket, socket.isOpen else { continue }
              guard sockets < Self.batch else { return true }
              sockets += 1
              socket.close(code: 1001, reason: "restart")
            }
          }
          return false
        }.get()) ?? false
      if isMore { try? await Task.sleep(for: Self.batchPause) }
    }
  }
}
