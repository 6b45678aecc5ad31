import SwiftSyntax

/// Changes of a text that keep its lines, and its columns where the new words are no longer than the old ones.
struct SourceEdits {
  private struct Edit {
    /// Bytes of UTF-8.
    let range: Range<Int>
    let bytes: [UInt8]
  }

  private var edits: [Edit] = []
  private(set) var kinds: Set<RewriteKind> = []
  private(set) var unmended: Set<UnmendedKind> = []

  /// Puts blanks in the place of a part.
  mutating func blank(_ node: some SyntaxProtocol, for kind: RewriteKind) {
    add(range(of: node), with: "", kind)
  }

  mutating func replace(_ node: some SyntaxProtocol, with text: String, for kind: RewriteKind) {
    add(range(of: node), with: text, kind)
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol, for kind: RewriteKind) {
    let end = range(of: node).upperBound
    edits.append(Edit(range: end..<end, bytes: Array(text.utf8)))
    kinds.insert(kind)
  }

  mutating func insert(_ text: String, before node: some SyntaxProtocol, for kind: RewriteKind) {
    let start = range(of: node).lowerBound
    edits.append(Edit(range: start..<start, bytes: Array(text.utf8)))
    kinds.insert(kind)
  }

  mutating func leave(_ kind: UnmendedKind) { unmended.insert(kind) }

  /// The text with all changes. A change within another one is dropped.
  func applied(to text: String) -> String {
    let old = Array(text.utf8)
    var new: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
    where edit.range.lowerBound >= position && edit.range.upperBound <= old.count {
      new += old[position..<edit.range.lowerBound]
      new += edit.bytes
      // Line ends stay, so that every later line keeps its number.
      new += old[edit.range].dropFirst(edit.bytes.count).map { $0 == 10 || $0 == 13 ? $0 : 32 }
      new += old[edit.range].prefix(edit.bytes.count).filter { $0 == 10 || $0 == 13 }
      position = edit.range.upperBound
    }
    new += old[position...]
    return String(decoding: new, as: UTF8.self)
  }

  private mutating func add(_ range: Range<Int>, with text: String, _ kind: RewriteKind) {
    edits.append(Edit(range: range, bytes: Array(text.utf8)))
    kinds.insert(kind)
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia
      .utf8Offset
  }
}
