/// The ways to compress an answer that a browser may take.
package enum ContentCoding: String {
  case gzip
  case brotli = "br"

  /// Whether a browser takes it, by what its `Accept-Encoding` says. Whoever takes anything (`*`) gets what
  /// everybody knows.
  package func isAccepted(_ header: String?) -> Bool {
    guard let header else { return false }
    for choice in header.split(separator: ",") {
      let parts = choice.split(separator: ";")
      guard let name = parts.first?.trimmed, name == rawValue || name == "*" && self == .gzip else {
        continue
      }
      // `q=0`, `q=0.000`: not at all.
      let isRefused = parts.dropFirst().contains { part in
        let weight = part.trimmed
        return weight.hasPrefix("q=0") && weight.dropFirst(2).allSatisfy { $0 == "0" || $0 == "." }
      }
      return !isRefused
    }
    return false
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return self[...last].drop(while: isSpace)
  }
}
