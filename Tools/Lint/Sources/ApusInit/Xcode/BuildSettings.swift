import ApusCheck
import Foundation

/// The build settings of a target, with what they name filled in.
struct BuildSettings {
  /// Variables that no setting and no project gives a value, in the order of their use.
  private(set) var unknown: [String] = []
  private var values: [String: String]
  private var known: [String: String] = [:]
  /// Nobody's settings are so long or so deep, and the stack and the memory have an end.
  private static let longest = 20_000
  private static let deepest = 40

  init(_ values: [String: String]) { self.values = values }

  /// Settings of later levels win. `$(inherited)` stands for the value of the level before.
  init(levels: [[String: String]]) {
    values = [:]
    for level in levels {
      for (name, value) in level {
        // Settings of one platform only, as `NAME[sdk=iphoneos*]`, have no meaning here.
        guard !name.contains("[") else { continue }
        let before = values[name] ?? ""
        values[name] = value.replacing("$(inherited)", with: before)
          .replacing("${inherited}", with: before)
          .trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The value without variables; nil if there is none.
  mutating func value(_ name: String) -> String? {
    guard let raw = values[name] else { return nil }
    let value = resolved(raw)
    return value.isEmpty ? nil : value
  }

  mutating func isOn(_ name: String) -> Bool { value(name) == "YES" }

  /// Names with this beginning.
  func names(withPrefix prefix: String) -> [String] {
    values.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  /// A text with its variables filled in: `$(PRODUCT_NAME:rfc1034identifier)`.
  mutating func resolved(_ text: String) -> String { resolved(text, open: [], depth: 0) }

  private mutating func resolved(_ text: String, open: Set<String>, depth: Int) -> String {
    guard open.count + depth < Self.deepest, text.utf8.count < Self.longest else { return "" }
    var result = ""
    var rest = Substring(text)
    while result.utf8.count < Self.longest, let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let opening = rest.first, let closing = Self.brackets[opening],
        let end = Self.end(of: rest, opening, closing)
      else {
        result += "$"
        continue
      }
      let inner = resolved(
        String(rest[rest.index(after: rest.startIndex)..<end]), open: open,
        depth: depth + 1)
      rest = rest[rest.index(after: end)...]
      let parts = inner.split(separator: ":").map(String.init)
      let name = parts.first ?? ""
      if let raw = values[name], !open.contains(name) {
        let value = known[name] ?? resolved(raw, open: open.union([name]), depth: depth)
        known[name] = value
        result += parts.dropFirst().reduce(value) { Self.modified($0, by: $1) }
      } else if let fallback = parts.first(where: { $0.hasPrefix("default=") }) {
        result += fallback.dropFirst(8)
      } else if !unknown.contains(name) {
        unknown.append(name)
      }
    }
    return result + rest
  }

  private static let brackets: [Character: Character] = ["(": ")", "{": "}"]

  private static func end(
    of text: Substring, _ opening: Character, _ closing: Character
  ) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func modified(_ value: String, by modifier: String) -> String {
    switch modifier {
    case "rfc1034identifier":
      Names.replaced(value, with: "-") { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    case "c99extidentifier", "identifier": Names.module(value)
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "base": ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "file": (value as NSString).lastPathComponent
    case "dir": (value as NSString).deletingLastPathComponent
    default: value
    }
  }
}
