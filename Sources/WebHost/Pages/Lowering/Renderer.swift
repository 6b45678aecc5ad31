import ViewGraph

/// Writes elements as HTML or as data for the client, and enters them into the element table.
struct Renderer<Sink: DOMSink> {
  var sink: Sink
  /// Whether there is something for the script of what pages seldom have.
  private(set) var isUnusual = false
  private let table: ElementTable
  private var evaluation: Evaluation
  private var forms = ElementForms(isUsed: false)
  private let repeating: Int

  /// - Parameter repeating: Bytes from which on a stream is likely to hold elements of the same form.
  init(_ sink: Sink, table: ElementTable, styles: PageStyles, repeating: Int = 4_096) {
    self.sink = sink
    self.repeating = repeating
    self.table = table
    evaluation = Evaluation(styles: styles, words: table.words)
  }

  /// Writes a stream's elements, which are siblings.
  /// - Returns: The number of the first, or nil if there is none.
  @discardableResult
  mutating func render(_ stream: ElementStream, around: Surroundings) -> NodeID? {
    var first: NodeID?
    stream.read { reader in
      forms = ElementForms(isUsed: reader.bytes.count >= repeating)
      while let record = reader.next() {
        guard case .open(let role, let node, let attributes) = record else { continue }
        first = first ?? node
        element(role, node, attributes, &reader, around)
      }
    }
    return first
  }

  private mutating func element(
    _ role: Role, _ node: NodeID, _ attributes: Attributes, _ reader: inout ElementReader,
    _ around: Surroundings
  ) {
    let template = evaluate(role, node, attributes, around)
    var skipped = 0
    if !template.hasSlot {
      var ahead = reader
      skipped = Self.count(&ahead)
    }
    let writes = evaluation.writes
    if !isUnusual { isUnusual = SeldomScript.serves(role, writes) }
    frame(template.root, template, writes, node, &reader, around, skipped: skipped)
    reader.skipRest()
  }

  /// Evaluates the rules, or repeats what they made of an element of the same form.
  private mutating func evaluate(
    _ role: Role, _ node: NodeID, _ attributes: Attributes, _ around: Surroundings
  ) -> Template {
    let entry = RuleTable.shared[role]
    if let form = forms.form(role, attributes, in: around.kind) {
      evaluation.repeating(form, attributes, own: forms.own, node: node, around: around)
      table.add(node, .init(role: role, template: form.template, around: around))
      if form.remembersOwn {
        evaluation.read(attributes)
        table.remember(node, evaluation.toRemember(entry))
      } else {
        table.remember(node, form.remembered)
      }
      return form.template
    }
    evaluation.read(attributes)
    let template = Templates.template(role, evaluation, in: around)
    // Of an attribute that is written twice the later one counts, wherever it stands.
    var steps: [ElementForm.Step]? =
      forms.isLearning && forms.own.count == evaluation.ownCount ? [] : nil
    evaluation.evaluate(entry, node: node, around: around, template: template, learning: &steps)
    table.add(node, .init(role: role, template: template, around: around))
    let toRemember = evaluation.toRemember(entry)
    let remembered = table.remember(node, toRemember)
    if let steps {
      forms.learn(
        template, steps, remembered: remembered,
        remembersOwn: toRemember.contains { $0.key.isOwn })
    }
    return template
  }

  private mutating func frame(
    _ frame: Template.Frame, _ template: Template, _ writes: [Write], _ node: NodeID,
    _ reader: inout ElementReader, _ around: Surroundings, skipped: Int
  ) {
    sink.open(frame.tag)
    openingAttributes(frame, writes, skipped)
    content(frame, writes)
    if frame.isSlot {
      let kind = template.kind(of: frame.part, in: around.kind)
      children(frame.part, template, &reader, Surroundings(kind: kind, parent: node))
    }
    for inner in frame.frames {
      self.frame(inner, template, writes, node, &reader, around, skipped: 0)
    }
    sink.close(frame.tag)
  }

  /// Children that belong into this slot, or, in the last slot, all that are left.
  private mutating func children(
    _ slot: Int, _ template: Template, _ reader: inout ElementReader, _ around: Surroundings
  ) {
    let isLast = slot == template.lastSlot
    while let role = reader.nextRole {
      guard isLast || template.slot(for: role) == slot else { return }
      guard case .open(let role, let node, let attributes)? = reader.next() else { return }
      element(role, node, attributes, &reader, around)
    }
  }

  private mutating func openingAttributes(
    _ frame: Template.Frame, _ writes: [Write], _ skipped: Int
  ) {
    if frame.part != 0 {
      sink.attribute(.part, frame.part > 0 ? String(frame.part) : "")
    } else if skipped > 0 {
      sink.attribute(.skipped, String(skipped))
    }
    var classes = frame.className
    for write in writes where write.part == frame.part {
      guard case .style(let kind) = write.slot else { continue }
      if !classes.isEmpty { classes += " " }
      classes += "\(kind.prefix)-\(write.text)"
    }
    if !classes.isEmpty { sink.attribute(.class, classes) }
    for (name, value) in frame.constants { sink.attribute(name, value) }
    for write in writes where write.part == frame.part {
      switch write.slot {
      case .attribute(let name): sink.attribute(name, write.text)
      case .checked: checked(frame.tag, write.text == "1")
      case .style, .text, .value, .drawing: break
      }
    }
    // After its bounds, by which HTML judges a value.
    for write in writes where write.part == frame.part && frame.tag == .input {
      if case .value = write.slot { sink.attribute(.value, write.text) }
    }
  }

  private mutating func checked(_ tag: Tag, _ isOn: Bool) {
    switch tag {
    case .input: if isOn { sink.attribute(.checked, "") }
    case .option: if isOn { sink.attribute(.selected, "") }
    default: sink.attribute(.ariaPressed, isOn ? "true" : "false")
    }
  }

  private mutating func content(_ frame: Template.Frame, _ writes: [Write]) {
    var hasText = false
    for write in writes where write.part == frame.part {
      switch write.slot {
      case .text:
        hasText = true
        if !write.text.isEmpty { sink.text(write.text) }
      case .value where frame.tag == .textarea: sink.text(write.text)
      case .drawing: Drawing.write(write.text, to: &sink)
      default: break
      }
    }
    if !hasText, let text = frame.text { sink.text(text) }
  }

  private static func count(_ reader: inout ElementReader) -> Int {
    var count = 0
    var depth = 1
    while depth > 0, let record = reader.next() {
      switch record {
      case .open:
        depth += 1
        count += 1
      case .close: depth -= 1
      case .child: break
      }
    }
    return count
  }
}

extension ElementReader {
  /// The role of the element that begins here, or nil if the one around ends.
  var nextRole: Role? {
    guard offset < bytes.count, bytes[offset] == ElementOpcode.open else { return nil }
    return Role(rawValue: bytes[offset + 1])
  }

  /// Goes to behind the `close` of the element around, passing what is left in it.
  mutating func skipRest() {
    while let record = next() {
      switch record {
      case .open: skipElement()
      case .close: return
      case .child: break
      }
    }
  }
}
