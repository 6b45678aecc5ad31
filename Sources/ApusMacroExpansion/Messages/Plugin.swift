/// Answers the compiler's requests.
package enum Plugin {
  /// Answers the compiler's messages one after the other, until it is done.
  /// - Parameters: File descriptors.
  package static func serve(input: Int32, output: Int32) throws {
    let stream = MessageStream(input: input, output: output)
    while let message = try stream.next() {
      try stream.send(answer(message))
    }
  }

  /// The answer to one message, in the same form: JSON in UTF-8.
  ///
  /// Throws if the message is not a request; the compiler then reports that the plugin failed.
  static func answer(_ message: [UInt8]) throws -> [UInt8] {
    let request = try CompilerRequest(JSONReader.read(message))
    return answer(to: request).message.encoded
  }

  private static func answer(to request: CompilerRequest) -> PluginAnswer {
    switch request {
    case .capability: .capability
    case .loadLibrary(let path): .libraryNotLoaded(path: path)
    case .expand(let expansion): answer(to: expansion)
    }
  }

  private static func answer(to expansion: CompilerRequest.Expansion) -> PluginAnswer {
    do throws(MacroError) {
      switch (expansion.macro, expansion.role) {
      case ("PreviewMacro", "declaration"):
        return .expanded(try PreviewMacro.expand(expansion))
      case ("PreviewableMacro", "peer"):
        return .expanded(try PreviewableMacro.expand(expansion))
      case ("EntryMacro", "accessor"):
        return EntryMacro.accessors(expansion)
      case ("EntryMacro", "peer"):
        return EntryMacro.key(expansion)
      case ("AnimatableMacro", "member"):
        return .expanded(try AnimatableMacro.member(expansion))
      case ("AnimatableMacro", "extension"):
        return .expanded(AnimatableMacro.conformance(expansion))
      case ("AnimatableIgnoredMacro", "accessor"):
        // A mark that `@Animatable` reads.
        return .expanded("")
      default:
        throw MacroError(
          message: "ApusMacros has no macro '\(expansion.macro)' in the role '\(expansion.role)'",
          filePath: expansion.use.filePath, offset: expansion.use.offset)
      }
    } catch {
      return .refused([error])
    }
  }
}
