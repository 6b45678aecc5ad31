import CClientParts
import PageMarkup
import ScreenLayout

/// The page's style sheet. Its parts are files in Resources, which `CClientParts` lists; a later rule
/// wins over an earlier one of its layer.
package enum StyleSheet {
  /// As it is sent: without comments and white space.
  package static var source: [UInt8] { shortened(Rules.filterProperties.utf8 + written) }

  /// The same as text, for pictures that hold a part of it.
  package static let text = String(decoding: source, as: UTF8.self)

  /// As it is written, with the sizes that stand for their names: see ``NamedFigures``.
  static var written: [UInt8] {
    let sheet = String(decoding: parts, as: UTF8.self)
    let figures = Dictionary(uniqueKeysWithValues: NamedFigures.all.map { ($0.name, $0.points) })
    return Array(
      sheet.replacing(/figure\((\w+)\)/) { match in
        guard let points = figures[String(match.output.1)] else {
          preconditionFailure("The style sheet names \(match.output.0), which is no figure.")
        }
        return CSSText.number(points) + "px"
      }.utf8)
  }

  /// The files.
  static var parts: [UInt8] {
    ClientParts.files(client_style_sheets()).flatMap { Array($0.text.utf8) }
  }

  /// The same rules with no comments, and white space only where it means something.
  static func shortened(_ sheet: [UInt8]) -> [UInt8] {
    var short: [UInt8] = []
    short.reserveCapacity(sheet.count)
    var quote: UInt8?
    var isComment = false
    var hasGap = false
    var index = 0
    while index < sheet.count {
      let byte = sheet[index]
      let next = index + 1 < sheet.count ? sheet[index + 1] : 0
      index += 1
      if isComment {
        guard byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") else { continue }
        isComment = false
        index += 1
        continue
      }
      if let open = quote {
        short.append(byte)
        if byte == open { quote = nil }
        continue
      }
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        isComment = true
        index += 1
        continue
      }
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        hasGap = true
        continue
      }
      // After a colon a gap means nothing, before one it asks for an element inside.
      if hasGap, let last = short.last, !Self.closed.contains(last), last != UInt8(ascii: ":"),
        !Self.closed.contains(byte)
      {
        short.append(UInt8(ascii: " "))
      }
      hasGap = false
      if byte == UInt8(ascii: "}"), short.last == UInt8(ascii: ";") { short.removeLast() }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      short.append(byte)
    }
    return short
  }

  /// Beside these a gap means nothing.
  private static let closed = Set("{};,>".utf8)
}
