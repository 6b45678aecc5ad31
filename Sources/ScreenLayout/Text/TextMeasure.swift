import LayoutSolver
import ViewGraph

/// Words in one font.
package struct MeasuredRun: Hashable, Sendable {
  package var text: String
  package var font: FontMetrics

  package init(_ text: String, _ font: FontMetrics) {
    self.text = text
    self.font = font
  }
}

/// A text that is measured by a table of widths.
///
/// Lines break between words. A word that is longer than a line stays whole and sticks out, unless it
/// is one of ``LongWords`` or the text has a limit of several lines.
package final class TextMeasure {
  /// What cannot be parted: letters, and the blanks behind them, which a line's end swallows.
  private struct Piece {
    var width = 0.0
    var blank = 0.0
    var endsLine = false
    /// The widths of its letters, if it is broken inside where a line is too short for it.
    var letters: [Double] = []
  }

  /// Blanks at which no line breaks and which none swallows: the bars of redacted words are of them.
  private static let joins: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]

  private let pieces: [Piece]
  private let font: FontMetrics
  private let lineLimit: Int?
  private let reservedLines: Int
  private let lineSpacing: Double
  let minimumScale: Double

  /// - Parameters:
  ///   - lineLimit: How many lines are shown at most.
  ///   - reservedLines: For how many there is always room.
  ///   - lineSpacing: Points between lines, besides the font's own.
  ///   - minimumScale: How much smaller it may become to fit, as a factor.
  package init(
    _ runs: [MeasuredRun], lineLimit: Int? = nil, reservedLines: Int = 0, lineSpacing: Double = 0,
    minimumScale: Double = 1
  ) {
    var pieces: [Piece] = []
    var open = Piece()
    func end(line: Bool = false) {
      open.endsLine = line
      pieces.append(open)
      open = Piece()
    }
    // A limit of several lines breaks each word that is longer than a line.
    let breaksWords = lineLimit ?? 0 > 1
    for run in runs {
      let hasLongWords = breaksWords || LongWords.areIn(run.text)
      for character in run.text {
        let width = run.font.width(of: character)
        if character.isNewline {
          end(line: true)
        } else if character.isWhitespace, !Self.joins.contains(character) {
          open.blank += width
        } else {
          let isSquare = character.unicodeScalars.first.map(Advances.isSquare) ?? false
          if open.blank > 0 || (isSquare && open.width > 0) { end() }
          open.width += width
          if hasLongWords { open.letters.append(width) }
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
    self.minimumScale = minimumScale > 0 ? min(1, minimumScale) : 1
  }

  /// The widths of the lines at most so wide, before they are made smaller, and whether there are more
  /// than may be shown. What is cut takes all of its line, and has room for the sign that says so.
  private func lines(_ offered: Double) -> (widths: [Double], isCut: Bool) {
    // All lines of a text are as wide as a word that sticks out. A line limit cuts the word instead.
    let available = lineLimit == nil ? max(offered, longestPiece) : offered
    let cut = max(available, font.width(of: "…"))
    var widths: [Double] = []
    func cutAfter(_ last: Double) -> (widths: [Double], isCut: Bool) {
      ((widths + [last]).map { min($0, cut) }, true)
    }
    var width = 0.0
    var blank = 0.0
    var isEmpty = true
    for (index, piece) in pieces.enumerated() {
      if !isEmpty, piece.width > 0, width + blank + piece.width > available + 0.001 {
        if let lineLimit, widths.count + 1 >= lineLimit { return cutAfter(cut) }
        widths.append(width)
        (width, blank, isEmpty) = (0, 0, true)
      }
      width += blank + piece.width
      if isEmpty, width > available + 0.001, !piece.letters.isEmpty {
        width = 0
        for letter in piece.letters {
          if width > 0, width + letter > available + 0.001 {
            if let lineLimit, widths.count + 1 >= lineLimit { return cutAfter(cut) }
            widths.append(width)
            width = 0
          }
          width += letter
        }
      }
      blank = piece.blank
      isEmpty = false
      if piece.endsLine {
        if let lineLimit, widths.count + 1 >= lineLimit {
          // The sign stands behind the line, as others follow.
          let sign = index + 1 < pieces.count ? font.width(of: "…") : 0
          return cutAfter(width + sign)
        }
        widths.append(width)
        (width, blank, isEmpty) = (0, 0, true)
      }
    }
    // Blanks at the end count where they have room.
    if !isEmpty || widths.isEmpty { widths.append(max(width, min(width + blank, available))) }
    if lineLimit != nil, widths.contains(where: { $0 > cut + 0.001 }) {
      // Words that are longer than their lines are cut.
      return (widths.map { min($0, cut) }, true)
    }
    return (widths, false)
  }

  private func font(_ scale: Double) -> FontMetrics {
    font.scaled(by: scale)
  }

  private func height(_ lines: Int, _ font: FontMetrics) -> Double {
    font.height + Double(max(lines, 1) - 1) * (font.pitch + lineSpacing)
  }

  /// The width of what no line's end parts.
  var longestPiece: Double { pieces.map { $0.letters.max() ?? $0.width }.max() ?? 0 }

  func fits(_ scale: Double, _ proposal: Proposal) -> Bool {
    let (widths, isCut) = lines((proposal.width ?? .infinity) / scale)
    let needed = height(max(widths.count, reservedLines), font(scale))
    return !isCut && needed <= (proposal.height ?? .infinity) + 0.001
  }

  /// How large it is drawn: the largest scale at which all of it is shown, to a 64th of what it may give
  /// way; the least if there is none.
  private func scale(_ proposal: Proposal) -> Double {
    guard minimumScale < 1, !fits(1, proposal), fits(minimumScale, proposal) else {
      return minimumScale < 1 && !fits(1, proposal) ? minimumScale : 1
    }
    var (least, most) = (minimumScale, 1.0)
    for _ in 0..<6 {
      let middle = (least + most) / 2
      if fits(middle, proposal) { least = middle } else { most = middle }
    }
    return least
  }

  package func measure(_ proposal: Proposal) -> MeasuredRule.Measurement {
    let scale = scale(proposal)
    let font = font(scale)
    let available = (proposal.width ?? .infinity) / scale
    var (widths, _) = lines(available)
    var count = max(widths.count, reservedLines)
    if let height = proposal.height, height.isFinite {
      // Lines that have no room are cut, but for the first.
      let further = max(0, (height - font.height) / (font.pitch + lineSpacing) + 0.001)
      // Frames of apps may have any height, such as the greatest number.
      let room = further < Double(count) ? 1 + Int(further) : count
      if room < count {
        count = room
        if room < widths.count {
          widths[room - 1] = min(available, lines(.infinity).widths.max() ?? 0)
        }
      }
    }
    let shown = widths.prefix(count).max() ?? 0
    return MeasuredRule.Measurement(
      LayoutSize(shown * scale, height(count, font)), firstBaseline: font.baseline,
      lastBaseline: font.baseline + Double(count - 1) * (font.pitch + lineSpacing))
  }

  package var rule: MeasuredRule { MeasuredRule { self.measure($0) } }
}
