/// A parameter of a public function that nothing reads.
struct IgnoredParameter: Equatable, CustomStringConvertible {
  /// As Swift names functions: `frame(width:height:)`.
  let function: String
  let parameter: String
  let line: Int

  var description: String { "line \(line): \(parameter) of \(function)" }
}

/// Finds the parameters of public functions, initializers and subscripts that their bodies do not
/// name.
///
/// A parameter that is a type says it to the compiler. A body that says of itself that it has no meaning on a page, or is not drawn, may ignore what it
/// likes. What begins with an underscore is not for apps; what is unavailable is not called.
struct IgnoredParameters {
  private let text: SourceText
  private(set) var found: [IgnoredParameter] = []

  init(in source: String) {
    text = SourceText(source)
    var place = 0
    while let declaration = next(from: &place) { judge(declaration) }
  }

  private struct Declaration {
    let name: String
    let place: Int
    let parameters: [(label: String, name: String)]
    let body: String
  }

  private mutating func judge(_ declaration: Declaration) {
    if declaration.name.hasPrefix("_") { return }
    if declaration.body.contains("noMeaning(") || declaration.body.contains("notDrawn(") { return }
    let labels = declaration.parameters.map { $0.label + ":" }.joined()
    for parameter in declaration.parameters
    where parameter.name == "_" || !Self.names(declaration.body, parameter.name) {
      found.append(
        IgnoredParameter(
          function: "\(declaration.name)(\(labels))",
          parameter: parameter.name == "_" ? parameter.label : parameter.name,
          line: text.line(at: declaration.place)))
    }
  }

  /// Whether a body reads a name: as a word that is neither a member of something nor the label of an
  /// argument.
  private static func names(_ body: String, _ name: String) -> Bool {
    let plain = Substring(name.filter { $0 != "`" })
    var rest = body[...]
    while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
      let word = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let before = body[..<start].last { $0 != "`" }
      let after = body[word.endIndex...].first { $0 != "`" }
      if word == plain, before != ".", after != ":" { return true }
      rest = body[word.endIndex...]
    }
    return false
  }

  // MARK: Declarations

  private func next(from place: inout Int) -> Declaration? {
    while let word = nextWord(from: &place) {
      guard word.text == "func" || word.text == "init" || word.text == "subscript",
        isPublic(before: word.start)
      else { continue }
      if let declaration = declaration(word.text, from: place) {
        place = max(place, declaration.place + 1)
        return declaration
      }
    }
    return nil
  }

  private func nextWord(from place: inout Int) -> (text: String, start: Int)? {
    while place < text.code.count, !isLetter(text.code[place]) { place += 1 }
    guard place < text.code.count else { return nil }
    let start = place
    while place < text.code.count, isLetter(text.code[place]) || text.code[place].isNumber {
      place += 1
    }
    return (String(text.code[start..<place]), start)
  }

  private func isLetter(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  /// Whether the modifiers in front of a declaration say that it is public, and not unavailable.
  private func isPublic(before start: Int) -> Bool {
    var first = start
    while first > 0, !"{};".contains(text.code[first - 1]) { first -= 1 }
    let line = text.code[..<start].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
    let words = text.code[line..<start].split { !isLetter($0) }.map { String($0) }
    let attributes = attributes(between: first, and: start)
    return (words.contains("public") || words.contains("open"))
      && !attributes.contains("unavailable")
  }

  /// The lines of attributes directly above a declaration, and its own up to `start`.
  private func attributes(between first: Int, and start: Int) -> String {
    let lines = String(text.code[first..<start]).split(
      separator: "\n", omittingEmptySubsequences: false)
    var own = String(lines.last ?? "")
    for line in lines.dropLast().reversed() {
      let content = line.drop { $0.isWhitespace }
      // What is left of a comment is a blank line.
      guard content.isEmpty || content.hasPrefix("@") || content.hasPrefix(")") || own.contains(")")
      else { break }
      own = line + "\n" + own
    }
    return own
  }

  private func declaration(_ keyword: String, from place: Int) -> Declaration? {
    var index = place
    while index < text.code.count, text.code[index] != "(", text.code[index] != "<" { index += 1 }
    let name = keyword == "func" ? String(text.code[place..<index]) : keyword
    if index < text.code.count, text.code[index] == "<" { index = endOfGenerics(from: index) }
    guard index < text.code.count, text.code[index] == "(",
      let end = text.end(ofBracketAt: index), let body = body(behind: end)
    else { return nil }
    return Declaration(
      name: name.filter { !$0.isWhitespace }, place: place,
      parameters: parameters(in: String(text.code[(index + 1)..<(end - 1)]), keyword),
      body: body)
  }

  private func endOfGenerics(from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < text.code.count {
      if text.code[index] == "<" { depth += 1 }
      if text.code[index] == ">", text.code[index - 1] != "-" {
        depth -= 1
        if depth == 0 { break }
      }
      index += 1
    }
    index += 1
    while index < text.code.count, text.code[index].isWhitespace { index += 1 }
    return index
  }

  /// What stands in the braces behind a signature; nil if there are none, as in a protocol.
  private func body(behind end: Int) -> String? {
    var index = end
    while index < text.code.count {
      switch text.code[index] {
      case "{":
        return text.end(ofBracketAt: index).map { String(text.code[(index + 1)..<($0 - 1)]) }
      case "}", ";": return nil
      case "(", "[":
        guard let next = text.end(ofBracketAt: index) else { return nil }
        index = next
      case let character where isLetter(character):
        let start = index
        while index < text.code.count, isLetter(text.code[index]) { index += 1 }
        let ends = ["func", "var", "let", "init", "static", "public", "associatedtype", "case"]
        if ends.contains(String(text.code[start..<index])) { return nil }
      case "@" where !isBehindArrow(index): return nil
      default: index += 1
      }
    }
    return nil
  }

  private func isBehindArrow(_ place: Int) -> Bool {
    text.code[..<place].last { !$0.isWhitespace } == ">"
  }

  private func parameters(in list: String, _ keyword: String) -> [(label: String, name: String)] {
    var parts: [String] = [""]
    var depth = 0
    var last: Character = " "
    for character in list {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      last = character
    }
    return parts.compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let type = part[part.index(after: colon)...].prefix { $0 != "=" }.filter { !$0.isWhitespace }
      if type.hasSuffix(".Type") { return nil }
      let words = part[..<colon].split { $0.isWhitespace }.filter { !$0.hasPrefix("@") }
      guard let label = words.first, let name = words.last else { return nil }
      let isUnlabelled = keyword == "subscript" && words.count == 1
      return (isUnlabelled ? "_" : String(label), String(name))
    }
  }
}
