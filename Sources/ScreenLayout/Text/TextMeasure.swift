import LayoutSolver

/// Words in one font.
package struct MeasuredRun: Hashable, Sendable {
  package var text: String
  package var font: FontMetrics

  package init(_ text: String, _ font: FontMetrics) {
    self.text = text
    self.font = font
  }
}

/// A text that is measured by a table of widths: lines break between words, a word that is longer
/// than a line stays whole and sticks out.
package final class TextMeasure {
  /// What cannot be parted: letters, and the blanks behind them, which a line's end swallows.
  private struct Piece {
    var width = 0.0
    var blank = 0.0
    var endsLine = false
  }

  private let pieces: [Piece]
  private let font: FontMetrics
  private let lineLimit: Int?
  private let reservedLines: Int
  private let lineSpacing: Double

  /// - Parameters:
  ///   - lineLimit: How many lines are shown at most.
  ///   - reservedLines: For how many there is always room.
  ///   - lineSpacing: Points between lines, besides the font's own.
  package init(
    _ runs: [MeasuredRun], lineLimit: Int? = nil, reservedLines: Int = 0, lineSpacing: Double = 0
  ) {
    var pieces: [Piece] = []
    var open = Piece()
    func end(line: Bool = false) {
      open.endsLine = line
      pieces.append(open)
      open = Piece()
    }
    for run in runs {
      for character in run.text {
        let width = run.font.width(of: character)
        if character.isNewline {
          end(line: true)
        } else if character.isWhitespace, character != "\u{A0}" {
          open.blank += width
        } else {
          let isSquare = character.unicodeScalars.first.map(Advances.isSquare) ?? false
          if open.blank > 0 || (isSquare && open.width > 0) { end() }
          open.width += width
          if character == "-" || isSquare { end() }
        }
      }
    }
    if open.width > 0 || open.blank > 0 || pieces.last?.endsLine != false { end() }
    self.pieces = pieces
    font = runs.map(\.font).max { $0.height < $1.height } ?? .body
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.reservedLines = reservedLines
    self.lineSpacing = max(0, lineSpacing)
  }

  /// The widths of the lines at most so wide, and whether there are more than are shown.
  private func lines(_ available: Double) -> (widths: [Double], isCut: Bool) {
    var widths: [Double] = []
    var width = 0.0
    var blank = 0.0
    var isEmpty = true
    for piece in pieces {
      if !isEmpty, piece.width > 0, width + blank + piece.width > available + 0.001 {
        if let lineLimit, widths.count + 1 >= lineLimit { return (widths + [available], true) }
        widths.append(width)
        (width, blank, isEmpty) = (0, 0, true)
      }
      width += blank + piece.width
      blank = piece.blank
      isEmpty = false
      if piece.endsLine {
        widths.append(width)
        if let lineLimit, widths.count >= lineLimit { return (widths, true) }
        (width, blank, isEmpty) = (0, 0, true)
      }
    }
    if !isEmpty || widths.isEmpty { widths.append(width) }
    return (widths, false)
  }

  private func height(_ lines: Int) -> Double {
    font.height + Double(max(lines, 1) - 1) * (font.pitch + lineSpacing)
  }

  package func measure(_ proposal: Proposal) -> MeasuredRule.Measurement {
    let (widths, _) = lines(proposal.width ?? .infinity)
    var count = max(widths.count, reservedLines)
    if let height = proposal.height, height.isFinite {
      // Lines that have no room are cut, but for the first.
      let room = Int(max(0, (height - font.height) / (font.pitch + lineSpacing) + 0.001))
      count = min(count, 1 + room)
    }
    let shown = widths.prefix(count)
    let size = LayoutSize(shown.max() ?? 0, height(count))
    return MeasuredRule.Measurement(
      size, firstBaseline: font.baseline,
      lastBaseline: font.baseline + Double(count - 1) * (font.pitch + lineSpacing))
  }

  package var rule: MeasuredRule { MeasuredRule { self.measure($0) } }
}
