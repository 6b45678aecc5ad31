import Foundation
import Logging
import Metrics
import VisitorRooms
import ServiceLifecycle
import ViewGraph
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Serves a site until the process is told to end (SIGTERM or SIGINT). Call it first thing in a
/// synchronous `main`.
///
/// The process becomes a supervisor, and runs itself again as the worker that serves, which runs itself
/// again as a room for each visitor or core (``Isolation``); with `APUS_WORKER=0` it serves itself. Where the
/// toolchain allows, the main actor runs on the sockets' event loop; `APUS_MAIN_LOOP=0` leaves it where it is.
/// - Parameters:
///   - site: Makes the site, in the process that serves.
///   - isolation: What visitors share if neither the environment nor the arguments say it.
///   - roomEnvironment: Names of variables that the app reads in rooms.
///   - configuration: Otherwise read from the environment.
package func serve(
  site: @escaping @MainActor @Sendable (ServerContext) throws -> any Site,
  isolation: Isolation = .visitor,
  roomEnvironment: [String] = [],
  configuration: HostConfiguration? = nil
) -> Never {
  let environment = ProcessInfo.processInfo.environment
  signal(SIGPIPE, SIG_IGN)
  PrivateFiles.begin()
  var settings: HostConfiguration
  do {
    settings =
      try configuration
      ?? HostConfiguration(
        environment: environment, arguments: CommandLine.arguments, isolation: isolation)
    settings.roomEnvironment = roomEnvironment
    try settings.bound(by: DescriptorBudget.raiseLimit())
  } catch {
    reportFatal("\(error)")
    exit(Supervisor.hopeless)
  }
  LoggingSystem.bootstrap { [settings] label in
    settings.server.logFormat.handler(label: label, level: settings.server.logLevel)
  }
  let role = environment[WorkerEnvironment.role]
  // Before another file can have the number.
  let hasKeys = environment[WorkerEnvironment.hasKeys] == "1"
  let keys = hasKeys ? SigningKeys.takeEnvironment(from: WorkerEnvironment.keys) : [:]
  let isWorker = role == WorkerEnvironment.child
  if isWorker || role == WorkerEnvironment.room {
    Worker.begin(environment: environment, isRoom: !isWorker)
  } else if settings.isSupervised {
    Supervisor.run(settings.server, logger: Logger(label: "apus.supervisor"))
  }
  if environment["APUS_MAIN_LOOP"] != "0" { _ = MainLoop.install() }
  MainLoop.run { [settings] in
    do {
      if role == WorkerEnvironment.room { return try await runRoom(site: site, settings, keys) }
      try await runServer(site: site, settings, isWorker: isWorker)
    } catch is HopelessRoom {
      // The room has said why.
      throw CleanExit(code: Supervisor.hopeless)
    } catch {
      // Restarting does not help: a port in use, a folder that cannot be written, a database that
      // cannot be opened.
      reportFatal("\(error)")
      throw CleanExit(code: Supervisor.hopeless)
    }
  }
}

@MainActor private func runRoom(
  site: @escaping @MainActor @Sendable (ServerContext) throws -> any Site,
  _ configuration: HostConfiguration, _ keys: [String: String]
) async throws {
  let registry = MetricsRegistry()
  MetricsSystem.bootstrap(registry)
  VisitorsProcess.belongsToOne = configuration.isolation == .visitor
  try await RoomHost.run(site, configuration: configuration, metrics: registry, keys: keys)
}

@MainActor private func runServer(
  site: @escaping @MainActor @Sendable (ServerContext) throws -> any Site,
  _ configuration: HostConfiguration, isWorker: Bool
) async throws {
  let registry = MetricsRegistry()
  MetricsSystem.bootstrap(registry)
  let logger = Logger(label: "apus.server")
  Complaints.send { [app = Logger(label: "apus.app")] complaint in
    app.warning("\(LogText.escaped(complaint, limit: 2000))")
  }
  // Without a supervisor there is one process; and a front before one room for all would only cost.
  let hasRooms =
    isWorker && (configuration.isolation == .visitor || configuration.sharedRooms > 1)
  let hidden = RoomEnvironment(declared: configuration.roomEnvironment)
    .hiddenNames(of: ProcessInfo.processInfo.environment)
  if hasRooms, !hidden.isEmpty {
    logger.info(
      "rooms do not get variables that the app does not declare as its roomEnvironment",
      metadata: ["names": "\(LogText.escaped(hidden.joined(separator: " "), limit: 1000))"])
  }
  let server = try await WebServer.start(
    site: { context in
      if hasRooms {
        return try await FrontSite.start(context, configuration, pages: PagesWithoutRoom())
      }
      return try site(context)
    },
    configuration: configuration.server,
    socket: isWorker ? WorkerEnvironment.socket : nil,
    hasSuccessor: { Quarantine.hasSuccessor }, metrics: registry, logger: logger)
  if isWorker {
    Worker.startHeartbeat(on: MainLoop.eventLoopGroup.next())
  } else {
    announce(host: configuration.server.host, port: server.port)
  }
  if configuration.isolation == .shared { SharedState.report(to: logger) }
  logger.info("ready", metadata: ["direct": "\(MainLoop.isDirect)", "port": "\(server.port)"])
  var services = ServiceGroupConfiguration(
    services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
  services.maximumGracefulShutdownDuration = configuration.server.limits.drain + .seconds(4)
  try await ServiceGroup(configuration: services).run()
}
