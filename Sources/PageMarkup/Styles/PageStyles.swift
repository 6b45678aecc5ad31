import ViewGraph

/// The style rules that a page has received besides the sheet that all pages share.
///
/// A rule is `.prefix-suffix{declarations}`. Each animation that it names has a rule as well. The host writes all of them
/// from typed values.
package final class PageStyles {
  private var known: Set<String> = []
  private var fresh: [String] = []

  package init() {}

  /// Classes that a page may collect before it is sent anew with only those in use.
  static let limit = 4_000

  package var isFull: Bool { known.count > Self.limit }

  /// Whether changes may move that have no animation of their own.
  private(set) var movesAll = false

  /// Adds the rule for a class unless the page has it.
  func use(_ kind: StyleKind, _ suffix: String, _ values: Values) {
    if kind.movesAll { movesAll = true }
    guard let declarations = kind.declarations else { return }
    let name = "\(kind.prefix)-\(suffix)"
    guard known.insert(name).inserted else { return }
    if let font = kind.fontName?(values) { use(font: font) }
    fresh.append(".\(name){\(declarations(values))}")
    for animation in kind.keyframes?(values) ?? [] {
      fresh.append("@keyframes \(animation.name){\(animation.frames)}")
    }
  }

  /// The fonts of the app that are on the page, by name.
  package private(set) var fonts: [(name: String, font: AppFonts.Font)] = []

  private func use(font name: String) {
    let faces = AppFonts.shared.faces(named: name)
    for face in faces {
      let weights = "\(face.weights.lowerBound) \(face.weights.upperBound)"
      fresh.append(
        """
        @font-face{font-family:"\(name)";src:url(\(face.font.address)) \
        format("\(face.font.file.format.name)");font-weight:\(weights);\
        font-style:\(face.isItalic ? "italic" : "normal");font-display:swap}
        """)
    }
    if let first = faces.first { fonts.append((name, first.font)) }
  }

  /// Rules that the page does not have yet.
  package func takeFresh() -> [String] {
    defer { fresh = [] }
    return fresh
  }

  package func removeAll() {
    known = []
    fresh = []
    fonts = []
    movesAll = false
  }
}
