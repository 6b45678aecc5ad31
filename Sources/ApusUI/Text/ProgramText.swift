#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The constants of this program.
enum ProgramText {
  /// Texts up to this length stand in the code itself, not among the constants.
  private static let longestInCode = 15

  /// Whether the program has a constant with a text, such as the name of a bundle, which SwiftPM writes into the
  /// code of each module with resources. True where that cannot be told.
  ///
  /// Only what is read anyway is searched: the file has symbols of ten times its size, and each process of a server
  /// begins with this.
  static func contains(_ text: String) -> Bool {
    #if os(Linux)
      guard text.utf8.count > longestInCode, let program = Bundle.main.executableURL,
        let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      else { return true }
      let path = program.resolvingSymlinksInPath().path
      let parts = maps.split(separator: "\n").compactMap { Self.part(of: path, in: $0) }
      let text = Array(text.utf8)
      // Linkers put constants beside the code or apart from it, which is smaller.
      return (parts.filter { !$0.isCode } + parts.filter(\.isCode)).contains {
        Self.contains(text, in: $0.bytes)
      }
    #else
      return true
    #endif
  }

  /// The memory that a line of `/proc/self/maps` tells of, if it is of a file, such as
  /// `55d5c8a00000-55d5c9b21000 r--p 00000000 fe:00 1234    /srv/shop/Shop`.
  private static func part(
    of path: String, in line: Substring
  ) -> (bytes: UnsafeRawBufferPointer, isCode: Bool)? {
    let parts = line.split(separator: " ", maxSplits: 5)
    guard parts.count == 6, parts[1].hasPrefix("r"), parts[5].drop(while: { $0 == " " }) == path
    else { return nil }
    let ends = parts[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
    guard ends.count == 2, let start = UnsafeRawPointer(bitPattern: ends[0]) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(ends[1] - ends[0]))
    return (bytes, parts[1].contains("x"))
  }

  private static func contains(_ text: [UInt8], in bytes: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place + text.count <= bytes.count,
      let found = memchr(
        bytes.baseAddress! + place, Int32(text[0]), bytes.count - text.count - place + 1)
    {
      if memcmp(found, text, text.count) == 0 { return true }
      place = UnsafeRawPointer(found) - bytes.baseAddress! + 1
    }
    return false
  }
}
