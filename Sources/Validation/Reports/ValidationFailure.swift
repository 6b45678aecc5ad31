/// One rule that one field does not meet.
///
/// It is one word in memory: the failures of fields outside arrays are made when the rules are, so
/// that judging a wrong record costs little more than judging a right one.
public struct ValidationFailure: Sendable {
  @usableFromInline let content: Content

  /// What a failure holds. A class, so that rules can make it once and reports share it.
  @usableFromInline final class Content: Sendable {
    let path: FieldPath
    let positions: [Int]
    let code: FailureCode
    let arguments: [String: FailureArgument]
    /// Where in the rules it comes from. Unknown after decoding.
    let origin: Origin?

    init(
      path: FieldPath, positions: [Int], code: FailureCode,
      arguments: [String: FailureArgument], origin: Origin?
    ) {
      self.path = path
      self.positions = positions
      self.code = code
      self.arguments = arguments
      self.origin = origin
    }
  }

  /// The rule that failed, and its place in the order of the rules.
  struct Origin: Sendable {
    let rules: RulesIdentity
    /// The number of the step among all steps of the rules.
    var step: Int
    /// Positions in the declaration and in arrays, from the outside in. Compared element by element.
    var order: [Int]
  }

  init(content: Content) {
    self.content = content
  }

  /// Makes a failure, for example of what a server found and no rule knows.
  ///
  /// - Parameters:
  ///   - path: The field that is wrong; ``FieldPath/root`` if it is none in particular.
  ///   - code: What is wrong.
  ///   - arguments: What completes the code.
  ///   - positions: For each element in the path, its position in its array. A path that names its
  ///     elements by position needs none.
  public init(
    path: FieldPath, code: FailureCode, arguments: [String: FailureArgument] = [:],
    positions: [Int] = []
  ) {
    content = Content(
      path: path, positions: positions, code: code, arguments: arguments, origin: nil)
  }

  /// The field that is wrong. Elements of arrays are named by their ids where they have any.
  public var path: FieldPath { content.path }

  /// For each element in the path, its position in its array when it was judged, from 0.
  public var positions: [Int] { content.positions }

  /// What is wrong.
  public var code: FailureCode { content.code }

  /// What completes the code, by name.
  public var arguments: [String: FailureArgument] { content.arguments }

  /// Where the field stands in the model's JSON, as a JSON Pointer (RFC 6901): `/guests/2/name`.
  ///
  /// An element whose position isn't known is named by its id.
  public var pointer: String {
    var pointer = ""
    var depth = 0
    for component in path.components {
      pointer.append("/")
      switch component {
      case .field(let name): pointer.append(Self.escapedForPointer(name))
      case .index(let index):
        pointer.append(String(index))
        depth += 1
      case .element(let id):
        pointer.append(
          depth < positions.count ? String(positions[depth]) : Self.escapedForPointer(id))
        depth += 1
      case .each: pointer.append("-")
      }
    }
    return pointer
  }

  /// The same failure seen from a model that holds this one's model at a path.
  ///
  /// - Parameter positions: For each element in the prefix, its position in its array.
  public func prefixed(by prefix: FieldPath, positions: [Int] = []) -> ValidationFailure {
    ValidationFailure(
      path: prefix.appending(path), code: code, arguments: arguments,
      positions: positions + self.positions)
  }

  private static func escapedForPointer(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "~": result.append(contentsOf: "~0".unicodeScalars)
      case "/": result.append(contentsOf: "~1".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension ValidationFailure: Hashable {
  public static func == (first: ValidationFailure, second: ValidationFailure) -> Bool {
    first.content === second.content
      || first.path == second.path && first.code == second.code
        && first.arguments == second.arguments && first.positions == second.positions
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(code)
  }
}

extension ValidationFailure: CustomStringConvertible {
  /// For logs: `guests[#7].name: maximumLength (maximum: 80, unit: characters)`.
  public var description: String {
    let names = arguments.keys.sorted().map { "\($0): \(arguments[$0]!.logText)" }
    let place = path.isRoot ? "(model)" : path.description
    return "\(place): \(code)" + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }
}

extension ValidationFailure: Codable {
  private enum Key: String, CodingKey { case path, code, arguments, positions }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      path: try container.decode(FieldPath.self, forKey: .path),
      code: try container.decode(FailureCode.self, forKey: .code),
      arguments: try container.decodeIfPresent(
        [String: FailureArgument].self, forKey: .arguments) ?? [:],
      positions: try container.decodeIfPresent([Int].self, forKey: .positions) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    try container.encode(code, forKey: .code)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
    if !positions.isEmpty { try container.encode(positions, forKey: .positions) }
  }
}

extension FailureArgument {
  /// As written in logs.
  var logText: String {
    switch self {
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .text(let value): value
    case .boolean(let value): String(value)
    case .list(let values): "[" + values.map(\.logText).joined(separator: ", ") + "]"
    }
  }
}
