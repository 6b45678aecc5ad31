import Foundation
import Logging
import WebServer

/// Where a process is that still runs: the addresses of its calls, and the files that they lie in.
struct StackReport {
  /// The innermost call first.
  let frames: [UInt64]
  /// Lines as they stand at the end of a crash's report.
  let images: [String]

  /// The programs and libraries of a process, in the form of a crash's report; none of one that is gone.
  static func images(of process: pid_t) -> [String] {
    images(inMaps: (try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)) ?? "")
  }

  /// - Parameter maps: Lines such as `55d0c0000000-55d0c0001000 r-xp 00000000 08:01 17 /srv/shop/Shop`.
  static func images(inMaps maps: String) -> [String] {
    var places: [String: Range<UInt64>] = [:]
    for line in maps.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard parts.count == 6 else { continue }
      let path = parts[5].trimmingCharacters(in: .whitespaces)
      let ends = parts[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard path.hasPrefix("/"), ends.count == 2, ends[0] < ends[1] else { continue }
      let known = places[path] ?? ends[0]..<ends[1]
      places[path] = min(known.lowerBound, ends[0])..<max(known.upperBound, ends[1])
    }
    return places.sorted { $0.value.lowerBound < $1.value.lowerBound }.map { path, range in
      let name = path.split(separator: "/").last.map { $0.replacing(" ", with: "_") } ?? ""
      return "\(Self.text(range.lowerBound))–\(Self.text(range.upperBound)) - \(name) \(path)"
    }
  }

  /// A line for each call, with the function's name where it is known. That takes a second for a large program.
  var named: [String] {
    let lines = frames.enumerated().map { index, address in
      "\(index) \(index == 0 ? "" : "[ra] ")\(Self.text(address))"
    }
    return CrashReports.named((lines + images).joined(separator: "\n"))
      .split(separator: "\n").prefix(lines.count).map(String.init)
  }

  private static func text(_ address: UInt64) -> String { "0x" + String(address, radix: 16) }

  func log(_ message: Logger.Message, of process: pid_t, to logger: Logger, as format: LogFormat) {
    logger.log(
      .warning, message, metadata: ["room": "\(process)"], lines: named, as: format)
  }
}

extension Logger {
  /// Logs an event that many lines belong to: they follow it where people read the log, and are part of it where
  /// programs do.
  func log(
    _ level: Logger.Level, _ message: Logger.Message, metadata: Logger.Metadata, lines: [String],
    as format: LogFormat
  ) {
    switch format {
    case .text:
      log(level: level, message, metadata: metadata)
      FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    case .json:
      let stack = Logger.MetadataValue.array(lines.map { .string($0) })
      log(level: level, message, metadata: metadata.merging(["stack": stack]) { $1 })
    }
  }
}
