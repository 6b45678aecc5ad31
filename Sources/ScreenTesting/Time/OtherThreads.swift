#if canImport(Glibc)
  import Glibc
#endif

/// What the other threads of this process do.
package enum OtherThreads {
  /// How long processors have worked for this process. While the caller sleeps, that is for others.
  static var processorTime: Duration {
    #if canImport(Glibc)
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #else
      return .zero
    #endif
  }

  /// Whether one of them runs, waits for a core or waits for a disk.
  ///
  /// Work that was given to them may have begun and not yet ended: a machine that is busy lets a thread wait
  /// for longer than all that this thread does in between. Known on Linux only, by `/proc`; false elsewhere.
  package static var areAtWork: Bool {
    #if canImport(Glibc)
      guard let folder = opendir("/proc/self/task") else { return false }
      defer { closedir(folder) }
      var count = 0
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name.first != "." else { continue }
        if isAtWork(thread: name) { count += 1 }
      }
      // This thread is one of them.
      return count > 1
    #else
      return false
    #endif
  }

  #if canImport(Glibc)
    private static func isAtWork(thread: String) -> Bool {
      let file = open("/proc/self/task/\(thread)/stat", O_RDONLY)
      guard file >= 0 else { return false }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
        let count = read(file, buffer.baseAddress, buffer.count)
        guard count > 0 else { return false }
        // `7 (name) R …`, where the name may have brackets of its own.
        guard let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
          return false
        }
        return buffer[end + 2] == UInt8(ascii: "R") || buffer[end + 2] == UInt8(ascii: "D")
      }
    }
  #endif
}
