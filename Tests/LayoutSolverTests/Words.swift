import LayoutSolver

/// A text of which only the widths of its words are known. Lines take as many words as fit, and the text is
/// as wide as its longest line. `Client/layout/solve.mjs` measures the same.
struct Words {
  let widths: [Double]
  let line, ascent: Double
  let hasBaselines: Bool

  static let space = 4.0

  func measure(_ proposal: Proposal) -> MeasuredRule.Measurement {
    let limit = proposal.width ?? .infinity
    var lines: [Double] = []
    for width in widths {
      if let last = lines.last, last + Self.space + width <= limit {
        lines[lines.count - 1] += Self.space + width
      } else {
        lines.append(width)
      }
    }
    let height = line * Double(lines.count)
    let size = LayoutSize(lines.max() ?? 0, height)
    guard hasBaselines, !lines.isEmpty else { return MeasuredRule.Measurement(size) }
    return MeasuredRule.Measurement(
      size, firstBaseline: ascent, lastBaseline: height - line + ascent)
  }
}
