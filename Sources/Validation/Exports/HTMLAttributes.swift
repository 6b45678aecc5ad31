/// The attributes of an HTML control that say what a field's rules demand.
///
/// ```swift
/// let attributes = Signup.rules.htmlAttributes(for: "email")
/// attributes["type"]        // "email"
/// attributes.description    // type="email" required
/// ```
///
/// They never make a browser refuse what the rules accept. What HTML can't say is left out; the
/// rules judge it all the same. A maximum in characters is left out too, since a browser counts
/// UTF-16 units, and would cut a text within an emoji.
public struct HTMLAttributes: Sendable, Hashable {
  /// An attribute and its value; one without a value is there or not.
  public struct Attribute: Sendable, Hashable {
    public let name: String
    public let value: String?
  }

  /// The attributes in a fixed order.
  public private(set) var attributes: [Attribute] = []

  /// The value of an attribute; empty for one that has none, nothing for one that isn't there.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }.map { $0.value ?? "" }
  }

  /// - Parameter descriptions: All that is demanded of one field.
  init(_ descriptions: [FieldDescription]) {
    guard let kind = descriptions.first?.kind else { return }
    let constraints = descriptions.flatMap(\.constraints)
    set("type", Self.type(kind, constraints))
    if let mode = Self.inputMode(kind, constraints) { set("inputmode", mode) }
    if constraints.contains(.required) && kind != .boolean || constraints.contains(.accepted) {
      set("required", nil)
    }
    if kind == .text { setLengths(constraints) }
    if kind == .integer || kind == .number { setRange(constraints, isWhole: kind == .integer) }
  }

  private mutating func set(_ name: String, _ value: String?) {
    attributes.append(Attribute(name: name, value: value))
  }

  private static func type(_ kind: ValueKind, _ constraints: [Constraint]) -> String {
    switch kind {
    case .integer, .number: return "number"
    case .boolean: return "checkbox"
    case .text:
      if constraints.contains(.format(.email)) { return "email" }
      if constraints.contains(.format(.url)) { return "url" }
      if constraints.contains(.format(.phone)) { return "tel" }
      return "text"
    default: return "text"
    }
  }

  private static func inputMode(_ kind: ValueKind, _ constraints: [Constraint]) -> String? {
    guard kind == .text else { return nil }
    // A keyboard for digits alone has no minus sign.
    let canBeNegative = constraints.contains { constraint in
      if case .range(let minimum?, _, _) = constraint { return minimum < 0 }
      return false
    }
    if canBeNegative { return nil }
    if constraints.contains(.format(.integer)) { return "numeric" }
    return constraints.contains(.format(.decimal)) ? "decimal" : nil
  }

  private mutating func setLengths(_ constraints: [Constraint]) {
    var minimums: [Int] = []
    var maximums: [Int] = []
    var pattern: Pattern?
    for constraint in constraints {
      switch constraint {
      case .length(let minimum, let maximum, let unit):
        if let minimum { minimums.append(TextBounds.minimum(minimum, unit, in: .utf16)) }
        if let maximum = maximum.flatMap({ TextBounds.maximum($0, unit, in: .utf16) }) {
          maximums.append(maximum)
        }
      // HTML has a place for one.
      case .pattern(let found): pattern = pattern ?? found
      default: break
      }
    }
    if let minimum = minimums.max(), minimum > 0 { set("minlength", String(minimum)) }
    if let maximum = maximums.min() { set("maxlength", String(maximum)) }
    if let pattern { set("pattern", pattern.ecmaScript) }
  }

  private mutating func setRange(_ constraints: [Constraint], isWhole: Bool) {
    var minimum: Double?
    var maximum: Double?
    var factor: Double?
    for constraint in constraints {
      switch constraint {
      case .range(let low, let high, let isExclusive):
        if let low { minimum = Swift.max(minimum ?? low, low) }
        if let high {
          // The largest whole number below; of others there is none to write.
          let high = isWhole && isExclusive ? high - 1 : high
          maximum = Swift.min(maximum ?? high, high)
        }
      case .multiple(let found): factor = factor ?? found
      default: break
      }
    }
    if let minimum { set("min", Self.text(minimum)) }
    if let maximum { set("max", Self.text(maximum)) }
    // A browser counts steps from the minimum.
    if let factor, (minimum ?? 0).truncatingRemainder(dividingBy: factor) == 0 {
      set("step", Self.text(factor))
    } else {
      set("step", isWhole ? "1" : "any")
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}

extension HTMLAttributes: CustomStringConvertible {
  /// The attributes as they stand in a tag, escaped: `type="text" required minlength="3"`.
  public var description: String {
    attributes.map { attribute in
      guard let value = attribute.value else { return attribute.name }
      return "\(attribute.name)=\"\(Self.escaped(value))\""
    }.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Rules {
  /// What each field must meet whatever the others are, in the order of the declarations. Rules under
  /// conditions and in optional models are not among them.
  public var descriptions: [FieldDescription] {
    Self.descriptions(of: nodes, in: .root)
  }

  private static func descriptions(of nodes: [Node], in path: FieldPath) -> [FieldDescription] {
    nodes.flatMap { node -> [FieldDescription] in
      switch node {
      case .step(let step):
        return step.description.map { description in
          [
            FieldDescription(
              path: path.appending(description.path), kind: description.kind,
              isOptional: description.isOptional, constraints: description.constraints)
          ]
        } ?? []
      case .group(let group):
        switch group.kind {
        case .nested(isOptional: false), .rows:
          return descriptions(of: group.children, in: path.appending(group.path))
        case .nested(isOptional: true), .condition: return []
        }
      }
    }
  }

  /// The attributes of the control for a field.
  ///
  /// - Parameter path: The field. Of an element of an array each path has the same attributes.
  public func htmlAttributes(for path: FieldPath) -> HTMLAttributes {
    HTMLAttributes(descriptions.filter { $0.path == path.pattern })
  }
}
