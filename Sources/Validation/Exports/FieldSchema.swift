/// The JSON Schema of one field.
struct FieldSchema {
  private let description: FieldDescription
  private let isConsequence: Bool

  init(_ description: FieldDescription, isConsequence: Bool) {
    self.description = description
    self.isConsequence = isConsequence
  }

  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = isConsequence ? [] : type
    let limits = merged(description.constraints.flatMap(limits(of:)))
    if isText, !description.isRequired, !limits.isEmpty {
      // An empty text meets all rules but `required`.
      members.append(
        .init(
          "anyOf",
          .array([.object([.init("maxLength", .integer(0))]), .object(limits)])))
    } else if allowsNull, limits.contains(where: { $0.name == "enum" }) {
      members.append(
        .init("anyOf", .array([.object([.init("type", .string("null"))]), .object(limits)])))
    } else {
      members += limits
    }
    return members
  }

  private var isText: Bool { description.kind == .text }

  private var allowsNull: Bool { description.isOptional && !description.isRequired }

  private var type: [JSONValue.Member] {
    if case .choice(let values) = description.kind {
      return [.init("enum", .array(values.map { JSONValue($0) } + (allowsNull ? [.null] : [])))]
    }
    guard let name = Self.typeName(description.kind) else { return [] }
    var members: [JSONValue.Member] = [
      .init("type", allowsNull ? .array([.string(name), .string("null")]) : .string(name))
    ]
    if case .list(let kind) = description.kind, let name = Self.typeName(kind) {
      members.append(.init("items", .object([.init("type", .string(name))])))
    }
    return members
  }

  private static func typeName(_ kind: ValueKind) -> String? {
    switch kind {
    case .text: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .list: "array"
    case .object: "object"
    case .choice, .other: nil
    }
  }

  /// Keywords that occur once stay; others with the same name go into `allOf`.
  private func merged(_ limits: [JSONValue.Member]) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var more: [JSONValue] = []
    for limit in limits {
      if members.contains(where: { $0.name == limit.name }) {
        if !members.contains(limit) { more.append(.object([limit])) }
      } else {
        members.append(limit)
      }
    }
    return more.isEmpty ? members : members + [.init("allOf", .array(more))]
  }

  private func limits(of constraint: Constraint) -> [JSONValue.Member] {
    switch constraint {
    case .required:
      switch description.kind {
      case .text: return [.init("pattern", .string(Self.visible))]
      case .list: return [.init("minItems", .integer(1))]
      default: return []
      }
    case .accepted: return [.init("const", .boolean(true))]
    case .length(let minimum, let maximum, let unit):
      return [
        minimum.map { ("minLength", TextBounds.minimum($0, unit, in: .scalars)) },
        maximum.flatMap { TextBounds.maximum($0, unit, in: .scalars) }.map { ("maxLength", $0) },
      ].compactMap { $0 }.map { .init($0.0, .integer($0.1)) }
    case .range(let minimum, let maximum, let isMaximumExclusive):
      // Of a number that is still text nothing can be said.
      guard !isText else { return [] }
      return [
        minimum.map { ("minimum", $0) },
        maximum.map { (isMaximumExclusive ? "exclusiveMaximum" : "maximum", $0) },
      ].compactMap { $0 }.map { .init($0.0, JSONValue($0.1)) }
    case .multiple(let factor): return [.init("multipleOf", JSONValue(factor))]
    case .oneOf(let values): return [.init("enum", .array(values.map { JSONValue($0) }))]
    case .pattern(let pattern): return [.init("pattern", .string("^(?:\(pattern.ecmaScript))$"))]
    case .format(let format): return limits(of: format)
    case .count(let minimum, let maximum):
      return [minimum.map { ("minItems", $0) }, maximum.map { ("maxItems", $0) }]
        .compactMap { $0 }.map { .init($0.0, .integer($0.1)) }
    case .unique: return [.init("uniqueItems", .boolean(true))]
    case .custom: return []
    }
  }

  private func limits(of format: Constraint.TextFormat) -> [JSONValue.Member] {
    switch format {
    // Of the two formats each the one for all scripts, since the rules take them.
    case .email: [.init("format", .string("idn-email"))]
    case .url: [.init("format", .string("iri"))]
    case .ipv4: [.init("format", .string("ipv4"))]
    case .integer: [.init("pattern", .string("^[+\\-]?[0-9]+$"))]
    case .phone, .decimal: []
    }
  }

  /// Something that isn't white space as Unicode has it; `\S` differs between the dialects.
  private static let visible =
    "[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]"
}
