import ViewGraph

/// The Markdown that text in literals may have: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``
/// `[link](https://…)`, and `^[2 day](inflect: true)`.
struct Markdown {
  /// The addresses to which a text may lead.
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

  static func allowed(_ address: String) -> String? {
    guard let scheme = URL(string: address)?.scheme?.lowercased(), schemes.contains(scheme) else {
      return nil
    }
    return address
  }

  /// Whether a byte of a text may begin something: all marks are ASCII.
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "~"), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "^"):
      true
    default: false
    }
  }

  static func mayHave(_ text: String) -> Bool {
    for byte in text.utf8 where isMark(byte) { return true }
    return false
  }

  static func runs(_ text: String) -> [TextRun] {
    guard mayHave(text) else { return [TextRun(text: text)] }
    var parser = Markdown(characters: Array(text))
    parser.parse(0..<parser.characters.count, [], address: nil)
    return parser.runs
  }

  private let characters: [Character]
  private var runs: [TextRun] = []
  /// The phrase whose words agree with a number; nil: none.
  private var phrase: Int?
  private var phrases = 0

  private init(characters: [Character]) { self.characters = characters }

  private mutating func add(_ text: String, _ styles: [TextStyle], _ address: String?) {
    if let last = runs.last, last.styles == styles, last.address == address, last.phrase == phrase {
      runs[runs.count - 1].text += text
    } else {
      runs.append(TextRun(text: text, styles: styles, address: address, phrase: phrase))
    }
  }

  private mutating func parse(_ range: Range<Int>, _ styles: [TextStyle], address: String?) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = parseMark(at: index, in: range, styles, address) {
        index = end
      } else {
        add(String(characters[index]), styles, address)
        index += 1
      }
    }
  }

  /// Parses what begins with a mark; nil if there is no such thing here.
  private mutating func parseMark(
    at index: Int, in range: Range<Int>, _ styles: [TextStyle], _ address: String?
  ) -> Int? {
    switch characters[index] {
    case "\\":
      guard index + 1 < range.upperBound,
        characters[index + 1].isPunctuation
          || characters[index + 1].isSymbol
      else { return nil }
      add(String(characters[index + 1]), styles, address)
      return index + 2
    case "`":
      guard let end = find(["`"], from: index + 1, in: range) else { return nil }
      let code = TextStyle.attribute(
        StoredAttribute(.fontDesign, Font.Design.monospaced.element))
      add(String(characters[(index + 1)..<end]), styles + [code], address)
      return end + 1
    case "*", "_": return parseEmphasis(at: index, in: range, styles, address)
    case "~":
      guard starts(["~", "~"], at: index, in: range),
        let end = find(["~", "~"], from: index + 2, in: range)
      else { return nil }
      let struck = TextStyle.attribute(StoredAttribute(.isStruck, true))
      parse((index + 2)..<end, styles + [struck], address: address)
      return end + 2
    case "^": return parseAttributes(at: index, in: range, styles, address)
    case "[": return address == nil ? parseLink(at: index, in: range, styles) : nil
    case "<":
      guard address == nil, let end = find([">"], from: index + 1, in: range),
        let target = Self.allowed(String(characters[(index + 1)..<end]))
      else { return nil }
      add(target, styles, target)
      return end + 1
    default: return nil
    }
  }

  private mutating func parseEmphasis(
    at index: Int, in range: Range<Int>, _ styles: [TextStyle], _ address: String?
  ) -> Int? {
    let mark = characters[index]
    let isStrong = starts([mark, mark], at: index, in: range)
    let marks = isStrong ? [mark, mark] : [mark]
    let start = index + marks.count
    guard start < range.upperBound, mayOpen(at: index),
      var end = find(marks, from: start + 1, in: range, closes: true)
    else { return nil }
    // Of three marks the outer two are the strong ones: ***both***.
    if isStrong, characters[start] == mark, starts([mark, mark, mark], at: end, in: range) {
      end += 1
    }
    let style =
      isStrong
      ? StoredAttribute(.fontWeight, Font.Weight.bold.value)
      : StoredAttribute(.isItalic, true)
    parse(start..<end, styles + [.attribute(style)], address: address)
    return end + marks.count
  }

  private mutating func parseLink(
    at index: Int, in range: Range<Int>, _ styles: [TextStyle]
  ) -> Int? {
    guard let textEnd = find(["]", "("], from: index + 1, in: range),
      let end = find([")"], from: textEnd + 2, in: range)
    else { return nil }
    let inside = String(characters[(textEnd + 2)..<end])
    let target = String(inside.prefix { !$0.isWhitespace })
    // An address that may not be followed leaves its words.
    parse((index + 1)..<textEnd, styles, address: target)
    return end + 1
  }

  /// `^[words](attributes)`: of the attributes agreement with a number has a meaning.
  private mutating func parseAttributes(
    at index: Int, in range: Range<Int>, _ styles: [TextStyle], _ address: String?
  ) -> Int? {
    guard starts(["^", "["], at: index, in: range),
      let textEnd = find(["]", "("], from: index + 2, in: range),
      let end = find([")"], from: textEnd + 2, in: range)
    else { return nil }
    let attributes = String(characters[(textEnd + 2)..<end]).filter { !$0.isWhitespace }
    guard attributes.contains(":") else { return nil }
    let around = phrase
    if attributes.contains("inflect:true") {
      phrases += 1
      phrase = phrases
    }
    parse((index + 2)..<textEnd, styles, address: address)
    phrase = around
    return end + 1
  }

  private func starts(_ marks: [Character], at index: Int, in range: Range<Int>) -> Bool {
    index + marks.count <= range.upperBound
      && marks.indices.allSatisfy { characters[index + $0] == marks[$0] }
  }

  /// Where a mark stands next, escapes and code left out.
  private func find(
    _ marks: [Character], from start: Int, in range: Range<Int>, closes: Bool = false
  ) -> Int? {
    var index = start
    // What opens further on is closed first.
    var depth = 0
    while index + marks.count <= range.upperBound {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if starts(marks, at: index, in: range) {
        if !closes { return index }
        if isClosing(marks, at: index, in: range) {
          if depth == 0 { return index }
          depth -= 1
          index += marks.count
          continue
        }
        if mayOpen(at: index),
          !starts([marks[0], marks[0]], at: index, in: range) || marks.count == 2
        {
          depth += 1
          index += marks.count
          continue
        }
      }
      // A doubled mark inside of emphasis belongs to something else.
      if closes, marks.count == 1, starts([marks[0], marks[0]], at: index, in: range) {
        index += 2
        continue
      }
      index += 1
    }
    return nil
  }

  private func isClosing(_ marks: [Character], at index: Int, in range: Range<Int>) -> Bool {
    if marks.count == 1, starts([marks[0], marks[0]], at: index, in: range) { return false }
    return mayClose(at: index)
  }

  // MARK: CommonMark's flanking runs

  /// The characters before and after the run of equal marks at a place; a blank at an end of the text.
  private func neighbours(of index: Int) -> (before: Character, after: Character) {
    let mark = characters[index]
    let before = characters[..<index].last { $0 != mark }
    let after = characters[index...].first { $0 != mark }
    return (before ?? " ", after ?? " ")
  }

  private func mayOpen(at index: Int) -> Bool {
    let (before, after) = neighbours(of: index)
    // snake_case is no emphasis.
    return Self.flanks(after, from: before)
      && (characters[index] != "_" || !Self.flanks(before, from: after) || before.isMarkOrSign)
  }

  private func mayClose(at index: Int) -> Bool {
    let (before, after) = neighbours(of: index)
    return Self.flanks(before, from: after)
      && (characters[index] != "_" || !Self.flanks(after, from: before) || after.isMarkOrSign)
  }

  /// Whether a run of marks belongs to the words on this side of it.
  private static func flanks(_ side: Character, from other: Character) -> Bool {
    !side.isWhitespace && (!side.isMarkOrSign || other.isWhitespace || other.isMarkOrSign)
  }
}

extension Character {
  fileprivate var isMarkOrSign: Bool { isPunctuation || isSymbol }
}
