import Foundation

/// The closed lines of an icon's path, each with a place of its own.
struct IconOutlines {
  /// A closed line, and how far it reaches.
  struct Outline {
    let path: String
    let width, height: Double
  }

  /// The lines in their order; none if the path has an open line.
  let outlines: [Outline]

  init(_ path: String) {
    var outlines: [Outline] = []
    var start = (x: 0.0, y: 0.0)
    for part in Self.parts(of: path) {
      guard var commands = Self.commands(of: part), part.last == "z" || part.last == "Z",
        commands[0].numbers.count >= 2
      else {
        outlines = []
        break
      }
      // A line that begins beside the one before begins beside its beginning.
      let isRelative = commands[0].letter == "m"
      let offset = (x: commands[0].numbers[0], y: commands[0].numbers[1])
      start = isRelative ? (start.x + offset.x, start.y + offset.y) : offset
      commands[0].numbers.removeFirst(2)
      let text =
        "M\(Self.number(start.x)) \(Self.number(start.y))" + Self.text(commands, isRelative)
      let size = Self.size(commands, isRelative, from: start)
      outlines.append(Outline(path: text, width: size.width, height: size.height))
    }
    self.outlines = outlines
  }

  private struct Command {
    let letter: Character
    var numbers: [Double]
  }

  private static func parts(of path: String) -> [Substring] {
    var parts: [Substring] = []
    var begin = path.startIndex
    for index in path.indices.dropFirst() where path[index] == "M" || path[index] == "m" {
      parts.append(path[begin..<index])
      begin = index
    }
    parts.append(path[begin...])
    return parts.map { $0.trimmingSuffix(while: \.isWhitespace) }
  }

  /// How many numbers a command has.
  private static let counts: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
  ]

  private static func commands(of part: Substring) -> [Command]? {
    var commands: [Command] = []
    var scanner = Scanner(part)
    while let letter = scanner.letter() {
      guard let count = counts[Character(letter.lowercased())] else { return nil }
      var numbers: [Double] = []
      while count > 0, let number = scanner.number(isFlag: isFlag(letter, numbers.count)) {
        numbers.append(number)
      }
      guard count == 0 ? numbers.isEmpty : numbers.count % count == 0 && !numbers.isEmpty else {
        return nil
      }
      commands.append(Command(letter: letter, numbers: numbers))
    }
    return scanner.isAtEnd && !commands.isEmpty ? commands : nil
  }

  /// The fourth and fifth number of an arc are 0 or 1, and may stand without a space.
  private static func isFlag(_ letter: Character, _ index: Int) -> Bool {
    (letter == "a" || letter == "A") && (index % 7 == 3 || index % 7 == 4)
  }

  private static func text(_ commands: [Command], _ isRelative: Bool) -> String {
    commands.enumerated().map { index, command in
      // Further numbers of a move are lines.
      let letter = index == 0 ? (isRelative ? "l" : "L") : String(command.letter)
      if index == 0, command.numbers.isEmpty { return "" }
      return letter + command.numbers.map(Self.number).joined(separator: " ")
    }.joined()
  }

  private static func number(_ value: Double) -> String {
    // The flags of an arc are digits.
    Int(exactly: value).map(String.init) ?? "\((value * 1000).rounded() / 1000)"
  }

  /// The size of the box around all ends of lines; curves may reach a little further.
  private static func size(
    _ commands: [Command], _ isRelative: Bool, from start: (x: Double, y: Double)
  ) -> (width: Double, height: Double) {
    var (at, low, high) = (start, start, start)
    for (index, command) in commands.enumerated() {
      let letter = index == 0 ? (isRelative ? "l" : "L") : command.letter
      let count = counts[Character(letter.lowercased())] ?? 0
      guard count > 0 else { continue }
      let base = letter.isLowercase
      for first in stride(from: 0, to: command.numbers.count, by: count) {
        let numbers = command.numbers[first..<(first + count)]
        switch Character(letter.lowercased()) {
        case "h": at.x = numbers[first] + (base ? at.x : 0)
        case "v": at.y = numbers[first] + (base ? at.y : 0)
        default:
          at = (
            numbers[first + count - 2] + (base ? at.x : 0),
            numbers[first + count - 1] + (base ? at.y : 0)
          )
        }
        low = (min(low.x, at.x), min(low.y, at.y))
        high = (max(high.x, at.x), max(high.y, at.y))
      }
    }
    return (high.x - low.x, high.y - low.y)
  }

  /// Reads letters and numbers of a path.
  private struct Scanner {
    private var rest: Substring

    init(_ text: Substring) { rest = text }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func letter() -> Character? {
      skip()
      guard let first = rest.first, first.isLetter else { return nil }
      return rest.removeFirst()
    }

    mutating func number(isFlag: Bool) -> Double? {
      skip()
      if isFlag, let first = rest.first, first == "0" || first == "1" {
        rest.removeFirst()
        return first == "1" ? 1 : 0
      }
      var text = ""
      var hasPoint = false
      while let next = rest.first {
        if next == "-", text.isEmpty {
        } else if next == ".", !hasPoint {
          hasPoint = true
        } else if !next.isNumber {
          break
        }
        text.append(rest.removeFirst())
      }
      return Double(text)
    }

    private mutating func skip() {
      while let first = rest.first, first == "," || first.isWhitespace { rest.removeFirst() }
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, condition(last) { text.removeLast() }
    return text
  }
}
