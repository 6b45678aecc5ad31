/// The name of a control that shows a symbol and no words.
///
/// A phone says a description of the symbol. Common symbols have the words of Apus, in the visitor's language. Other
/// symbols have the words of their names.
package enum SymbolWords {
  /// The name, as `Add` for `plus.circle.fill` and `Cart` for `cart`.
  ///
  /// - Parameter word: The sentence of one of the words of Apus.
  package static func name(of symbol: String, in word: (OwnWords) -> String = \.rawValue) -> String
  {
    let parts = outline(of: symbol)
    let outline = parts.joined(separator: ".")
    if let known = words[outline] { return word(known) }
    if let known = english[outline] { return known }
    let name = parts.joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The parts of a name without those of its form, as of `.circle.fill`.
  private static func outline(of symbol: String) -> [Substring] {
    var parts = symbol.split(separator: ".")
    while parts.count > 1, let last = parts.last, forms.contains(last) { parts.removeLast() }
    return parts
  }

  private static let forms: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  private static let words: [String: OwnWords] = [
    "plus": .add, "xmark": .close, "trash": .delete, "pencil": .edit, "square.and.pencil": .compose,
    "gear": .settings, "gearshape": .settings, "chevron.left": .back, "chevron.backward": .back,
    "arrow.left": .back, "arrow.backward": .back, "arrow.clockwise": .refresh, "play": .play,
    "pause": .pause, "backward": .rewind, "forward": .fastForward, "camera": .camera,
    "doc.on.doc": .copy, "doc.on.clipboard": .paste, "arrow.uturn.backward": .undo,
    "arrow.uturn.forward": .redo, "arrowshape.turn.up.left": .reply,
  ]

  private static let english: [String: String] = [
    "square.and.arrow.up": "Share", "ellipsis": "More", "magnifyingglass": "Search",
    "minus": "Remove", "chevron.right": "Forward", "chevron.forward": "Forward", "info": "Info",
    "questionmark": "Help", "house": "Home", "line.3.horizontal": "Menu",
    "line.3.horizontal.decrease": "Filter", "checkmark": "Done",
  ]
}
