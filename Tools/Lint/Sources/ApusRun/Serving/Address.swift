import Foundation

/// The host and the port of a server.
public struct Address: Equatable, Sendable {
  let host: String
  let port: Int

  /// - Throws: An error for a number that is no port.
  public init(host: String, port: String) throws(RunError) {
    guard let number = Int(port), (1...65535).contains(number) else {
      throw RunError("\(port) is no port: name one from 1 to 65535")
    }
    self.host = host
    self.port = number
  }

  /// The address of an option, else of the environment's `HOST` and `PORT`, else of this machine.
  /// - Throws: An error for a number that is no port.
  public init(
    host: String?, port: String?, environment: [String: String], standardPort: String
  ) throws(RunError) {
    try self.init(
      host: host ?? environment["HOST"] ?? "127.0.0.1",
      port: port ?? environment["PORT"] ?? standardPort)
  }

  /// The host to which a browser on this machine connects.
  private var near: String { ["0.0.0.0", "::"].contains(host) ? "127.0.0.1" : host }

  var url: String { "http://\(near.contains(":") ? "[\(near)]" : near):\(port)/" }

  /// Whether a server listens.
  var answers: Bool {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(near, "\(port)", &hints, &found) == 0, let first = found else { return false }
    defer { freeaddrinfo(first) }
    let kind = first.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue)
    let line = socket(first.pointee.ai_family, kind, first.pointee.ai_protocol)
    guard line >= 0 else { return false }
    defer { close(line) }
    return connect(line, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0
  }
}
