extension TokenizedSource {
  /// The index after the last token of the declaration that starts at `start`, within `limit`.
  ///
  /// Swift ends a statement at the end of a line unless the line before or after it says
  /// otherwise: an operator between the two, a member access, a comma.
  func endOfDeclaration(from start: Int, limit: Int) -> Int {
    let depth = tokens[start].depth
    var sawIntroducer = false
    for index in start..<limit where tokens[index].depth == depth {
      let token = tokens[index]
      if token.text == ";" { return index }
      if index > start, token.startsLine, sawIntroducer, !continues(at: index) { return index }
      if ["var", "let"].contains(token.text) { sawIntroducer = true }
    }
    return limit
  }

  /// Whether the token at `index`, the first on its line, belongs to what stands before it.
  private func continues(at index: Int) -> Bool {
    let token = tokens[index]
    let before = tokens[index - 1]
    if token.closes || [",", ":", "{"].contains(token.text) { return true }
    if ["as", "is", "where"].contains(token.text) { return true }
    if token.kind == .operation, token.text.hasPrefix(".") || token.spaceAfter { return true }

    if [",", ":", "=", "->", "@", "."].contains(before.text) { return true }
    if ["var", "let", "as", "is", "in", "try", "await", "some", "any"].contains(before.text) {
      return true
    }
    return before.kind == .operation && before.spaceBefore
  }
}
