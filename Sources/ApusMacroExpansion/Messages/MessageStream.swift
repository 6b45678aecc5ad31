#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Messages to and from the compiler: eight bytes of length, the lowest first, then JSON.
struct MessageStream {
  /// No source file comes near this; a larger length is a broken stream, not a message.
  static let largestMessage: UInt64 = 256 << 20

  var input: Int32
  var output: Int32

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The bytes of the next message, or nil when the compiler is done: it then closes the stream or
  /// sends an empty message.
  func next() throws(Failure) -> [UInt8]? {
    guard let header = try read(8, mayEnd: true) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.largestMessage else {
      throw Failure(description: "a message of \(length) bytes is too large")
    }
    return length == 0 ? nil : try read(Int(length), mayEnd: false)
  }

  /// Sends one message.
  func send(_ message: [UInt8]) throws(Failure) {
    let length = UInt64(message.count)
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message
    while !bytes.isEmpty {
      let count = write(output, bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(description: "cannot write to the compiler") }
      bytes.removeFirst(count)
    }
  }

  /// Exactly `count` bytes, or nil if the stream ends before the first of them and `mayEnd`.
  private func read(_ count: Int, mayEnd: Bool) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let wanted = min(chunk.count, count - bytes.count)
      let received = Self.receive(input, &chunk, wanted)
      if received < 0, errno == EINTR { continue }
      if received == 0, bytes.isEmpty, mayEnd { return nil }
      guard received > 0 else { throw Failure(description: "the message ends too early") }
      bytes += chunk[..<received]
    }
    return bytes
  }

  private static func receive(_ file: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, &buffer, count)
    #elseif canImport(Musl)
      Musl.read(file, &buffer, count)
    #else
      Glibc.read(file, &buffer, count)
    #endif
  }
}
