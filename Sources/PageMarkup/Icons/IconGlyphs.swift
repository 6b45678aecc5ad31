/// Letters and digits in one stroke, for signs such as `1.circle` and `goforward.10`.
enum IconGlyphs {
  /// How high a capital is in the units of ``strokes``; it is at most ten wide.
  static let height = 14.0

  /// Strokes by character, in a box of 10 × 14.
  static let strokes: [Character: String] = [
    "0": "M5 0C2 0 .7 3 .7 7S2 14 5 14S9.3 11 9.3 7S8 0 5 0Z",
    "1": "M2 3L5.5 0V14",
    "2": "M1 3.8A4 3.8 0 0 1 9 4C9 7 4 9.5 1 14H9.5",
    "3": "M1 2.5A4 3.4 0 1 1 5 6.7A4.3 3.65 0 1 1 .8 11.3",
    "4": "M7 14V0L.5 9.8H10",
    "5": "M9 0H2.2L1.5 6.2A4.4 4.2 0 1 1 1 11.8",
    "6": "M8.3 1.2C5.5 0 .8 1 .8 8.8A4.2 4.8 0 1 0 1.2 7.6",
    "7": "M.5 0H9.5L3.5 14",
    "8":
      "M5 0A3.6 3.3 0 1 0 5 6.6A3.6 3.3 0 1 0 5 0ZM5 6.6A4.4 3.7 0 1 0 5 14A4.4 3.7 0 1 0 5 6.6Z",
    "9": "M1.7 12.8C4.5 15 9.2 13.5 9.2 5.2A4.2 4.8 0 1 0 8.8 6.4",
    "a": "M0 14L5 0L10 14M1.8 9.2H8.2",
    "b": "M1 6.6H6A3.7 3.7 0 0 1 6 14H1V0H5.5A3.3 3.3 0 0 1 5.5 6.6",
    "c": "M9.5 3.2A5 7 0 1 0 9.5 10.8",
    "d": "M1 0V14H4.5A5 7 0 0 0 4.5 0Z",
    "e": "M9 0H1V14H9M1 6.8H8",
    "f": "M9 0H1V14M1 6.8H8",
    "g": "M9.5 3.2A5 7 0 1 0 9.7 10.5V7.5H5.5",
    "h": "M1 0V14M9 0V14M1 6.8H9",
    "i": "M5 0V14",
    "j": "M8 0V10A3.5 4 0 0 1 1 10",
    "k": "M1 0V14M9 0L1 8.5M4 5.5L9.5 14",
    "l": "M1 0V14H9",
    "m": "M.5 14V0L5 9L9.5 0V14",
    "n": "M1 14V0L9 14V0",
    "o": "M5 0C1.5 0 .2 3 .2 7S1.5 14 5 14S9.8 11 9.8 7S8.5 0 5 0Z",
    "p": "M1 14V0H5.5A3.9 3.9 0 0 1 5.5 7.8H1",
    "q": "M5 0C1.5 0 .2 3 .2 7S1.5 14 5 14S9.8 11 9.8 7S8.5 0 5 0ZM6 10.5L9.8 14.6",
    "r": "M1 14V0H5.5A3.9 3.9 0 0 1 5.5 7.8H1M5.5 7.8L9.5 14",
    "s":
      "M9 2.8C8.6 1.2 7.2 0 5 0C2.7 0 1 1.4 1 3.5C1 8.3 9.3 5.6 9.3 10.4C9.3 12.6 7.5 14 5 14C2.5 14 .9 12.7 .6 11",
    "t": "M0 0H10M5 0V14",
    "u": "M1 0V9.5A4 4.5 0 0 0 9 9.5V0",
    "v": "M0 0L5 14L10 0",
    "w": "M0 0L2.5 14L5 3L7.5 14L10 0",
    "x": "M.5 0L9.5 14M9.5 0L.5 14",
    "y": "M0 0L5 7.5L10 0M5 7.5V14",
    "z": "M.5 0H9.5L.5 14H9.5",
  ]

  /// The shapes of a letter, or of a number of at most two digits, `height` units high.
  static func shapes(_ word: some StringProtocol, height: Double, at middle: (x: Double, y: Double))
    -> [Icon.Shape]?
  {
    guard word.count == 1 || word.count == 2 && word.allSatisfy(\.isNumber) else { return nil }
    let scale = height / Self.height
    let advance = 12.5 * scale
    let first = middle.x - Double(word.count - 1) * advance / 2 - 5 * scale
    var shapes: [Icon.Shape] = []
    for (index, character) in word.enumerated() {
      guard let path = strokes[character] else { return nil }
      var shape = Icon.Shape(drawn: path, .stroke)
      shape.placing = Icon.Placing(
        scale: scale, x: first + Double(index) * advance, y: middle.y - height / 2)
      shapes.append(shape)
    }
    return shapes
  }
}

extension IconDrawing {
  /// Letters or digits around a point.
  func glyphs(_ word: String, height: Double, at middle: (x: Double, y: Double)) -> Self {
    (IconGlyphs.shapes(word, height: height, at: middle) ?? []).reduce(self) { $0.adding($1) }
  }
}
