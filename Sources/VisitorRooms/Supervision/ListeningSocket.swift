import Foundation
import WebServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that listens, held by the supervisor, so that connections wait while a worker is replaced
/// instead of being refused.
struct ListeningSocket {
  let descriptor: Int32
  let port: Int
  /// Whether somebody else keeps it when this process ends.
  var isKept = false

  /// The socket of a server that runs already, or the one that the system's service manager has opened
  /// (`LISTEN_FDS`, `LISTEN_PID`); nil if there is neither.
  static func handedOver(
    by predecessor: Int32?, environment: [String: String]
  ) -> ListeningSocket? {
    if let predecessor {
      return ListeningSocket(descriptor: predecessor, port: port(of: predecessor))
    }
    guard environment["LISTEN_PID"] == "\(getpid())", environment["LISTEN_FDS"] == "1" else {
      return nil
    }
    // Out of the way of the numbers that a worker's files have.
    let descriptor = fcntl(3, F_DUPFD_CLOEXEC, 64)
    guard descriptor >= 0 else { return nil }
    return ListeningSocket(descriptor: descriptor, port: port(of: descriptor), isKept: true)
  }

  private init(descriptor: Int32, port: Int, isKept: Bool = false) {
    self.descriptor = descriptor
    self.port = port
    self.isKept = isKept
  }

  /// Listens on the first address of a host that allows it.
  init(host: String, port: Int) throws(ListenError) {
    func failure(_ reason: String) -> ListenError {
      ListenError(description: "cannot listen on \(host):\(port): \(reason)")
    }
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, String(port), &hints, &list)
    guard status == 0, let first = list else {
      throw failure(String(cString: gai_strerror(status)))
    }
    defer { freeaddrinfo(first) }
    var reason = "no address"
    var next: UnsafeMutablePointer<addrinfo>? = first
    while let candidate = next?.pointee {
      next = candidate.ai_next
      let descriptor = socket(
        candidate.ai_family, candidate.ai_socktype | Int32(SOCK_CLOEXEC.rawValue),
        candidate.ai_protocol)
      guard descriptor >= 0 else {
        reason = String(cString: strerror(errno))
        continue
      }
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      if bind(descriptor, candidate.ai_addr, candidate.ai_addrlen) == 0,
        listen(descriptor, 1024) == 0
      {
        self.descriptor = descriptor
        self.port = Self.port(of: descriptor)
        return
      }
      reason = String(cString: strerror(errno))
      close(descriptor)
    }
    throw failure(reason)
  }

  private static func port(of descriptor: Int32) -> Int {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getsockname(descriptor, address, &size) == 0 else { return 0 }
        // The port stands at the same place for both families.
        return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          Int(UInt16(bigEndian: $0.pointee.sin_port))
        }
      }
    }
  }
}
