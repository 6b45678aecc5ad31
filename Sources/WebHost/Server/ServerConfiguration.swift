import Foundation
import Logging

/// Bounds of what the server accepts. The defaults are those of the documentation.
package struct ServerLimits: Sendable {
  /// The time for a request's head: from the start of the connection, or from its first byte after
  /// the previous answer.
  package var headerDeadline: Duration = .seconds(10)
  /// All header fields of a request together, in bytes; the request line counts, too.
  package var headerBytes = 16 * 1024
  package var headerCount = 64
  /// How long an idle connection stays open for another request.
  package var keepAlive: Duration = .seconds(60)
  /// The body of a plain form, in bytes.
  package var formBody = 64 * 1024
  /// An uploaded file, in bytes.
  package var uploadBody = 8 * 1024 * 1024
  /// Uploads that are under way or not yet deleted, from one address.
  package var uploadsPerAddress = 8
  /// The slowest body that is waited for, in bytes per second, after ``bodyGrace``.
  package var bodyRate = 240
  package var bodyGrace: Duration = .seconds(5)
  /// How long an uploaded file stays after the site was told of it, unless it takes the file away.
  package var uploadRetention: Duration = .seconds(60)
  /// Requests per second that a connection may make in the long run, and at once. A page counts as five.
  package var requestRate = 100.0
  package var requestBurst = 500.0
  /// The same for all connections of an address together.
  package var addressRequestRate = 200.0
  package var addressRequestBurst = 2000.0
  package var connectionsPerAddress = 100
  package var connections = 20_000
  /// The time from the upgrade to the socket's first message.
  package var joinDeadline: Duration = .seconds(10)
  /// How long a page waits for what its screen loads when it appears.
  package var loading: Duration = .milliseconds(200)
  /// How long a site may take to say whether it is ready.
  package var readiness: Duration = .seconds(3)
  /// Messages per second that a socket may send in the long run, and at once.
  package var eventRate = 50.0
  package var eventBurst = 200.0
  /// The same for all sockets of an address together.
  package var addressEventRate = 500.0
  package var addressEventBurst = 2000.0
  /// A socket that stays over the rate for this long is closed (1008).
  package var floodPatience: Duration = .seconds(5)
  /// The most bytes that may be pending for a socket that does not read; more closes it (1008).
  package var pendingBytes = 8 * 1024 * 1024
  /// The time from the termination signal to the end of the process.
  package var drain: Duration = .seconds(30)

  package init() {}
}

/// What visitors share.
package enum Isolation: String, Sendable, CaseIterable {
  /// Each visitor has a process of their own, as on a phone: what an app keeps in memory is theirs alone,
  /// and what ends their process ends nobody else's.
  case visitor
  /// Visitors share a process, or as many as there are cores, for apps that are written for it.
  case shared
}

/// How the server is reached and what it keeps.
package struct ServerConfiguration: Sendable {
  package var host = "127.0.0.1"
  /// 0 takes a free port.
  package var port = 8080
  /// Where the key, uploads and the application's data lie; created if it is missing.
  package var data = URL(fileURLWithPath: "data", isDirectory: true)
  /// Names under which the server is asked besides its addresses, `localhost` and the machine's name, such
  /// as `example.org` or `*.example.org`; `*` for any.
  package var allowedHosts: [String] = []
  /// Origins, such as `https://example.org`, whose pages may open sockets besides the pages of the
  /// address under which the server was asked.
  package var allowedOrigins: [String] = []
  /// Accepts sockets without an `Origin` header, which browsers always send.
  package var allowsMissingOrigin = false
  /// Proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed.
  package var trustedProxies: [AddressRange] = []
  /// The networks whose requests for `/metrics` are answered.
  package var metricsFrom = [AddressRange.loopback4, .loopback6]
  /// Runs the server in a worker process that is restarted when it dies.
  package var isSupervised = true
  /// Whether another server on the same data is still at work when this one starts.
  package var isHandedOver = false
  package var isolation = Isolation.visitor
  /// Over how many processes visitors are spread who share them: ``Isolation/shared``.
  package var sharedRooms = ProcessInfo.processInfo.activeProcessorCount
  var rooms = RoomBudget()
  /// Names of variables that the app reads in rooms: ``RoomEnvironment``.
  var roomEnvironment: [String] = []
  /// Whether the gallery of the app's previews is served, and not the app.
  package var showsPreviews = false
  /// The file in which a tool says why the next build does not succeed.
  package var buildMessage: URL?
  package var limits = ServerLimits()
  package var logLevel: Logger.Level = .info
  package var logFormat = LogFormat.text

  package init() {}
}

/// A variable of the environment that the server cannot use.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package var description: String
}

extension ServerConfiguration {
  /// Reads the environment as ``init(environment:)`` does, and `--isolation visitor` or
  /// `--isolation=shared` from the program's arguments, which win.
  /// - Parameter isolation: What holds if neither says it.
  package init(
    environment: [String: String], arguments: [String], isolation: Isolation = .visitor
  ) throws(ConfigurationError) {
    var environment = environment
    if environment["APUS_ISOLATION"]?.isEmpty != false {
      environment["APUS_ISOLATION"] = isolation.rawValue
    }
    let option = "--isolation"
    for (index, argument) in arguments.enumerated() {
      if argument == option {
        environment["APUS_ISOLATION"] = index + 1 < arguments.count ? arguments[index + 1] : "?"
      } else if argument.hasPrefix(option + "=") {
        environment["APUS_ISOLATION"] = String(argument.dropFirst(option.count + 1))
      }
    }
    try self.init(environment: environment)
  }

  /// Reads `HOST`, `PORT`, `DATA`, `APUS_ISOLATION` (``Isolation``), `APUS_ROOM_MEMORY` and
  /// `APUS_MEMORY` (MiB of a room, and of all), `APUS_SPARE_ROOMS`, `APUS_SHARED_ROOMS`, `APUS_HOSTS`, `APUS_ORIGINS` and
  /// `APUS_TRUSTED_PROXIES` and `APUS_METRICS_FROM` (separated by commas), `APUS_MISSING_ORIGIN=1`, `APUS_WORKER=0` (no
  /// supervision), `APUS_EVENT_RATE`, `APUS_EVENT_BURST`, `APUS_REQUEST_RATE`, `APUS_REQUEST_BURST`,
  /// `APUS_CONNECTIONS_PER_ADDRESS`, `APUS_LOADING` (milliseconds), `APUS_PREVIEWS=1` (the gallery of previews),
  /// `APUS_BUILD_MESSAGE` (the file with what a build says), `LOG_LEVEL` and `LOG_FORMAT` (``LogFormat``).
  package init(environment: [String: String]) throws(ConfigurationError) {
    self.init()
    func invalid(_ name: String, _ expected: String) -> ConfigurationError {
      ConfigurationError(
        description: "\(name)=\(LogText.escaped(environment[name] ?? "")) is not \(expected)")
    }
    func list(_ name: String) -> [String] {
      (environment[name] ?? "").split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }.filter { !$0.isEmpty }
    }
    if let host = environment["HOST"], !host.isEmpty { self.host = host }
    if let text = environment["PORT"], !text.isEmpty {
      guard let port = UInt16(text) else { throw invalid("PORT", "a port (0–65535)") }
      self.port = Int(port)
    }
    if let path = environment["DATA"], !path.isEmpty {
      data = URL(fileURLWithPath: path, isDirectory: true)
    }
    allowedHosts = list("APUS_HOSTS")
    guard allowedHosts.allSatisfy(HostPolicy.isName) else {
      throw invalid("APUS_HOSTS", "a list of names such as example.org, without ports")
    }
    allowedOrigins = list("APUS_ORIGINS")
    for origin in allowedOrigins where WebOrigin(origin) == nil {
      throw invalid("APUS_ORIGINS", "a list of origins such as https://example.org")
    }
    func ranges(_ name: String) throws(ConfigurationError) -> [AddressRange] {
      let ranges = list(name).map { AddressRange($0) }
      guard !ranges.contains(nil) else {
        throw invalid(name, "a list of address ranges such as 10.0.0.0/8")
      }
      return ranges.compactMap { $0 }
    }
    trustedProxies = try ranges("APUS_TRUSTED_PROXIES")
    let networks = try ranges("APUS_METRICS_FROM")
    if !networks.isEmpty { metricsFrom = networks }
    allowsMissingOrigin = environment["APUS_MISSING_ORIGIN"] == "1"
    isSupervised = environment["APUS_WORKER"] != "0"
    isHandedOver = environment[WorkerEnvironment.handedOver] == "1"
    if let text = environment["APUS_ISOLATION"], !text.isEmpty {
      guard let isolation = Isolation(rawValue: text) else {
        throw invalid("APUS_ISOLATION", "one of visitor, shared")
      }
      self.isolation = isolation
    }
    showsPreviews = environment["APUS_PREVIEWS"] == "1"
    // A preview may end its process.
    if showsPreviews { self.isolation = .visitor }
    if let path = environment["APUS_BUILD_MESSAGE"], !path.isEmpty {
      buildMessage = URL(fileURLWithPath: path)
    }
    func count(_ name: String, in range: ClosedRange<Int>, _ what: String)
      throws(ConfigurationError)
      -> Int?
    {
      guard let text = environment[name], !text.isEmpty else { return nil }
      guard let count = Int(text), range.contains(count) else {
        throw invalid(name, "\(what) (\(range.lowerBound)–\(range.upperBound))")
      }
      return count
    }
    let mebibytes = 1...1_048_576
    if let size = try count("APUS_MEMORY", in: mebibytes, "a number of MiB") {
      rooms.total = size << 20
    }
    if let size = try count("APUS_ROOM_MEMORY", in: mebibytes, "a number of MiB") {
      rooms.perRoom = size << 20
    }
    if let shared = try count("APUS_SHARED_ROOMS", in: 1...1000, "a number of rooms") {
      sharedRooms = shared
    }
    if let spares = try count("APUS_SPARE_ROOMS", in: 0...1000, "a number of rooms") {
      rooms.spares = spares
    }
    func rate(_ name: String, atLeast least: Double, _ what: String) throws(ConfigurationError)
      -> Double?
    {
      guard let text = environment[name] else { return nil }
      guard let rate = Double(text), rate.isFinite, rate >= least else { throw invalid(name, what) }
      return rate
    }
    let smallest = Double.leastNormalMagnitude
    if let rate = try rate("APUS_EVENT_RATE", atLeast: smallest, "a rate") {
      limits.eventRate = rate
    }
    if let burst = try rate("APUS_EVENT_BURST", atLeast: 1, "a number of events") {
      limits.eventBurst = burst
    }
    if let rate = try rate("APUS_REQUEST_RATE", atLeast: smallest, "a rate") {
      limits.requestRate = rate
    }
    if let burst = try rate("APUS_REQUEST_BURST", atLeast: 1, "a number of requests") {
      limits.requestBurst = burst
    }
    limits.addressRequestRate = max(limits.addressRequestRate, limits.requestRate)
    limits.addressRequestBurst = max(limits.addressRequestBurst, limits.requestBurst)
    limits.addressEventRate = max(limits.addressEventRate, limits.eventRate)
    limits.addressEventBurst = max(limits.addressEventBurst, limits.eventBurst)
    if let text = environment["APUS_CONNECTIONS_PER_ADDRESS"] {
      guard let count = Int(text), count > 0 else {
        throw invalid("APUS_CONNECTIONS_PER_ADDRESS", "a number of connections")
      }
      limits.connectionsPerAddress = count
    }
    if let text = environment["APUS_LOADING"] {
      guard let time = Int(text), (0...10_000).contains(time) else {
        throw invalid("APUS_LOADING", "a number of milliseconds (0–10000)")
      }
      limits.loading = .milliseconds(time)
    }
    if let text = environment["LOG_LEVEL"], !text.isEmpty {
      guard let level = Logger.Level(rawValue: text.lowercased()) else {
        throw invalid(
          "LOG_LEVEL", "one of \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      logLevel = level
    }
    if let text = environment["LOG_FORMAT"], !text.isEmpty {
      guard let format = LogFormat(rawValue: text.lowercased()) else {
        throw invalid(
          "LOG_FORMAT", "one of \(LogFormat.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      logFormat = format
    }
  }
}
