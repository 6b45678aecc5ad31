import ViewGraph

/// All rules, ordered by role and attribute.
struct RuleTable: Sendable {
  /// The rules of one role. It lives as long as the process.
  final class Entry: Sendable {
    let rules: [Rule]
    /// By raw key: the rules that read it.
    let byKey: [[UInt8]]
    /// Whether a key is read by a rule that reads others, too: then it is remembered.
    let isRemembered: [Bool]
    let constants: [UInt8]
    /// By raw key: whether it chooses the template.
    let isShapeKey: [Bool]
    let hasShapeKeys: Bool

    init(
      rules: [Rule], byKey: [[UInt8]], isRemembered: [Bool], constants: [UInt8],
      isShapeKey: [Bool]
    ) {
      self.rules = rules
      self.byKey = byKey
      self.isRemembered = isRemembered
      self.constants = constants
      self.isShapeKey = isShapeKey
      hasShapeKeys = isShapeKey.contains(true)
    }
  }

  private let entries: [Entry?]

  static let shared = RuleTable()

  private init() {
    var entries = [Entry?](repeating: nil, count: 256)
    for role in Role.allCases { entries[Int(role.rawValue)] = Self.entry(for: role) }
    self.entries = entries
  }

  subscript(role: Role) -> Entry { entries[Int(role.rawValue)]! }

  private static func entry(for role: Role) -> Entry {
    let rules = Rules.of(role)
    precondition(rules.count <= 256, "A role has at most 256 rules.")
    var byKey = [[UInt8]](repeating: [], count: AttributeKeys.limit)
    var isRemembered = [Bool](repeating: false, count: AttributeKeys.limit)
    for (index, rule) in rules.enumerated() {
      for key in rule.keys {
        byKey[Int(key.rawValue)].append(UInt8(index))
        if rule.keys.count > 1 { isRemembered[Int(key.rawValue)] = true }
      }
    }
    let constants = rules.indices.filter { rules[$0].isConstant }.map { UInt8($0) }
    var isShapeKey = [Bool](repeating: false, count: AttributeKeys.limit)
    for key in Templates.shapeKeys(role) { isShapeKey[Int(key.rawValue)] = true }
    return Entry(
      rules: rules, byKey: byKey, isRemembered: isRemembered, constants: constants,
      isShapeKey: isShapeKey)
  }
}

/// The rules, by what they are about.
package enum Rules {
  static func of(_ role: Role) -> [Rule] {
    let own = meaning(role) + content(role) + controls(role)
    let rules = own + [program(role)] + layout + style(role)
    // The gradient of words: a shape has it as its fill.
    return role == .shape ? rules.filter { $0.keys != [.foregroundGradient] } : rules
  }
}
