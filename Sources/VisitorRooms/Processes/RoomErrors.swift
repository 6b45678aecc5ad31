import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard error of a room: it is passed on, and its end is kept, because a process that traps says there
/// why.
final class RoomErrors: Sendable {
  private struct State {
    var descriptor: Int32
    var end: [UInt8] = []
  }

  private let state: Mutex<State>
  /// The bytes that are kept.
  private static let limit = 8192

  /// - Parameter descriptor: The end of a pipe to read from, which this closes.
  private init(descriptor: Int32) {
    state = Mutex(State(descriptor: descriptor))
  }

  /// A pipe; nil if the process has no descriptors left.
  static func open() -> (errors: RoomErrors, writingEnd: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let errors = RoomErrors(descriptor: ends[0])
    return (errors, ends[1])
  }

  /// Passes on what comes, on a thread of its own, until the room has ended.
  func passOn() {
    Thread.detachNewThread { [self] in
      while true {
        let descriptor = state.withLock { $0.descriptor }
        guard descriptor >= 0 else { return }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
        take()
      }
    }
  }

  /// The message of the trap that ended the room; nil if it wrote none.
  var message: String? {
    take()
    let text = String(decoding: state.withLock { $0.end }, as: UTF8.self)
    let lines = text.split(separator: "\n")
    let start = lines.lastIndex { $0.contains("Fatal error") }
    return start.map { lines[$0...].prefix(20).joined(separator: "\n") }
  }

  private func take() {
    state.withLock { state in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while state.descriptor >= 0 {
        let count = read(state.descriptor, &buffer, buffer.count)
        if count > 0 {
          FileHandle.standardError.write(Data(buffer[..<count]))
          state.end = (state.end + buffer[..<count]).suffix(Self.limit)
        } else if count == 0 || errno != EAGAIN && errno != EINTR {
          close(state.descriptor)
          state.descriptor = -1
        } else {
          return
        }
      }
    }
  }
}
