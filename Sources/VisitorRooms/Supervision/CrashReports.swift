import CProcess
import Foundation
import Logging
import Synchronization
import WebServer

/// What processes left behind that crashed: where they were.
///
/// A dying process writes addresses alone, for naming them takes a second in which its visitor would wait.
/// Another one names them when the visitor has another room.
struct CrashReports: Sendable {
  let folder: URL
  private let format: LogFormat
  private static let turn = Mutex(())
  /// Whether a thread is about to look for reports.
  private static let isAsked = Atomic(false)
  /// Functions that were found, by program and offset: the same crash is named once, for to read the table of
  /// a large program takes a second.
  private static let names = Mutex<[String: [UInt64: String]]>([:])
  /// How many are kept, the newest.
  private static let kept = 20

  init(_ configuration: ServerConfiguration) {
    format = configuration.logFormat
    folder = configuration.data.appendingPathComponent("crashes", isDirectory: true)
  }

  /// Where processes that start from now on write theirs; nil if they cannot.
  var destination: String? {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = folder.standardizedFileURL.path
    // It stands in a list that commas and equals signs divide.
    return path.contains { ",=".contains($0) } || !FileManager.default.isWritableFile(atPath: path)
      ? nil : path
  }

  /// Does what ``finish(_:)`` does on a thread that lets all others go first.
  func finishAside(_ logger: Logger) {
    guard !Self.isAsked.exchange(true, ordering: .relaxed) else { return }
    Thread.detachNewThread {
      process_give_way()
      finish(logger)
    }
  }

  /// Names the functions in the reports that have come, and writes them to the log.
  func finish(_ logger: Logger) {
    Self.turn.withLock { _ in
      Self.isAsked.store(false, ordering: .relaxed)
      for file in files(withExtension: "log") {
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("Images")
        else { continue }
        let named = Self.named(text)
        let place = file.deletingPathExtension().appendingPathExtension("txt")
        try? Data(named.utf8).write(to: place, options: .atomic)
        try? FileManager.default.removeItem(at: file)
        logger.log(
          .error, "a process crashed; where it was follows", metadata: ["report": "\(place.path)"],
          lines: Self.stack(of: named), as: format)
      }
      for old in files(withExtension: "txt").dropLast(Self.kept) {
        try? FileManager.default.removeItem(at: old)
      }
    }
  }

  /// Oldest first.
  private func files(withExtension suffix: String) -> [URL] {
    let key = URLResourceKey.contentModificationDateKey
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [key])
    return (files ?? []).filter { $0.pathExtension == suffix }
      .map {
        ($0, (try? $0.resourceValues(forKeys: [key]).contentModificationDate) ?? .distantPast)
      }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The lines of the thread that died.
  private static func stack(of report: String) -> [String] {
    report.split(separator: "\n")
      .filter { $0.firstMatch(of: frame) != nil || $0.contains("crashed") }.map(String.init)
  }

  /// A line such as ` 1 [ra] 0x0000560ca6b5d823`.
  private static var frame: Regex<(Substring, Substring?, Substring)> {
    /^\s*\d+\s+(\[ra\]\s+)?0x([0-9a-f]+)/
  }
  /// A line such as `0x0000560ca5f99000–0x0000560ca855b480 dbfc58… Shop /srv/shop/Shop`.
  private static var image: Regex<(Substring, Substring, Substring, Substring, Substring)> {
    /^0x([0-9a-f]+)[–-]0x([0-9a-f]+)\s+\S+\s+(\S+)\s+(\/.*?)\s*$/
  }

  /// A report with the names of the functions behind their addresses.
  static func named(_ report: String) -> String {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    var names: [UInt64: String] = [:]
    let addresses = Set(lines.compactMap(address))
    for line in lines {
      guard let found = line.firstMatch(of: image), let start = UInt64(found.1, radix: 16),
        let end = UInt64(found.2, radix: 16), start < end
      else { continue }
      let inside = Set(addresses.filter { (start..<end).contains($0) }.map { $0 - start })
      for (offset, name) in functions(at: inside, in: String(found.4)) {
        names[start + offset] = "\(name) in \(found.3)"
      }
    }
    return lines.map { line in
      guard let address = address(in: line), let name = names[address] else { return String(line) }
      return "\(line) \(name)"
    }.joined(separator: "\n")
  }

  /// What a program's functions at some offsets are called.
  private static func functions(at offsets: Set<UInt64>, in program: String) -> [UInt64: String] {
    var known = names.withLock { $0[program] ?? [:] }
    let unknown = offsets.subtracting(known.keys)
    if !unknown.isEmpty, let table = SymbolTable(path: program) {
      for (offset, place) in table.places(of: unknown) {
        known[offset] = "\(place.function) + \(place.offset)"
      }
      let found = known
      // A program has some thousand places at which it can crash.
      names.withLock { $0[program] = found.count < 10_000 ? found : nil }
    }
    return known.filter { offsets.contains($0.key) }
  }

  /// The address of a frame; of one that was left by a call, that of the call.
  private static func address(in line: Substring) -> UInt64? {
    guard let found = line.firstMatch(of: frame), let address = UInt64(found.2, radix: 16) else {
      return nil
    }
    return found.1 == nil ? address : address - 1
  }
}
