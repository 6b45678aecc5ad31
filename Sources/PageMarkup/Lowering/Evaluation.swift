import ViewGraph

/// A value for a slot of a part.
struct Write {
  let part: Int
  let slot: Slot
  let text: String
  /// While a form is learned: the step that each element of it takes anew.
  var step: Int?
  /// Whether that step came to nothing for this element.
  var isMissing = false
}

/// Evaluates the rules of an element.
struct Evaluation: AttributeReading {
  let styles: PageStyles
  let words: PageWords
  private(set) var writes: [Write] = []
  private var present: [(key: AttributeKey, value: AttributeValue)] = []
  /// Whether `present` are the attributes of the element that repeats a form.
  private var isRead = false
  /// The element's own attribute that was asked for last: several rules read a text.
  private var decoded: (number: Int, attribute: (key: AttributeKey, value: AttributeValue))?

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

  /// How many of the attributes are the element's own.
  var ownCount: Int { present.count { $0.key.isOwn } }

  func stored(_ key: AttributeKey) -> AttributeValue? {
    present.first { $0.key == key }?.value
  }

  /// Attributes that rules read together and that a patch will need.
  func toRemember(_ entry: RuleTable.Entry) -> [(key: AttributeKey, value: AttributeValue)] {
    present.filter { entry.isRemembered[Int($0.key.rawValue)] }
  }

  /// Fills ``writes`` with the results of all rules.
  /// - Parameter steps: Gets how others of this form come to theirs, if there is one.
  mutating func evaluate(
    _ entry: RuleTable.Entry, node: NodeID, around: Surroundings, template: Template,
    learning steps: inout [ElementForm.Step]?
  ) {
    writes.removeAll(keepingCapacity: true)
    var done = SIMD4<UInt64>()
    for attribute in present {
      for index in entry.byKey[Int(attribute.key.rawValue)] {
        let rule = entry.rules[Int(index)]
        if rule.keys.count == 1 {
          Self.mark(index, &done)
          let values = Values(node: node, around: around, words: words, single: attribute)
          append(rule, values, template, learning: &steps)
        } else if Self.mark(index, &done) {
          let values = Values(node: node, around: around, words: words, present)
          append(rule, values, template, learning: &steps)
        }
      }
    }
    for index in entry.constants where Self.mark(index, &done) {
      let values = Values(node: node, around: around, words: words)
      append(entry.rules[Int(index)], values, template, learning: &steps)
    }
  }

  /// Fills ``writes`` with what elements of this form write.
  /// - Parameter own: Offsets of the element's own attributes.
  mutating func repeating(
    _ form: ElementForm, _ attributes: Attributes, own: [Int], node: NodeID,
    around: Surroundings
  ) {
    writes.removeAll(keepingCapacity: true)
    beginElement()
    for step in form.steps {
      switch step {
      case .known(let write): writes.append(write)
      case .own(let rule, _), .all(let rule):
        let text = result(of: step, attributes, own: own, node: node, around: around)
        append(rule, text, form.template)
      }
    }
  }

  /// Begins another element of a form, of which ``result(of:_:own:node:around:)`` is asked.
  mutating func beginElement() {
    isRead = false
    decoded = nil
  }

  /// What a step of a form comes to for an element of it.
  /// - Parameter own: Offsets of the element's own attributes.
  mutating func result(
    of step: ElementForm.Step, _ attributes: Attributes, own: [Int], node: NodeID,
    around: Surroundings
  ) -> String? {
    switch step {
    case .known(let write): return write.text
    case .own(let rule, let number):
      if decoded?.number != number {
        decoded = (number, attributes.attribute(at: own[number]))
      }
      let attribute = decoded!.attribute
      return result(of: rule, Values(node: node, around: around, words: words, single: attribute))
    case .all(let rule):
      return result(of: rule, everything(attributes, node: node, around: around))
    }
  }

  private func result(of rule: Rule, _ values: Values) -> String? {
    let text = rule.result(values)
    if let text, case .style(let kind) = rule.slot { styles.use(kind, text, values) }
    return text
  }

  private mutating func everything(
    _ attributes: Attributes, node: NodeID, around: Surroundings
  ) -> Values {
    if !isRead {
      isRead = true
      read(attributes)
    }
    return Values(node: node, around: around, words: words, present)
  }

  /// False if the index was marked before.
  @discardableResult
  private static func mark(_ index: UInt8, _ done: inout SIMD4<UInt64>) -> Bool {
    let word = Int(index >> 6)
    let bit = UInt64(1) << UInt64(index & 63)
    defer { done[word] |= bit }
    return done[word] & bit == 0
  }

  private mutating func append(
    _ rule: Rule, _ values: Values, _ template: Template,
    learning steps: inout [ElementForm.Step]?
  ) {
    let text = result(of: rule, values)
    append(rule, text, template)
    guard steps != nil else { return }
    let own = rule.keys.filter { key in key.isOwn && present.contains { $0.key == key } }
    let isPlaced = text != rule.result(values.elsewhere)
    if own.isEmpty && !isPlaced {
      if text != nil { steps!.append(.known(writes.last!)) }
      return
    }
    if text == nil {
      writes.append(
        Write(part: template.number(of: rule.part), slot: rule.slot, text: "", isMissing: true))
    }
    writes[writes.count - 1].step = steps!.count
    if rule.keys.count == 1, let key = own.first, !isPlaced {
      steps!.append(.own(rule, present.filter(\.key.isOwn).firstIndex { $0.key == key }!))
    } else {
      steps!.append(.all(rule))
    }
  }

  private mutating func append(
    _ rule: Rule, _ text: String?, _ template: Template
  ) {
    guard let text else { return }
    writes.append(Write(part: template.number(of: rule.part), slot: rule.slot, text: text))
  }
}

extension Values {
  /// The same attributes in another place of the page: what differs there depends on the place.
  fileprivate var elsewhere: Values {
    var other = self
    other.node = ~node
    other.around.parent = ~around.parent
    return other
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
