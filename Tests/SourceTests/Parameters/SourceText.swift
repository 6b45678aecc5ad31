/// Swift source without what is not code: comments and the words of strings become blanks, so that
/// brackets match and every name that is left is a name. Expressions in strings stay.
struct SourceText {
  let code: [Character]

  init(_ source: String) {
    var blanker = Blanker(Array(source))
    blanker.code()
    code = blanker.result
  }

  /// The place behind the bracket that closes the one at `start`.
  func end(ofBracketAt start: Int) -> Int? {
    let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var open: [Character] = []
    var index = start
    while index < code.count {
      if let closing = pairs[code[index]] {
        open.append(closing)
      } else if code[index] == open.last {
        open.removeLast()
        if open.isEmpty { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  func line(at place: Int) -> Int { code[..<place].count { $0.isNewline } + 1 }
}

/// Copies source, with blanks for comments and strings.
private struct Blanker {
  private let source: [Character]
  private var place = 0
  private(set) var result: [Character] = []

  init(_ source: [Character]) { self.source = source }

  private func has(_ text: String) -> Bool {
    let text = Array(text)
    return place + text.count <= source.count
      && Array(source[place..<(place + text.count)]) == text
  }

  private mutating func keep() {
    result.append(source[place])
    place += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where place < source.count {
      result.append(source[place].isNewline ? source[place] : " ")
      place += 1
    }
  }

  /// Up to the end, or to the parenthesis that ends an expression in a string.
  mutating func code(inString: Bool = false) {
    var depth = 0
    while place < source.count {
      if has("//") {
        while place < source.count, !source[place].isNewline { blank() }
      } else if has("/*") {
        comment()
      } else if source[place] == "\"" || source[place] == "#" && isRawString {
        string()
      } else {
        if source[place] == "(" { depth += 1 }
        if source[place] == ")" {
          if inString, depth == 0 { return }
          depth -= 1
        }
        keep()
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        blank(2)
      } else if has("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && place < source.count
  }

  private var isRawString: Bool {
    var next = place
    while next < source.count, source[next] == "#" { next += 1 }
    return next < source.count && source[next] == "\""
  }

  private mutating func string() {
    var marks = ""
    while source[place] == "#" {
      marks += "#"
      blank()
    }
    let quote = has("\"\"\"") ? "\"\"\"" : "\""
    blank(quote.count)
    while place < source.count, !has(quote + marks) {
      if has("\\" + marks + "(") {
        blank(1 + marks.count)
        keep()
        code(inString: true)
        if place < source.count { keep() }
      } else if marks.isEmpty, source[place] == "\\" {
        blank(2)
      } else {
        blank()
      }
    }
    blank(quote.count + marks.count)
  }
}
