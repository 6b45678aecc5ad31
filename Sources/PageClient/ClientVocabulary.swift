import PageMarkup
import PageProtocol
import ScreenLayout
import ViewGraph

/// The numbers of the messages and the words for a person, as names for the client's script:
/// `client_vocabulary.js` is what this writes. In the script that is served the numbers and words themselves
/// take the places of the names.
enum ClientVocabulary {
  private struct Table {
    let name: String
    let about: String
    /// Whether each name has a type of its own, by which the types of its values are found.
    var isExact = false
    /// Names, and values as they are written in a script.
    let cases: [(name: String, value: String)]
  }

  private static var tables: [Table] {
    [
      Table(
        name: "EventKind", about: "What a page tells.",
        cases: EventKind.allCases.map { ("\($0)", "\($0.rawValue)") }),
      Table(
        name: "Operation", about: "What a page is told.", isExact: true,
        cases: Operation.allCases.map { ("\($0)", "\($0.rawValue)") }),
      Table(
        name: "Step", about: "A step of a layout program: see LayoutProgram.swift.",
        cases: LayoutCode.allCases.map { ("\($0)", literal($0.rawValue)) }),
      Table(
        name: "BarArea", about: "The place of controls in a bar or a row.",
        cases: (0..<8).compactMap(BarArea.init(rawValue:)).map { ("\($0)", "\($0.rawValue)") }),
      Table(
        name: "ElementContentTransition", about: "How words and symbols change into others.",
        cases: ElementContentTransition.allCases.map { ("\($0)", "\($0.rawValue)") }),
      Table(
        name: "LeafKind", about: "The way in which a page measures a leaf.",
        cases: LeafKind.allCases.map { ("\($0)", "\($0.rawValue)") }),
      Table(
        name: "FingerPhase", about: "What fingers do: see GestureSample.swift.",
        cases: GestureSample.Phase.allCases.map { ("\($0)", "\($0.rawValue)") }),
      Table(
        name: "DropPhase", about: "What dragged content does: see DropSample.swift.",
        cases: DropSample.Phase.allCases.map { ("\($0)", "\($0.rawValue)") }),
      Table(
        name: "Figure", about: "Sizes in points: see NamedFigures.swift.",
        cases: NamedFigures.all.map { ($0.name, CSSText.number($0.points)) }),
      Table(
        name: "Words", about: "What a person reads.",
        cases: OwnWords.ofScript.map { ("\($0)", literal($0)) }),
    ]
  }

  private static var questions: [(name: String, kinds: [EventKind])] {
    [
      ("isEntry", EventKind.allCases.filter(\.isEntry)),
      ("isAct", EventKind.allCases.filter(\.isAct)),
      ("mayMoveFocus", EventKind.allCases.filter(\.mayMoveFocus)),
    ]
  }

  /// A text, or, where a count decides, its forms by their names.
  private static func literal(_ words: OwnWords) -> String {
    let text = words.english
    guard words.countName != nil else { return literal(text.text) }
    let forms = text.forms.map { ($0.key.rawValue, literal($0.value)) }.sorted { $0.0 < $1.0 }
    return "{ \(forms.map { "\($0.0): \($0.1)" }.joined(separator: ", ")) }"
  }

  private static func literal(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }

  /// The file.
  static var script: String {
    var lines = [
      "// The names of the messages and of words: written from the enumerations of these names by",
      "// `APUS_WRITE=vocabulary swift test --filter ClientVocabularyTests`.", "",
    ]
    for table in tables {
      let (opener, closer) = table.isExact ? ("/** @type {const} */ ({", "})") : ("{", "}")
      lines.append("/** \(table.about) */")
      lines.append("export const \(table.name) = \(opener)")
      lines += table.cases.map { "  \($0.name): \($0.value)," }
      lines += [closer, ""]
    }
    for (name, kinds) in questions {
      lines.append("/** @param {number} kind See EventKind+Meaning.swift. */")
      lines.append("export const \(name) = (kind) => [")
      lines += kinds.map { "  EventKind.\($0)," }
      lines += ["].includes(kind)", ""]
    }
    return lines.joined(separator: "\n")
  }

  /// A script whose words are those of the page's language: what the page says of them (`said`), or the
  /// English.
  /// - Throws: ``ScriptFault`` if there is no such name.
  static func worded(_ script: String) throws -> String {
    let places = OwnWords.ofScript.enumerated().map { index, words in
      ("\(words)", "(said[\(index)]||\(literal(words)))")
    }
    return try replaced("Words", Dictionary(uniqueKeysWithValues: places), in: script)
  }

  /// A script with the numbers and words instead of the names, and without the tables.
  /// - Throws: ``ScriptFault`` if there is no such name.
  static func numbered(_ script: String) throws -> String {
    var result = try worded(script)
    for table in tables where table.name != "Words" {
      let values = Dictionary(uniqueKeysWithValues: table.cases.map { ($0.name, $0.value) })
      result = try replaced(table.name, values, in: result)
    }
    return result
  }

  private static func replaced(
    _ name: String, _ values: [String: String], in script: String
  ) throws -> String {
    var result = script
    if let declared = result.firstRange(of: "const \(name) = "),
      let end = result[declared.upperBound...].firstRange(of: "\n}"),
      let line = result[end.upperBound...].firstRange(of: "\n")
    {
      result.removeSubrange(declared.lowerBound..<line.upperBound)
    }
    let parts = result.split(separator: "\(name).", omittingEmptySubsequences: false)
    result = String(parts[0])
    for part in parts.dropFirst() {
      let key = part.prefix { $0.isLetter }
      guard let value = values[String(key)] else {
        throw ScriptFault(line: 0, reason: "\(name) has no \(key)")
      }
      let rest = part.dropFirst(key.count)
      if result.hasSuffix("["), rest.hasPrefix("]:") {
        result.removeLast()
        result += "\(value)\(rest.dropFirst())"
      } else {
        result += "\(value)\(rest)"
      }
    }
    return result
  }
}
