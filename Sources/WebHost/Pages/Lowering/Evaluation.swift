import ViewGraph

/// A value for a slot of a part.
struct Write {
  let part: Int
  let slot: Slot
  let text: String
}

/// Evaluates the rules of an element.
struct Evaluation: AttributeReading {
  let styles: PageStyles
  let words: PageWords
  private(set) var writes: [Write] = []
  private var present: [(key: AttributeKey, value: AttributeValue)] = []

  init(styles: PageStyles, words: PageWords) {
    self.styles = styles
    self.words = words
  }

  /// Reads an element's attributes; a later value of a key replaces an earlier one.
  mutating func read(_ attributes: Attributes) {
    present.removeAll(keepingCapacity: true)
    for attribute in attributes {
      if let index = present.firstIndex(where: { $0.key == attribute.key }) {
        present[index] = attribute
      } else {
        present.append(attribute)
      }
    }
  }

  func stored(_ key: AttributeKey) -> AttributeValue? {
    present.first { $0.key == key }?.value
  }

  /// Attributes that rules read together and that a patch will need.
  func toRemember(_ entry: RuleTable.Entry) -> [(key: AttributeKey, value: AttributeValue)] {
    present.filter { entry.isRemembered[Int($0.key.rawValue)] }
  }

  /// Fills ``writes`` with the results of all rules.
  mutating func evaluate(
    _ entry: RuleTable.Entry, node: NodeID, around: Surroundings, template: Template
  ) {
    writes.removeAll(keepingCapacity: true)
    var done = SIMD4<UInt64>()
    for attribute in present {
      for index in entry.byKey[Int(attribute.key.rawValue)] {
        let rule = entry.rules[Int(index)]
        if rule.keys.count == 1 {
          Self.mark(index, &done)
          let values = Values(node: node, around: around, words: words, single: attribute)
          append(rule, values, template)
        } else if Self.mark(index, &done) {
          append(rule, Values(node: node, around: around, words: words, present), template)
        }
      }
    }
    for index in entry.constants where Self.mark(index, &done) {
      append(entry.rules[Int(index)], Values(node: node, around: around, words: words), template)
    }
  }

  /// False if the index was marked before.
  @discardableResult
  private static func mark(_ index: UInt8, _ done: inout SIMD4<UInt64>) -> Bool {
    let word = Int(index >> 6)
    let bit = UInt64(1) << UInt64(index & 63)
    defer { done[word] |= bit }
    return done[word] & bit == 0
  }

  private mutating func append(_ rule: Rule, _ values: Values, _ template: Template) {
    guard let text = rule.result(values) else { return }
    if case .style(let kind) = rule.slot { styles.use(kind, text, values) }
    writes.append(Write(part: template.number(of: rule.part), slot: rule.slot, text: text))
  }
}

extension Template {
  func number(of part: Rule.Part) -> Int {
    switch part {
    case .root: 0
    case .control: control
    case .content: content
    case .number(let number): number
    }
  }
}
