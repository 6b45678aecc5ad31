extension FieldPath: CustomStringConvertible, LosslessStringConvertible {
  /// The path as text, which ``init(_:)-(String)`` reads back. A name or id that holds one of
  /// `. [ ] # \` has a backslash before it.
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .field(let name):
        if !text.isEmpty { text.append(".") }
        text.append(Self.escaped(name))
      case .index(let index): text.append("[\(index)]")
      case .element(let id): text.append("[#\(Self.escaped(id))]")
      case .each: text.append("[]")
      }
    }
    return text
  }

  /// Reads the text of a path.
  ///
  /// - Returns: Nothing if the text is no path: an empty name, a bracket that isn't closed, a
  ///   position that isn't a whole number from 0.
  public init?(_ description: String) {
    var reader = FieldPathReader(text: description.unicodeScalars)
    guard let components = reader.components() else { return nil }
    self.init(components)
  }

  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: FieldPathReader.isSpecial) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if FieldPathReader.isSpecial(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}

extension FieldPath: ExpressibleByStringLiteral {
  /// A path written in the source: `"address.street"`. A text that is no path stops the program.
  public init(stringLiteral text: String) {
    guard let path = FieldPath(text) else { preconditionFailure("“\(text)” is no field path.") }
    self = path
  }
}

extension FieldPath: Codable {
  /// Reads the path from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = FieldPath(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no field path.")
    }
    self = path
  }

  /// Writes the path as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Reads the text of a path in one pass.
private struct FieldPathReader {
  private var rest: Substring.UnicodeScalarView

  init(text: String.UnicodeScalarView) {
    rest = Substring.UnicodeScalarView(text)
  }

  static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "[", "]", "#", "\\": true
    default: false
    }
  }

  mutating func components() -> [FieldPath.Component]? {
    var components: [FieldPath.Component] = []
    while let next = rest.first {
      if next == "[" {
        guard let component = element() else { return nil }
        components.append(component)
      } else {
        if !components.isEmpty {
          guard next == "." else { return nil }
          rest.removeFirst()
        }
        guard let name = word(), !name.isEmpty else { return nil }
        components.append(.field(name))
      }
    }
    return components
  }

  private mutating func element() -> FieldPath.Component? {
    rest.removeFirst()
    let component: FieldPath.Component
    if rest.first == "#" {
      rest.removeFirst()
      guard let id = word() else { return nil }
      component = .element(id: id)
    } else {
      guard let digits = word() else { return nil }
      if digits.isEmpty {
        component = .each
      } else {
        guard let index = Int(digits), index >= 0, String(index) == digits else { return nil }
        component = .index(index)
      }
    }
    guard rest.first == "]" else { return nil }
    rest.removeFirst()
    return component
  }

  /// Everything up to the next special character, without the backslashes.
  private mutating func word() -> String? {
    var word = String.UnicodeScalarView()
    while let next = rest.first {
      if next == "\\" {
        rest.removeFirst()
        guard let escaped = rest.first else { return nil }
        word.append(escaped)
      } else if Self.isSpecial(next) {
        break
      } else {
        word.append(next)
      }
      rest.removeFirst()
    }
    return String(word)
  }
}
