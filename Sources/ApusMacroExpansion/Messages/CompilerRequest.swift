/// A piece of the user's source, and where it is.
struct SourceExcerpt {
  /// The text, with the spaces and comments before its first token.
  var text: String
  /// `Module/File.swift`, as `#fileID` gives it.
  var fileID: String
  /// The path, as `#filePath` gives it.
  var filePath: String
  /// Of the text's first byte: counted in UTF-8 from the start of the file.
  var offset: Int
  /// Of the text's first byte, from 1.
  var line: Int
}

/// What the compiler asks of a plugin (`HostToPluginMessage` in swift-syntax 603).
enum CompilerRequest {
  case capability
  case expand(Expansion)
  case loadLibrary(path: String)

  /// One use of a macro that the compiler wants the source of.
  struct Expansion {
    /// The type named by `#externalMacro(module:type:)`.
    var macro: String
    /// `declaration`, `accessor`, `peer`, …
    var role: String
    /// Starts every name that the expansion may introduce uniquely.
    var discriminator: String
    /// The freestanding macro itself, or the attribute.
    var use: SourceExcerpt
    /// The declaration that the attribute is on; nil for a freestanding macro.
    var declaration: SourceExcerpt?
    /// The heads of the declarations around the use, innermost first.
    var surroundings: [String]
    /// The extended type, where the declaration is an extension.
    var extendedType: String?
    /// A declaration with the conformances that the type lacks; nil if it lacks none.
    var conformances: String?
  }
}

/// A message that is JSON but not a request.
struct MalformedRequest: Error, Equatable, CustomStringConvertible {
  var description: String
}

extension CompilerRequest {
  /// Reads a request from a message of the form `{"name": {…}}`.
  init(_ message: JSONValue) throws(MalformedRequest) {
    guard let members = message.object, members.count == 1, let (name, body) = members.first else {
      throw MalformedRequest(description: "a request is an object with one member")
    }
    switch name {
    case "getCapability":
      self = .capability
    case "expandFreestandingMacro":
      self = .expand(
        Expansion(
          macro: try body.member("macro").textMember("typeName"),
          role: body["macroRole"]?.string ?? "declaration",
          discriminator: try body.textMember("discriminator"),
          use: try SourceExcerpt(body.member("syntax")),
          surroundings: body.surroundings))
    case "expandAttachedMacro":
      self = .expand(
        Expansion(
          macro: try body.member("macro").textMember("typeName"),
          role: try body.textMember("macroRole"),
          discriminator: try body.textMember("discriminator"),
          use: try SourceExcerpt(body.member("attributeSyntax")),
          declaration: try SourceExcerpt(body.member("declSyntax")),
          surroundings: body.surroundings,
          extendedType: body["extendedTypeSyntax"]?["source"]?.string,
          conformances: body["conformanceListSyntax"]?["source"]?.string))
    case "loadPluginLibrary":
      self = .loadLibrary(path: try body.textMember("libraryPath"))
    default:
      throw MalformedRequest(description: "unknown request '\(name)'")
    }
  }
}

extension SourceExcerpt {
  init(_ syntax: JSONValue) throws(MalformedRequest) {
    let location = try syntax.member("location")
    self.init(
      text: try syntax.textMember("source"),
      fileID: try location.textMember("fileID"),
      filePath: try location.textMember("fileName"),
      offset: try location.integerMember("offset"),
      line: try location.integerMember("line"))
  }
}

extension JSONValue {
  fileprivate func member(_ name: String) throws(MalformedRequest) -> JSONValue {
    guard let value = self[name] else {
      throw MalformedRequest(description: "'\(name)' is missing")
    }
    return value
  }

  fileprivate func textMember(_ name: String) throws(MalformedRequest) -> String {
    guard let value = try member(name).string else {
      throw MalformedRequest(description: "'\(name)' is not a text")
    }
    return value
  }

  fileprivate func integerMember(_ name: String) throws(MalformedRequest) -> Int {
    guard let value = try member(name).integer else {
      throw MalformedRequest(description: "'\(name)' is not a whole number")
    }
    return value
  }

  fileprivate var surroundings: [String] {
    (self["lexicalContext"]?.array ?? []).compactMap { $0["source"]?.string }
  }
}
