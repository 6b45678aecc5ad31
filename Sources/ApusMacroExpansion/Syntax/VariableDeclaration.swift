/// A declaration of one variable, taken apart.
struct VariableDeclaration {
  /// `var`, `let`, `func`, …: the first word after attributes and modifiers, or nil.
  var introducer: String?
  var isStatic: Bool
  /// Without backticks.
  var name: String
  var type: String?
  var initialValue: String?
  var hasAccessors: Bool
}

extension VariableDeclaration {
  static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
    "lazy", "weak", "unowned", "nonisolated", "override", "dynamic", "optional", "required",
  ]

  init(_ source: TokenizedSource) {
    let tokens = source.tokens
    var index = source.attributes(from: 0).last?.tokens.upperBound ?? 0
    isStatic = false
    while index < tokens.count, Self.modifiers.contains(tokens[index].text) {
      isStatic = isStatic || ["static", "class"].contains(tokens[index].text)
      index += 1
      if index < tokens.count, tokens[index].text == "(" {
        index = (source.closing(of: index) ?? tokens.count - 1) + 1
      }
    }
    introducer = index < tokens.count ? tokens[index].text : nil
    index += 1
    name = index < tokens.count ? tokens[index].text.filter { $0 != "`" } : ""
    index += 1

    let rest = index..<max(index, tokens.count)
    let assignment = rest.first { tokens[$0].depth == 0 && tokens[$0].text == "=" }
    let accessors = rest.first { tokens[$0].depth == 0 && tokens[$0].text == "{" }
    if index < tokens.count, tokens[index].text == ":" {
      let end = min(assignment ?? tokens.count, accessors ?? tokens.count)
      type = source.text(ofTokens: index + 1..<max(index + 1, end))
    }
    initialValue = assignment.map { source.text(ofTokens: $0 + 1..<tokens.count) }
    hasAccessors = assignment == nil && accessors != nil
  }

  /// The type inside the optional, or nil if the type is not written as an optional.
  var wrappedType: String? {
    guard let type else { return nil }
    let tokens = TokenizedSource(type).tokens
    if let last = tokens.last, ["?", "!"].contains(type.last), last.kind == .operation {
      let isFunction = tokens.contains { $0.depth == 0 && $0.text == "->" }
      return isFunction ? nil : String(type.dropLast())
    }
    for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) {
      return String(type.dropFirst(prefix.count).dropLast())
    }
    return nil
  }
}
