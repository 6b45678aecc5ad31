import CProcess
import Foundation
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a server that starts takes over from the one that runs: nobody is refused in between.
///
/// A supervisor waits under a name that is made of its user, its data directory and its port. Whoever starts
/// with the same finds it there, is given the socket that listens, and says when it serves; then the first
/// one drains and ends. Connections that neither has accepted wait in the socket's queue.
struct HandOver {
  /// The supervisor that listens under the name, or a connection to it.
  let line: Int32

  private static let serves: UInt8 = 1
  /// How long one supervisor waits for the other, in seconds.
  private static let patience = 5

  // MARK: The one that runs

  /// Waits for a successor.
  /// - Returns: Nil if somebody else waits under the same name, such as a predecessor that is not gone yet.
  static func offer(_ configuration: ServerConfiguration, port: Int) -> HandOver? {
    open(configuration, port: port) { bind($0, $1, $2) == 0 && listen($0, 4) == 0 }
  }

  /// Gives the socket that listens to a process of the same user.
  /// - Returns: A connection to it; nil if it was not entitled or is gone.
  func give(_ listening: Int32) -> HandOver? {
    let peer = accept(line, nil, nil)
    guard peer >= 0 else { return nil }
    _ = fcntl(peer, F_SETFD, FD_CLOEXEC)
    guard process_peer_user(peer) == Int64(getuid()), process_send_file(peer, listening) == 0 else {
      Glibc.close(peer)
      return nil
    }
    return HandOver(line: peer)
  }

  /// Whether the successor, of which something was heard, serves; otherwise it has died.
  var successorServes: Bool {
    var byte: UInt8 = 0
    return recv(line, &byte, 1, Int32(MSG_DONTWAIT)) == 1 && byte == Self.serves
  }

  // MARK: The one that starts

  /// Asks who runs with the same data and port for the socket that listens.
  /// - Returns: A connection to it and the socket; nil if nobody runs.
  static func ask(_ configuration: ServerConfiguration) -> (
    predecessor: HandOver, listening: Int32
  )? {
    guard configuration.port != 0,
      let asked = open(configuration, port: configuration.port, { connect($0, $1, $2) == 0 })
    else { return nil }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(
      asked.line, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    // Another user's process could wait under the name.
    guard process_peer_user(asked.line) == Int64(getuid()) else {
      asked.close()
      return nil
    }
    let listening = process_receive_file(asked.line)
    guard listening >= 0 else {
      asked.close()
      return nil
    }
    return (asked, listening)
  }

  /// Tells the predecessor that it is not needed any more.
  func sayThatThisServes() {
    var byte = Self.serves
    send(line, &byte, 1, Int32(MSG_NOSIGNAL))
    close()
  }

  func close() { Glibc.close(line) }

  // MARK: The name

  /// A socket at the name, which lies in no directory and goes with the process.
  private static func open(
    _ configuration: ServerConfiguration, port: Int,
    _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> HandOver? {
    guard let path = realpath(configuration.data.path, nil) else { return nil }
    defer { free(path) }
    let place = "\(getuid()) \(port) \(String(cString: path))"
    let name = "apus-" + HexDigest.of(Array(place.utf8), count: 16)
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      // A name that begins with a zero is not a file's.
      bytes.dropFirst().copyBytes(from: name.utf8)
    }
    let size = MemoryLayout<sa_family_t>.size + 1 + name.utf8.count
    let isUsed = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(descriptor, $0, socklen_t(size))
      }
    }
    guard isUsed else {
      Glibc.close(descriptor)
      return nil
    }
    return HandOver(line: descriptor)
  }
}
