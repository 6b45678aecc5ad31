import CChildren
import Foundation

/// The signals that end this process or tell of its children. They wait until they are read.
final class Signals {
  private let file: Int32
  /// Whether this process is told to end.
  private(set) var isEnding = false

  init() throws(RunError) {
    let watched = [SIGINT, SIGTERM, SIGHUP, SIGCHLD]
    file = child_signal_file(watched, Int32(watched.count))
    guard file >= 0 else {
      throw RunError("signals cannot be read: \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(file) }

  /// Waits for a signal, for bytes of another descriptor, or for some time.
  /// - Returns: Whether the descriptor has bytes, or its end.
  func wait(for descriptor: Int32 = -1, milliseconds: Int32 = -1) -> Bool {
    var waiting = [
      pollfd(fd: file, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&waiting, 2, milliseconds)
    while true {
      let signal = child_read_signal(file)
      guard signal >= 0 else { break }
      if signal != SIGCHLD { isEnding = true }
    }
    return waiting[1].revents != 0
  }
}
