/// An error that the compiler shows at a place in the user's source.
struct MacroError: Error, Equatable {
  var message: String
  var filePath: String
  /// In UTF-8 from the start of the file.
  var offset: Int
}

/// What a plugin tells the compiler (`PluginToHostMessage` in swift-syntax 603).
enum PluginAnswer {
  /// The version of the protocol that swift-syntax 603 speaks. From 5 on, freestanding and
  /// attached macros share one form of answer, the only one written here.
  static let protocolVersion = 7

  case capability
  case expanded(String)
  /// The macro is used wrongly. A source is given where the compiler, left without one, would
  /// report consequences of the error beside it.
  case refused([MacroError], source: String? = nil)
  case libraryNotLoaded(path: String)

  var message: JSONValue {
    switch self {
    case .capability:
      let version = JSONValue.number(Double(Self.protocolVersion))
      return .object([
        "getCapabilityResult": .object(["capability": .object(["protocolVersion": version])])
      ])
    case .expanded(let source):
      return .object([
        "expandMacroResult": .object([
          "expandedSource": .string(source), "diagnostics": .array([]),
        ])
      ])
    case .refused(let errors, let source):
      var result: [String: JSONValue] = ["diagnostics": .array(errors.map(\.diagnostic))]
      result["expandedSource"] = source.map(JSONValue.string)
      return .object(["expandMacroResult": .object(result)])
    case .libraryNotLoaded(let path):
      let error = MacroError(
        message: "this plugin loads no libraries: \(path)", filePath: "", offset: 0)
      return .object([
        "loadPluginLibraryResult": .object([
          "loaded": .bool(false), "diagnostics": .array([error.diagnostic]),
        ])
      ])
    }
  }
}

extension MacroError {
  fileprivate var diagnostic: JSONValue {
    .object([
      "message": .string(message),
      "severity": .string("error"),
      "position": .object([
        "fileName": .string(filePath), "offset": .number(Double(offset)),
      ]),
      "highlights": .array([]),
      "notes": .array([]),
      "fixIts": .array([]),
    ])
  }
}
