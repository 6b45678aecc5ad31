/// `@Previewable`: a mark that `#Preview` reads. By itself it adds nothing.
enum PreviewableMacro {
  static func expand(_ expansion: CompilerRequest.Expansion) throws(MacroError) -> String {
    let isInPreview = expansion.surroundings.contains { surrounding in
      MacroCall(surrounding).map { $0.source.text(ofTokens: $0.sign + 1..<$0.arguments.lowerBound) }?
        .split(separator: ".").last == "Preview"
    }
    guard isInPreview else {
      let use = TokenizedSource(expansion.use.text)
      throw MacroError(
        message: "'@Previewable' only works inside the braces of a '#Preview'",
        filePath: expansion.use.filePath,
        offset: expansion.use.offset + (use.tokens.first?.range.lowerBound ?? 0))
    }
    return ""
  }
}
