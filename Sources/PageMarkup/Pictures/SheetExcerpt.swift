/// The rules of a style sheet that some elements need.
struct SheetExcerpt {
  private let classes: Set<String>
  private(set) var text = ""

  /// - Parameters:
  ///   - sheet: A style sheet without comments.
  ///   - classes: The classes of the elements.
  init(of sheet: String, classes: Set<String>) {
    self.classes = classes
    text = rules(in: Substring(sheet))
  }

  private func rules(in sheet: Substring) -> String {
    var kept = ""
    var rest = sheet
    while let (head, body) = Self.next(&rest) {
      let name = head.drop { $0.isWhitespace }
      guard let body else {
        kept += "\(name);"
        continue
      }
      if name.hasPrefix("@keyframes") || name.hasPrefix("@container") { continue }
      if name.hasPrefix("@property") || name.hasPrefix("@font-face") {
        kept += "\(name){\(body)}"
      } else if name.hasPrefix("@") {
        let inside = rules(in: body)
        if !inside.isEmpty { kept += "\(name){\(inside)}" }
      } else {
        let selectors = Self.parts(of: name).filter(applies)
        if !selectors.isEmpty { kept += "\(selectors.joined(separator: ",")){\(body)}" }
      }
    }
    return kept
  }

  /// Whether elements may have all classes that a selector asks for.
  private func applies(_ selector: Substring) -> Bool {
    var depth = 0
    var name: String?
    for character in selector + " " {
      if let part = name {
        if character.isLetter || character.isNumber || character == "-" || character == "_" {
          name = part + String(character)
          continue
        }
        if !classes.contains(part) { return false }
        name = nil
      }
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "." where depth == 0: name = ""
      default: break
      }
    }
    return true
  }

  /// The next rule: its selectors or its name, and its body; a body of nil is a statement without one.
  private static func next(_ rest: inout Substring) -> (Substring, Substring?)? {
    guard let end = find(in: rest, where: { $0 == "{" || $0 == ";" }) else { return nil }
    let head = rest[..<end]
    let isStatement = rest[end] == ";"
    rest = rest[rest.index(after: end)...]
    if isStatement { return (head, nil) }
    var depth = 1
    let close = find(in: rest) { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth == 0
    }
    let body = rest[..<(close ?? rest.endIndex)]
    rest = close.map { rest[rest.index(after: $0)...] } ?? ""
    return (head, body)
  }

  /// The selectors of a list.
  private static func parts(of list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = list
    var depth = 0
    while let comma = find(
      in: rest,
      where: { character in
        if character == "(" || character == "[" { depth += 1 }
        if character == ")" || character == "]" { depth -= 1 }
        return depth == 0 && character == ","
      })
    {
      parts.append(rest[..<comma])
      rest = rest[rest.index(after: comma)...]
    }
    return parts + [rest]
  }

  /// The first place outside of quotes.
  private static func find(
    in text: Substring, where isWanted: (Character) -> Bool
  ) -> Substring.Index? {
    var quote: Character?
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if isWanted(character) {
        return index
      }
    }
    return nil
  }
}
