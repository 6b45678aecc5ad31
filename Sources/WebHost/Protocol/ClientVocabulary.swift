/// The numbers of the messages, as names for the client's script: `client_vocabulary.js` is what this
/// writes. In the script that is served the numbers themselves take the places of the names.
enum ClientVocabulary {
  private static var tables: [(name: String, about: String, cases: [(name: String, number: Int)])] {
    [
      ("EventKind", "What a page tells.", EventKind.allCases.map { ("\($0)", $0.rawValue) }),
      ("Operation", "What a page is told.", Operation.allCases.map { ("\($0)", $0.rawValue) }),
    ]
  }

  private static var questions: [(name: String, kinds: [EventKind])] {
    [
      ("isEntry", EventKind.allCases.filter(\.isEntry)),
      ("isAct", EventKind.allCases.filter(\.isAct)),
      ("mayMoveFocus", EventKind.allCases.filter(\.mayMoveFocus)),
    ]
  }

  /// The file.
  static var script: String {
    var lines = [
      "// The names of the messages: written from Protocol/Messages.swift by",
      "// `APUS_WRITE=vocabulary swift test --filter ClientVocabularyTests`.", "",
    ]
    for table in tables {
      lines.append("/** \(table.about) @enum {number} */")
      lines.append("const \(table.name) = {")
      lines += table.cases.map { "  \($0.name): \($0.number)," }
      lines += ["}", ""]
    }
    for (name, kinds) in questions {
      lines.append("/** See EventKind+Meaning.swift. @param {number} kind */")
      lines.append("const \(name) = (kind) => [")
      lines += kinds.map { "  EventKind.\($0)," }
      lines += ["].includes(kind)", ""]
    }
    return lines.joined(separator: "\n")
  }

  /// A script with the numbers instead of the names, and without the tables.
  /// - Throws: ``ScriptFault`` if there is no such name.
  static func numbered(_ script: String) throws -> String {
    var result = script
    for table in tables {
      let numbers = Dictionary(uniqueKeysWithValues: table.cases.map { ($0.name, $0.number) })
      let name = table.name
      if let declared = result.range(of: "const \(name) = {"),
        let end = result.range(of: "}\n", range: declared.upperBound..<result.endIndex)
      {
        result.removeSubrange(declared.lowerBound..<end.upperBound)
      }
      let parts = result.split(separator: "\(name).", omittingEmptySubsequences: false)
      result = String(parts[0])
      for part in parts.dropFirst() {
        let key = part.prefix { $0.isLetter }
        guard let number = numbers[String(key)] else {
          throw ScriptFault(line: 0, reason: "\(name) has no \(key)")
        }
        let rest = part.dropFirst(key.count)
        if result.hasSuffix("["), rest.hasPrefix("]:") {
          result.removeLast()
          result += "\(number)\(rest.dropFirst())"
        } else {
          result += "\(number)\(rest)"
        }
      }
    }
    return result
  }
}
