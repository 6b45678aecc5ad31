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
  /// The macro has no expansion; without errors the compiler stays silent about it.
  case refused([MacroError])
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
    case .refused(let errors):
      return .object([
        "expandMacroResult": .object(["diagnostics": .array(errors.map(\.diagnostic))])
      ])
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
