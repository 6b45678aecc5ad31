import ApusCheck
import Foundation

/// Reads an `.xcconfig` file and those that it includes.
enum SettingsFile {
  /// Files that include each other end at the first one again.
  static func read(_ path: String, problems: inout [LeftOut]) -> [String: String] {
    var budget = 200
    return read(path, open: [], budget: &budget, problems: &problems)
  }

  private static func read(
    _ path: String, open: Set<String>, budget: inout Int, problems: inout [LeftOut]
  ) -> [String: String] {
    guard !open.contains(path) else {
      problems.append(
        LeftOut(path, "the file of settings includes itself", "the second reading is left out"))
      return [:]
    }
    budget -= 1
    guard budget >= 0, let found = Files.existing(path), let text = try? Files.text(found) else {
      problems.append(
        LeftOut(
          path, "the file of settings cannot be read, or there are too many",
          "its settings are left out"))
      return [:]
    }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = withoutComment(line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3 else { continue }
        let inner = Files.join(Files.join(path, ".."), String(parts[1]))
        if line.hasPrefix("#include?"), Files.existing(inner) == nil { continue }
        let included = read(
          inner, open: open.union([path]), budget: &budget, problems: &problems)
        values.merge(included) { $1 }
      } else if let equal = line.firstIndex(of: "=") {
        let name = line[..<equal].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equal)...].trimmingCharacters(in: .whitespaces)
        values[name] = value.replacing("$(inherited)", with: values[name] ?? "$(inherited)")
      }
    }
    return values
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
