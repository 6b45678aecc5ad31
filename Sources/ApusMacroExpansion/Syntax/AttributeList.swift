/// One attribute, such as `@State` or `@SwiftUI.Environment(\.locale)`.
struct Attribute {
  /// The last part of its name: `Environment`.
  var name: String
  /// The indices of its tokens.
  var tokens: Range<Int>
}

extension TokenizedSource {
  /// The attributes that follow each other from the token at `start` on.
  func attributes(from start: Int) -> [Attribute] {
    var attributes: [Attribute] = []
    var index = start
    while index + 1 < tokens.count, tokens[index].text == "@", tokens[index + 1].kind == .word {
      let first = index
      index += 1
      while index + 2 < tokens.count, tokens[index + 1].text == ".",
        tokens[index + 2].kind == .word
      {
        index += 2
      }
      let name = tokens[index].text
      index += 1
      index = skippingGenericArguments(from: index)
      if index < tokens.count, tokens[index].text == "(", !tokens[index].spaceBefore {
        index = (closing(of: index) ?? tokens.count - 1) + 1
      }
      attributes.append(Attribute(name: name, tokens: first..<index))
    }
    return attributes
  }

  private func skippingGenericArguments(from start: Int) -> Int {
    guard start < tokens.count, tokens[start].text.hasPrefix("<"), !tokens[start].spaceBefore
    else { return start }
    var open = 0
    for index in start..<tokens.count where tokens[index].kind == .operation {
      open += tokens[index].text.count { $0 == "<" }
      if tokens[index].text != "->" { open -= tokens[index].text.count { $0 == ">" } }
      if open <= 0 { return index + 1 }
    }
    return start
  }
}
