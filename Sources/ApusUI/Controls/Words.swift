import ViewGraph

extension EmissionContext {
  /// The words of a view, for an element that has only words.
  func words<Content: View>(of view: Content) -> String {
    if let text = view as? Text {
      let values = environment
      let words = text.resolved(in: values)
      return values.isRedacted ? words.redacted : words
    }
    if view is EmptyView { return "" }
    let bytes = capture { emit(0x301D5, view) }
    return words(in: bytes)
  }

  /// The words of written elements, and of the components placed among them.
  func words(in bytes: [UInt8]) -> String {
    var words: [String] = []
    collectWords(in: bytes, &words)
    return words.joined(separator: " ")
  }
}
