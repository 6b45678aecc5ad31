import Foundation

extension Screen {
  /// Compares the screen's text with a file that was recorded before.
  ///
  /// The file is `__Snapshots__/<test file>/<name>.txt` beside the test's source. If there is none it
  /// is written, and the test fails once, so that nobody takes it for a comparison. With
  /// `APUS_RECORD=1` in the environment it is written anew, and the test passes.
  ///
  /// - Returns: Whether the screen is as recorded.
  @discardableResult
  public func matches(
    snapshot name: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    let place = ScreenFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let source = URL(fileURLWithPath: filePath)
    let folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    let file = folder.appendingPathComponent("\(name).txt")
    let present = dump + "\n"
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    let mustRecord = ProcessInfo.processInfo.environment["APUS_RECORD"] == "1"
    if recorded == present { return true }
    if recorded == nil || mustRecord {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try present.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        report("The snapshot \(file.path) cannot be written: \(error.localizedDescription).", place)
        return false
      }
      if mustRecord { return true }
      report("The snapshot “\(name)” was recorded. Read it, and run the test again.", place)
      return false
    }
    let difference = Self.difference(from: recorded ?? "", to: present)
    report(
      "The screen is not as in the snapshot “\(name)” (record it anew with APUS_RECORD=1):\n"
        + difference, place)
    return false
  }

  private func report(_ message: String, _ place: ScreenFailure.Place) {
    ScreenFailure.report(ScreenFailure(message: message, screen: dump), place)
  }

  /// Lines that went (−) and came (+), with those between.
  static func difference(from old: String, to new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(offset))
    let inserted = Set(changes.insertions.map(offset))
    var lines: [String] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append("- \(line)")
        continue
      }
      while inserted.contains(next) {
        lines.append("+ \(new[next])")
        next += 1
      }
      lines.append("  \(line)")
      next += 1
    }
    while next < new.count {
      lines.append("+ \(new[next])")
      next += 1
    }
    return lines.joined(separator: "\n")
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
