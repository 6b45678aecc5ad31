/// `@Animatable`: `animatableData` of the stored properties, and the conformance.
enum AnimatableMacro {
  /// The property `animatableData`; empty where nothing moves, or the type has it.
  static func member(_ expansion: CompilerRequest.Expansion) throws(MacroError) -> String {
    guard let type = expansion.declaration.flatMap({ TypeDeclaration(TokenizedSource($0.text)) })
    else {
      let use = TokenizedSource(expansion.use.text)
      throw MacroError(
        message: "'@Animatable' stands before a struct, a class or an enum",
        filePath: expansion.use.filePath,
        offset: expansion.use.offset + (use.tokens.first?.range.lowerBound ?? 0))
    }
    let moving = type.storedProperties.filter(\.moves).map(\.name)
    guard !moving.isEmpty, !type.memberNames.contains("animatableData") else { return "" }
    let last = moving[moving.count - 1]
    let value = moving.dropLast().reversed().reduce("_AnimatedProperty.data(self.\(last))") {
      "AnimatablePair(_AnimatedProperty.data(self.\($1)), \($0))"
    }
    let steps = moving.map { "_AnimatedProperty.set(&self.\($0), parts.next())" }
    let access = type.access.map { "\($0) " } ?? ""
    return """
      nonisolated \(access)var animatableData: some VectorArithmetic {
      get { \(value) }
      set {
      var parts = _AnimatedParts(newValue, count: \(moving.count))
      \(steps.joined(separator: "\n"))
      }
      }
      """
  }

  /// The conformance, unless the type has it by another protocol.
  static func conformance(_ expansion: CompilerRequest.Expansion) -> String {
    guard let type = expansion.extendedType, let lacking = expansion.conformances,
      TokenizedSource(lacking).tokens.contains(where: { $0.text == "Animatable" })
    else { return "" }
    return "extension \(type): Animatable {}"
  }
}
