import Foundation
import WebServer

/// What visitors share.
package enum Isolation: String, Sendable, CaseIterable {
  /// Each visitor has a process of their own, as on a phone: what an app keeps in memory is theirs alone,
  /// and what ends their process ends nobody else's.
  case visitor
  /// Visitors share a process, or as many as there are cores, for apps that are written for it.
  case shared
}

/// How a server is reached, and in which processes its app runs.
package struct HostConfiguration: Sendable {
  /// How it is reached and what it keeps.
  package var server = ServerConfiguration()
  /// Runs the server in a worker process that is restarted when it dies.
  package var isSupervised = true
  /// What visitors share.
  package var isolation = Isolation.visitor
  /// Over how many processes visitors are spread who share them: ``Isolation/shared``.
  package var sharedRooms = ProcessInfo.processInfo.activeProcessorCount
  /// Whether the gallery of the app's previews is served, and not the app.
  package var showsPreviews = false
  /// What rooms may cost.
  var rooms = RoomBudget()
  /// Names of variables that the app reads in rooms: ``RoomEnvironment``.
  package var roomEnvironment: [String] = []

  /// The configuration of a server that nobody has set up.
  package init() {}
}

extension HostConfiguration {
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

  /// Reads what ``ServerConfiguration`` reads, `APUS_ISOLATION` (``Isolation``), `APUS_ROOM_MEMORY` and
  /// `APUS_MEMORY` (MiB of a room, and of all), `APUS_SPARE_ROOMS`, `APUS_SHARED_ROOMS`, `APUS_PREVIEWS=1`
  /// (the gallery of previews) and `APUS_WORKER=0` (no supervision).
  package init(environment: [String: String]) throws(ConfigurationError) {
    self.init()
    let variables = EnvironmentVariables(environment)
    server = try ServerConfiguration(environment: environment)
    server.isHandedOver = environment[WorkerEnvironment.handedOver] == "1"
    isSupervised = environment[WorkerEnvironment.role] != "0"
    if let text = variables["APUS_ISOLATION"] {
      guard let isolation = Isolation(rawValue: text) else {
        throw variables.invalid("APUS_ISOLATION", "one of visitor, shared")
      }
      self.isolation = isolation
    }
    showsPreviews = environment["APUS_PREVIEWS"] == "1"
    if showsPreviews {
      // A preview may end its process.
      isolation = .visitor
      // The gallery shows previews in frames.
      server.framesItself = true
    }
    let mebibytes = 1...1_048_576
    if let size = try variables.count("APUS_MEMORY", in: mebibytes, "a number of MiB") {
      rooms.total = size << 20
    }
    if let size = try variables.count("APUS_ROOM_MEMORY", in: mebibytes, "a number of MiB") {
      rooms.perRoom = size << 20
    }
    if let shared = try variables.count("APUS_SHARED_ROOMS", in: 1...1000, "a number of rooms") {
      sharedRooms = shared
    }
    if let spares = try variables.count("APUS_SPARE_ROOMS", in: 0...1000, "a number of rooms") {
      rooms.spares = spares
    }
  }
}
