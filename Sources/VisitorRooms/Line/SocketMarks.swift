import Foundation
import StrictWebSocket

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory that a room and the front share for the sockets in the room.
///
/// The room counts messages there, so that the front sees that it is used and that it answers. For each
/// socket it writes whether another process can go on with the connection: ``FramePosition``.
///
///     received (8 bytes) ‖ handled (8) ‖ sent (8) ‖ free (40) ‖ one byte for each socket
final class SocketMarks: Sendable {
  // Unsafe to the compiler because it is memory. Only one of the two processes writes a place.
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer

  /// The offset in the note of a room, behind the page of ``NotePage``.
  static let offset = 4096
  static let size = 4096
  private static let head = 64
  /// Sockets that have a place. The connection of another socket ends with its room.
  static let count = size - head

  init?(descriptor: Int32) {
    guard
      let memory = mmap(
        nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(Self.offset)),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory
  }

  deinit { munmap(memory, Self.size) }

  /// How many messages the room has received: a number that only grows, as the others.
  var received: UInt64 {
    get { counts[0] }
    set { counts[0] = newValue }
  }

  /// How many received messages it has handled. The room is at work while the numbers differ.
  var handled: UInt64 {
    get { counts[1] }
    set { counts[1] = newValue }
  }

  /// How many messages it has sent.
  var sent: UInt64 {
    get { counts[2] }
    set { counts[2] = newValue }
  }

  private var counts: UnsafeMutablePointer<UInt64> { memory.assumingMemoryBound(to: UInt64.self) }

  /// The byte of a socket; nil if there is no such place.
  func place(_ number: Int?) -> UnsafeMutablePointer<UInt8>? {
    guard let number, (0..<Self.count).contains(number) else { return nil }
    return memory.assumingMemoryBound(to: UInt8.self) + Self.head + number
  }
}

/// The places of ``SocketMarks`` that no socket has.
struct FreeMarks {
  private var returned: [Int] = []
  private var next = 0

  mutating func take() -> Int? {
    if let number = returned.popLast() { return number }
    guard next < SocketMarks.count else { return nil }
    defer { next += 1 }
    return next
  }

  mutating func free(_ number: Int) { returned.append(number) }
}
