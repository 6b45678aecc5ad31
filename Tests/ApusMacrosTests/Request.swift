@testable import ApusMacroExpansion

/// Requests as the compiler writes them.
enum Request {
  static let file = "/screens/Form.swift"

  static func freestanding(
    _ source: String, macro: String = "PreviewMacro", line: Int = 10, offset: Int = 1_000
  ) -> JSONValue {
    .object([
      "expandFreestandingMacro": .object([
        "macro": reference(macro), "macroRole": .string("declaration"),
        "discriminator": .string("$s7Screens_"), "lexicalContext": .array([]),
        "syntax": syntax(source, line: line, offset: offset),
      ])
    ])
  }

  static func attached(
    _ attribute: String, to declaration: String, macro: String = "EntryMacro", role: String,
    inside context: [String], offset: Int = 1_000
  ) -> JSONValue {
    .object([
      "expandAttachedMacro": .object([
        "macro": reference(macro), "macroRole": .string(role),
        "discriminator": .string("$s7Screens_"),
        "attributeSyntax": syntax(attribute, line: 10, offset: offset),
        "declSyntax": syntax(declaration, line: 10, offset: offset),
        "lexicalContext": .array(context.map { syntax($0, line: 0, offset: 0) }),
      ])
    ])
  }

  private static func reference(_ macro: String) -> JSONValue {
    .object([
      "moduleName": .string("ApusMacros"), "typeName": .string(macro), "name": .string("Any "),
    ])
  }

  private static func syntax(_ source: String, line: Int, offset: Int) -> JSONValue {
    .object([
      "kind": .string("declaration"), "source": .string(source),
      "location": .object([
        "fileID": .string("Screens/Form.swift"), "fileName": .string(file),
        "line": .number(Double(line)), "column": .number(1), "offset": .number(Double(offset)),
      ]),
    ])
  }
}

/// An answer to the expansion of a macro.
struct Expansion {
  /// Without empty lines and spaces at the ends of lines.
  var source: String?
  var errors: [(message: String, file: String?, offset: Int?)]

  init(_ request: JSONValue) throws {
    let answer = try JSONReader.read(Plugin.answer(request.encoded))
    let result = answer["expandMacroResult"]
    source = result?["expandedSource"]?.string.map { source in
      source.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
    errors = (result?["diagnostics"]?.array ?? []).map { diagnostic in
      (
        diagnostic["message"]?.string ?? "", diagnostic["position"]?["fileName"]?.string,
        diagnostic["position"]?["offset"]?.integer
      )
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
