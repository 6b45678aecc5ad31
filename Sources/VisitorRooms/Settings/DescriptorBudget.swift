import CProcess
import WebServer

/// How many connections and rooms the descriptors of a process suffice for.
package struct DescriptorBudget: Equatable, Sendable {
  /// Connections of browsers.
  let connections: Int
  /// Rooms. Each has two lines to the front, for messages and for connections.
  let rooms: Int

  /// Descriptors for the log, the database, uploads, answers to newcomers who are turned away, and the start
  /// of processes.
  static let reserve = 96
  /// The fewest descriptors that a server is worth starting with.
  static let least = 256

  /// - Parameters:
  ///   - limit: How many descriptors the process may have.
  ///   - hasRooms: Whether each visitor has a process.
  init(limit: Int, hasRooms: Bool) throws(ConfigurationError) {
    guard limit >= Self.least else {
      throw ConfigurationError(
        description: """
          a process may have \(limit) open files here, and the server needs \(Self.least) or more: \
          raise the hard limit (ulimit -Hn, or LimitNOFILE of a systemd unit)
          """)
    }
    let usable = limit - Self.reserve
    // A page has one socket, and some connections that end a minute after it was loaded.
    rooms = hasRooms ? usable * 2 / 7 : 0
    connections = usable - rooms * 2
  }

  /// Raises the limit of this process as far as the system allows it.
  /// - Returns: The limit.
  package static func raiseLimit() -> Int { Int(process_raise_descriptor_limit()) }
}

extension HostConfiguration {
  /// Allows no more connections and rooms than there are descriptors for.
  /// - Throws: An error that says how many are needed, if there are too few to serve.
  package mutating func bound(by descriptors: Int) throws(ConfigurationError) {
    let budget = try DescriptorBudget(limit: descriptors, hasRooms: isolation == .visitor)
    server.limits.connections = min(server.limits.connections, budget.connections)
    rooms.count = min(rooms.count, budget.rooms)
  }
}
