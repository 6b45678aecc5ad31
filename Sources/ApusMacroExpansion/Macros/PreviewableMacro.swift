/// `@Previewable`: a mark that `#Preview` reads. By itself it adds nothing.
enum PreviewableMacro {
  static func expand(_ expansion: CompilerRequest.Expansion) throws(MacroError) -> String {
    guard expansion.surroundings.contains(where: { MacroCall($0)?.name == "Preview" }) else {
      let use = TokenizedSource(expansion.use.text)
      throw MacroError(
        message: "'@Previewable' only works inside the braces of a '#Preview'",
        filePath: expansion.use.filePath,
        offset: expansion.use.offset + (use.tokens.first?.range.lowerBound ?? 0))
    }
    return ""
  }
}
