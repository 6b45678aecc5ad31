/// What stands between the braces of a preview, sorted into the properties of a view and the rest.
struct PreviewBody {
  /// The declarations marked `@Previewable`, without the mark.
  var properties: [String] = []
  /// All else, in its order.
  var content = ""
}

/// A use of `@Previewable` that cannot be honoured.
struct PreviewableMisuse: Error {
  var message: String
  /// The byte of the source where the mark is.
  var offset: Int
}

extension PreviewBody {
  static let mark = "Previewable"

  /// Reads the tokens in `range`, the inside of a closure.
  init(_ source: TokenizedSource, _ range: Range<Int>) throws(PreviewableMisuse) {
    guard let first = range.first else { return }
    let tokens = source.tokens
    let depth = tokens[first].depth
    var conditions = 0
    var index = Self.skippingSignature(source, range)
    var contentStart = index < tokens.count ? tokens[index].range.lowerBound : 0

    while index < range.upperBound {
      let token = tokens[index]
      if token.text == "#" { conditions += Self.conditionStep(tokens[index + 1].text) }
      let attributes = token.text == "@" ? source.attributes(from: index) : []
      guard let mark = attributes.first(where: { $0.name == Self.mark }) else {
        index = attributes.last?.tokens.upperBound ?? index + 1
        continue
      }
      guard token.depth == depth, conditions == 0 else {
        throw PreviewableMisuse(
          message: "'@Previewable' has to stand at the top level of the preview's braces",
          offset: tokens[mark.tokens.lowerBound].range.lowerBound)
      }
      let end = source.endOfDeclaration(from: index, limit: range.upperBound)
      let inside = tokens[index..<end].filter { $0.depth == depth }
      guard inside.contains(where: { ["var", "let"].contains($0.text) }) else {
        throw PreviewableMisuse(
          message: "'@Previewable' goes with a variable, such as '@Previewable @State var'",
          offset: tokens[mark.tokens.lowerBound].range.lowerBound)
      }
      content += source.text(contentStart..<token.range.lowerBound)
      properties.append(
        source.text(ofTokens: index..<mark.tokens.lowerBound) + " "
          + source.text(ofTokens: mark.tokens.upperBound..<end))
      index = end
      if index < range.upperBound, tokens[index].text == ";" { index += 1 }
      contentStart = tokens[index - 1].range.upperBound
    }
    if let last = tokens[range].last, contentStart < last.range.upperBound {
      content += source.text(contentStart..<last.range.upperBound)
    }
  }

  private static func conditionStep(_ directive: String) -> Int {
    switch directive {
    case "if": 1
    case "endif": -1
    default: 0
    }
  }

  /// The index after `in`, if the closure starts with a signature such as `() -> some View in`.
  private static func skippingSignature(_ source: TokenizedSource, _ range: Range<Int>) -> Int {
    let tokens = source.tokens
    let depth = tokens[range.lowerBound].depth
    for index in range where tokens[index].depth == depth {
      let token = tokens[index]
      if token.text == "in" { return index + 1 }
      let partOfSignature =
        ["(", ")", "[", "]", "@", "->"].contains(token.text)
        || (token.kind == .word && !["for", "var", "let"].contains(token.text))
      if !partOfSignature || (token.startsLine && index > range.lowerBound) { break }
    }
    return range.lowerBound
  }
}
