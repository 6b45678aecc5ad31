import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's account of a process. The front reads it for each room twice a second.
enum ProcessMemory {
  /// The memory of a process with its shared mappings, in bytes; 0 if it is gone.
  static func privateBytes(of process: pid_t) -> Int {
    read("/proc/\(process)/status") { kibibytes(in: $0, of: counted) * 1024 } ?? 0
  }

  /// The addresses that this process has for data, used or not, in bytes.
  static func dataBytes() -> Int {
    read("/proc/self/status") { kibibytes(in: $0, of: [Array("VmData:".utf8)]) * 1024 } ?? 0
  }

  private static let counted = ["RssAnon:", "RssShmem:", "VmSwap:"].map { Array($0.utf8) }

  /// - Parameter status: Lines such as `RssAnon:     1234 kB`.
  static func kibibytes(in status: some Collection<UInt8>, of names: [[UInt8]]) -> Int {
    status.split(separator: UInt8(ascii: "\n")).reduce(0) { sum, line in
      guard let name = names.first(where: { line.starts(with: $0) }) else { return sum }
      return sum + number(in: line.dropFirst(name.count))
    }
  }

  /// Time for which cores have worked for a process; nil if it is gone.
  static func workingTime(of process: pid_t) -> Duration? {
    read("/proc/\(process)/stat") { bytes -> Duration? in
      guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
      // Behind the name: the state, and as its 12th and 13th successors the ticks of the process.
      let fields = bytes[end...].split(separator: UInt8(ascii: " "), maxSplits: 14)
      guard fields.count > 13 else { return nil }
      let ticks = number(in: fields[12]) + number(in: fields[13])
      return .milliseconds(ticks * 1000 / sysconf(Int32(_SC_CLK_TCK)))
    } ?? nil
  }

  /// The first number of a text.
  private static func number(in text: some Sequence<UInt8>) -> Int {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.drop { !digits.contains($0) }.prefix { digits.contains($0) }
      .reduce(0) { $0 &* 10 &+ Int($1 - digits.lowerBound) }
  }

  private static let longest = 8192

  private static func read<Result>(
    _ path: String, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: longest, alignment: 8) { buffer in
      let count = Glibc.read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
