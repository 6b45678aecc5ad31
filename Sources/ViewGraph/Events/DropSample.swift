/// A step of content that is dragged over an element.
package struct DropSample: Sendable, Hashable {
  package enum Phase: Int, Sendable, CaseIterable {
    /// The content came over the element.
    case entered
    case moved
    /// The content is over another element now, or the person has given up.
    case exited
    /// The content was dropped here.
    case dropped
  }

  package var phase: Phase
  /// Points from the corner of the element.
  package var x, y: Double
  /// The size of the element, in points.
  package var width, height: Double
  /// The MIME types of content from outside of the page; empty: the content is the page's own.
  package var types: [String]
  /// A text from outside of the page, once it was dropped.
  package var text: String

  package init(
    _ phase: Phase, x: Double, y: Double, width: Double, height: Double, types: [String] = [],
    text: String = ""
  ) {
    self.phase = phase
    (self.x, self.y) = (x, y)
    (self.width, self.height) = (width, height)
    self.types = types
    self.text = text
  }

  /// A step from a page's text: a line of the phase and the four numbers, a line of the types, and the content.
  /// Nil if the text has another form.
  package init?(_ message: String) {
    let lines = message.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    let numbers = lines[0].split(separator: " ", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard numbers.count == 5, numbers.allSatisfy({ $0.map { abs($0) <= 1e9 } == true }),
      let phase = numbers[0].flatMap(Int.init(exactly:)).flatMap(Phase.init),
      numbers[3]! >= 0, numbers[4]! >= 0
    else { return nil }
    let types = lines[1].split(separator: ",").prefix(Self.mostTypes).map(String.init)
    self.init(
      phase, x: numbers[1]!, y: numbers[2]!, width: numbers[3]!, height: numbers[4]!, types: types,
      text: String(lines[2]))
  }

  private static let mostTypes = 100
}
