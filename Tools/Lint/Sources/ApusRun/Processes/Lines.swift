import Foundation

/// The output of a program, line by line.
struct Lines {
  private var rest: [UInt8] = []

  /// The lines that are complete with these bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) -> [String] {
    rest += bytes
    var parts = rest.split(separator: 10, omittingEmptySubsequences: false)
    rest = parts.popLast().map(Array.init) ?? []
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A last line without an end.
  mutating func end() -> String? {
    defer { rest = [] }
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }
}

extension Child {
  /// Runs a program to its end.
  /// - Parameter line: Called for each line that it writes.
  /// - Returns: The exit code.
  static func run(
    _ program: String, _ arguments: [String], in folder: String, signals: Signals,
    line: (String) -> Void
  ) throws(RunError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw RunError("a program gets no output: \(String(cString: strerror(errno)))")
    }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: Child
    do {
      defer { close(ends[1]) }
      child = try Child(program, arguments, in: folder, output: ends[1])
    }
    var lines = Lines()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var isOpen = true
    var isTold = false
    // A grandchild may hold the output longer than the program lives.
    while child.exitCode == nil || isOpen {
      let isReadable = signals.wait(
        for: isOpen ? ends[0] : -1, milliseconds: child.exitCode == nil ? 500 : 0)
      if signals.isEnding, !isTold {
        isTold = true
        child.signal(SIGINT)
      }
      child.update()
      if isReadable, isOpen {
        let count = read(ends[0], &buffer, buffer.count)
        if count > 0 { lines.add(buffer[..<count]).forEach(line) }
        if count <= 0 { isOpen = false }
      } else if child.exitCode != nil {
        break
      }
    }
    lines.end().map(line)
    return child.exitCode ?? 1
  }
}
