/// A declaration of a type, taken apart as far as its own properties go.
struct TypeDeclaration {
  /// A property in which a value is stored.
  struct Property: Equatable {
    var name: String
    /// Whether its value can be between two others, as far as its declaration says.
    var moves: Bool
  }

  /// The access that its members need: `public`, `package` or nil.
  var access: String?
  var storedProperties: [Property] = []
  /// The names of all variables of its values.
  var memberNames: Set<String> = []

  /// Nil if the text is no struct, class or enum.
  init?(_ source: TokenizedSource) {
    let tokens = source.tokens
    guard
      let word = tokens.firstIndex(where: {
        $0.depth == 0 && ["struct", "class", "enum"].contains($0.text)
      }),
      let opening = tokens[word...].firstIndex(where: { $0.depth == 0 && $0.text == "{" }),
      let closing = source.closing(of: opening)
    else { return nil }
    let attributes = source.attributes(from: 0).last?.tokens.upperBound ?? 0
    for token in tokens[min(attributes, word)..<word] where token.depth == 0 {
      if ["public", "open"].contains(token.text) { access = "public" }
      if token.text == "package" { access = "package" }
    }
    var index = opening + 1
    while index < closing {
      let end = Self.endOfVariable(from: index, limit: closing, in: source)
      if let end {
        read(source.text(ofTokens: index..<end))
        index = end
      } else {
        index += 1
      }
      while index < closing,
        tokens[index].depth != 1 || !(tokens[index].startsLine || tokens[index - 1].text == ";")
      {
        index += 1
      }
    }
  }

  /// The index after a variable that begins at a token; nil if none begins there.
  private static func endOfVariable(
    from start: Int, limit: Int, in source: TokenizedSource
  ) -> Int? {
    var index = source.attributes(from: start).last?.tokens.upperBound ?? start
    while index < limit, VariableDeclaration.modifiers.contains(source.tokens[index].text) {
      index += 1
      if index < limit, source.tokens[index].text == "(" {
        index = (source.closing(of: index) ?? limit - 1) + 1
      }
    }
    guard index < limit, source.tokens[index].text == "var" else { return nil }
    return source.endOfDeclaration(from: start, limit: limit)
  }

  private mutating func read(_ text: String) {
    let source = TokenizedSource(text)
    let variable = VariableDeclaration(source)
    let names = [variable.name] + source.furtherNames(of: variable.name)
    guard !variable.isStatic else { return }
    memberNames.formUnion(names)
    guard !variable.hasAccessors || source.observes else { return }
    let attributes = source.attributes(from: 0)
    let isLazy = source.tokens.prefix { $0.text != "var" }.contains { $0.text == "lazy" }
    // A wrapper stores the value elsewhere.
    let moves = !isLazy && attributes.allSatisfy { ["MainActor", "available"].contains($0.name) }
    storedProperties += names.map { Property(name: $0, moves: moves) }
  }
}

extension TokenizedSource {
  /// Whether the braces of a variable only observe it.
  fileprivate var observes: Bool {
    guard let opening = tokens.firstIndex(where: { $0.depth == 0 && $0.text == "{" }) else {
      return false
    }
    return tokens[(opening + 1)...].contains {
      $0.depth == 1 && ["willSet", "didSet"].contains($0.text)
    }
  }

  /// The names behind the first one of `var width: Double, height: Double`.
  fileprivate func furtherNames(of first: String) -> [String] {
    var names: [String] = []
    var open = 0
    for index in tokens.indices.dropLast() where tokens[index].depth == 0 {
      let token = tokens[index]
      if token.kind == .operation, token.text != "->" {
        open += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      }
      guard token.text == ",", open <= 0, tokens[index + 1].kind == .word else { continue }
      let isName =
        index + 2 == tokens.count || [":", "=", ","].contains(tokens[index + 2].text)
      if isName { names.append(tokens[index + 1].text.filter { $0 != "`" }) }
    }
    return names
  }
}
