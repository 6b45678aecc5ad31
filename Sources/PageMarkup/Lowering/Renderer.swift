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
  /// Of the element that is written, if it is the first of its form.
  private var recorder: MarkupRecorder?

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
    let form = forms.form(role, attributes, in: around.kind)
    if let form, let markup = form.markup, form.template.hasSlot || reader.nextRole == nil {
      add(node, form, attributes, around)
      if form.isUnusual { isUnusual = true }
      repeated(markup, form, node, attributes, &reader, around)
      reader.skipRest()
      return
    }
    let (template, learned) = evaluate(role, node, attributes, around, form)
    var skipped = 0
    if !template.hasSlot {
      var ahead = reader
      skipped = Self.count(&ahead)
    }
    let writes = evaluation.writes
    let needsScript = SeldomScript.serves(role, writes)
    if needsScript { isUnusual = true }

    // Elements in this one have recorders of their own.
    let outer = recorder
    sink.separate()
    sink.begin(element: node)
    recorder = learned == nil ? nil : MarkupRecorder(at: sink.count)
    if skipped > 0 { recorder?.refuse() }
    frame(template.root, template, writes, node, &reader, around, skipped: skipped)
    if let learned {
      learned.isUnusual = needsScript
      learned.markup = recorder?.markup(of: sink, to: sink.count, at: sink.place)
    }
    recorder = outer
    reader.skipRest()
  }

  /// Enters an element of a form that is known.
  private mutating func add(
    _ node: NodeID, _ form: ElementForm, _ attributes: Attributes, _ around: Surroundings
  ) {
    table.add(node, .init(role: form.role, template: form.template, around: around))
    if form.remembersOwn {
      evaluation.read(attributes)
      table.remember(node, evaluation.toRemember(RuleTable.shared[form.role]))
    } else {
      table.remember(node, form.remembered)
    }
  }

  /// Evaluates the rules, or repeats what they made of an element of the same form.
  /// - Returns: The form, if the element is the first of it.
  private mutating func evaluate(
    _ role: Role, _ node: NodeID, _ attributes: Attributes, _ around: Surroundings,
    _ form: ElementForm?
  ) -> (Template, learned: ElementForm?) {
    if let form {
      evaluation.repeating(form, attributes, own: forms.own, node: node, around: around)
      add(node, form, attributes, around)
      return (form.template, nil)
    }
    let entry = RuleTable.shared[role]
    evaluation.read(attributes)
    let template = Templates.template(role, evaluation, in: around)
    // Of an attribute that is written twice the later one counts, wherever it stands.
    var steps: [ElementForm.Step]? =
      forms.isLearning && forms.own.count == evaluation.ownCount ? [] : nil
    evaluation.evaluate(entry, node: node, around: around, template: template, learning: &steps)
    table.add(node, .init(role: role, template: template, around: around))
    let toRemember = evaluation.toRemember(entry)
    let remembered = table.remember(node, toRemember)
    guard let steps else { return (template, nil) }
    let learned = forms.learn(
      role, template, steps, remembered: remembered,
      remembersOwn: toRemember.contains { $0.key.isOwn })
    return (template, learned)
  }

  /// Copies what elements of this form have in common, and writes what is this one's own.
  private mutating func repeated(
    _ markup: FormMarkup, _ form: ElementForm, _ node: NodeID, _ attributes: Attributes,
    _ reader: inout ElementReader, _ around: Surroundings
  ) {
    sink.separate()
    evaluation.beginElement()
    var isAside = false
    for piece in markup.pieces {
      markup.bytes.withUnsafeBytes { bytes in
        sink.copy(UnsafeRawBufferPointer(rebasing: bytes[piece.bytes]), to: piece.place)
      }
      switch piece.gap {
      case .children(let slot, let kind):
        children(slot, form.template, &reader, Surroundings(kind: kind, parent: node))
        isAside = true
      case .result(let step, let tag):
        if isAside {
          isAside = false
          forms.locate(attributes)
          evaluation.beginElement()
        }
        let result = evaluation.result(
          of: form.steps[step], attributes, own: forms.own, node: node, around: around)
        if let result { fill(form.steps[step].slot, tag, result) }
      case nil: break
      }
    }
  }

  private mutating func frame(
    _ frame: Template.Frame, _ template: Template, _ writes: [Write], _ node: NodeID,
    _ reader: inout ElementReader, _ around: Surroundings, skipped: Int
  ) {
    sink.open(frame.tag)
    openingAttributes(frame, writes, skipped)
    content(frame, writes)
    for inner in frame.leading {
      sink.endAttributes()
      self.frame(inner, template, [], node, &reader, around, skipped: 0)
    }
    if frame.isSlot {
      let kind = template.kind(of: frame.part, in: around.kind)
      sink.endAttributes()
      let begin = sink.count
      let place = sink.place
      let inside = Surroundings(kind: kind, parent: node)
      children(frame.part, template, &reader, inside)
      recorder?.add(
        .children(slot: frame.part, kind), in: begin..<sink.count, from: place, to: sink.place)
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
    classes(frame, writes)
    for (name, value) in frame.constants { sink.attribute(name, value) }
    for write in writes where write.part == frame.part {
      switch write.slot {
      case .attribute, .checked: self.write(write, frame.tag)
      case .style, .text, .value, .drawing: break
      }
    }
    // After its bounds, by which HTML judges a value.
    for write in writes where write.part == frame.part && frame.tag == .input {
      if case .value = write.slot { self.write(write, frame.tag) }
    }
  }

  private mutating func classes(_ frame: Template.Frame, _ writes: [Write]) {
    var isFirst = frame.className.isEmpty
    if !isFirst {
      sink.begin(.class)
      sink.part(frame.className)
    }
    for write in writes where write.part == frame.part {
      guard case .style(let kind) = write.slot else { continue }
      if isFirst {
        // What comes first has no space before it; whether it is first is not the same for all.
        if write.step != nil { recorder?.refuse() }
        if write.isMissing { continue }
        isFirst = false
        sink.begin(.class)
        style(kind, write.text)
      } else {
        self.write(write, frame.tag)
      }
    }
    if !isFirst { sink.endAttribute() }
  }

  private mutating func style(_ kind: StyleKind, _ text: String) {
    sink.part(kind.prefix)
    sink.part("-")
    sink.part(text)
  }

  private mutating func content(_ frame: Template.Frame, _ writes: [Write]) {
    var hasText = false
    for write in writes where write.part == frame.part {
      switch write.slot {
      case .text:
        if write.step != nil && frame.text != nil { recorder?.refuse() }
        if !write.isMissing { hasText = true }
      case .value where frame.tag == .textarea: break
      case .drawing: break
      default: continue
      }
      sink.endAttributes()
      self.write(write, frame.tag)
    }
    if !hasText, let text = frame.text { sink.text(text) }
  }

  /// Writes what a rule came to, and notes where if others of this form have something else there.
  private mutating func write(_ write: Write, _ tag: Tag) {
    let begin = sink.count
    let place = sink.place
    if !write.isMissing { fill(write.slot, tag, write.text) }
    guard recorder != nil, let step = write.step else { return }
    if FormMarkup.mayFill(write.slot) {
      recorder!.add(.result(step, tag), in: begin..<sink.count, from: place, to: sink.place)
    } else {
      recorder!.refuse()
    }
  }

  private mutating func fill(_ slot: Slot, _ tag: Tag, _ text: String) {
    switch slot {
    case .style(let kind):
      sink.part(" ")
      style(kind, text)
    case .attribute(let name): sink.attribute(name, text)
    case .checked: checked(tag, text == "1")
    case .value where tag == .input: sink.attribute(.value, text)
    case .text, .value: if !text.isEmpty { sink.text(text) }
    case .drawing: Drawing.write(text, to: &sink)
    }
  }

  private mutating func checked(_ tag: Tag, _ isOn: Bool) {
    switch tag {
    case .input: if isOn { sink.attribute(.checked, "") }
    case .option: if isOn { sink.attribute(.selected, "") }
    default: sink.attribute(.ariaPressed, isOn ? "true" : "false")
    }
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
