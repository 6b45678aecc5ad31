/// `#Preview`: a type that the registry of previews finds by its conformance.
///
/// The arguments go unchanged to a method with the macro's own parameters, so that the compiler
/// judges them twice by the same rules. Names that a screen may use for things of its own (`Preview`
/// itself, or a module name, which an alias may have replaced) are not mentioned.
enum PreviewMacro {
  static func expand(_ expansion: CompilerRequest.Expansion) throws(MacroError) -> String {
    guard let call = MacroCall(expansion.use.text) else {
      throw MacroError(
        message: "'#Preview' is expected here", filePath: expansion.use.filePath,
        offset: expansion.use.offset)
    }
    let fileID = String(decoding: JSONValue.string(expansion.use.fileID).encoded, as: UTF8.self)
    let line = expansion.use.line + call.linesBefore
    return """
      \(call.attributes)
      nonisolated enum \(expansion.discriminator)7PreviewfMu_: _PreviewDeclaration {
      @MainActor static func _preview() -> _DeclaredPreview {
      _PreviewSite(fileID: \(fileID), line: \(line)).preview\(try arguments(of: call, expansion))
      }
      }
      """
  }

  /// The arguments, with the variables marked `@Previewable` moved into a view.
  private static func arguments(
    of call: MacroCall, _ expansion: CompilerRequest.Expansion
  ) throws(MacroError) -> String {
    let source = call.source
    let all = source.text(ofTokens: call.arguments)
    guard let (opening, closing) = call.closure(labelled: "body") else { return all }
    let body: PreviewBody
    do {
      body = try PreviewBody(source, opening + 1..<closing)
    } catch {
      throw MacroError(
        message: error.message, filePath: expansion.use.filePath,
        offset: expansion.use.offset + error.offset)
    }
    if body.properties.isEmpty { return all }
    return """
      \(source.text(ofTokens: call.arguments.lowerBound..<opening + 1))
      struct __PreviewableBody: _PreviewableView {
      \(body.properties.joined(separator: "\n"))
      var body: some _PreviewableView {
      \(body.content)
      }
      }
      return __PreviewableBody()
      \(source.text(ofTokens: closing..<call.arguments.upperBound))
      """
  }
}
