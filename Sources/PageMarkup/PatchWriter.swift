import PageProtocol
import ViewGraph

/// Turns changes of the element tree into operations of the page, through the same templates and
/// rules as the first paint.
package struct PatchWriter {
  private let table: ElementTable
  private let styles: PageStyles
  /// `[op,…],[op,…]`, without the brackets around.
  package private(set) var operations: JSONWriter
  private let start: Int
  /// A change that cannot be patched: the screen has to be sent anew.
  package private(set) var needsScreen = false
  /// How what follows moves, which is said before the first operation that does.
  private var waitingMotion: String?
  /// Whether the page moves what it is told now.
  private var isMoving = false

  /// - Parameter head: The beginning of the message.
  package init(table: ElementTable, styles: PageStyles, after head: JSONWriter = JSONWriter()) {
    self.table = table
    self.styles = styles
    operations = head
    start = head.bytes.count
  }

  package var isEmpty: Bool { operations.bytes.count == start }

  package mutating func write(_ changes: [Change]) {
    noteScopes(changes[...])
    for (index, change) in changes.enumerated() where !needsScreen {
      switch change {
      case .motion(let animation):
        waitingMotion = isMoving ? "" : nil
        isMoving = animation?.moves ?? false || animation?.curve == .disabled
        if let animation, isMoving { waitingMotion = Rules.motion(animation.numbers) }
        noteScopes(changes[(index + 1)...])
      case .insert(let stream, let parent, let after): insert(stream, parent, after)
      case .remove(let node):
        guard table[node] != nil else { continue }
        begin(.remove)
        field(node)
        end()
        table.remove(node)
      case .move(let node, _, let after):
        guard table[node] != nil else { continue }
        begin(.move)
        field(node)
        field(after)
        end()
      case .set(let node, let key, let value): set(node, key, value)
      }
    }
  }

  // MARK: Motion

  /// What moves although its changes do not: see ``MotionScopes``.
  private mutating func noteScopes(_ changes: ArraySlice<Change>) {
    guard !isMoving else { return }
    if styles.movesAll { return move() }
    for change in changes {
      switch change {
      case .motion: return
      case .set(_, .animation, _): return move()
      default: continue
      }
    }
  }

  private mutating func move() {
    if !isMoving { waitingMotion = "" }
    isMoving = true
  }

  // MARK: Structure

  private mutating func insert(_ stream: ElementStream, _ parent: NodeID, _ after: NodeID) {
    var around = Surroundings(parent: parent)
    var part = 0
    if parent != 0 {
      // Not on the page: below an element that shows no children.
      guard let record = table[parent] else { return }
      guard record.template.hasSlot else {
        needsScreen = true
        return
      }
      let role = stream.read { $0.nextRole } ?? .box
      part = record.template.slot(for: role)
      around.kind = record.template.kind(of: part, in: record.around.kind)
    }
    var renderer = Renderer(NodeSink(), table: table, styles: styles)
    guard let first = renderer.render(stream, around: around) else { return }
    if styles.movesAll { move() }
    rules()
    begin(.insert)
    field(parent)
    field(part)
    field(after)
    field(first)
    operations.comma()
    operations.append(renderer.sink.json)
    end()
  }

  // MARK: Attributes

  private mutating func set(_ node: NodeID, _ key: AttributeKey, _ value: AttributeValue?) {
    guard let record = table[node] else { return }
    let entry = RuleTable.shared[record.role]
    // A role has one attribute at most that chooses its template.
    if entry.isShapeKey[Int(key.rawValue)] {
      let only = Values(
        node: node, around: record.around, words: table.words, single: value.map { (key, $0) })
      let template = Templates.template(record.role, only, in: record.around)
      guard template === record.template else {
        needsScreen = true
        return
      }
    }
    guard entry.isRemembered[Int(key.rawValue)] else {
      for index in entry.byKey[Int(key.rawValue)] {
        let values = Values(
          node: node, around: record.around, words: table.words, single: value.map { (key, $0) })
        write(entry.rules[Int(index)], values, node, record.template)
      }
      return
    }
    let old = table.remembered(node)
    var new = old
    new.removeAll { $0.key == key }
    if let value { new.append((key, value)) }
    table.remember(node, new)
    for index in entry.byKey[Int(key.rawValue)] {
      let rule = entry.rules[Int(index)]
      let values: Values
      if rule.keys.count == 1 {
        values = Values(
          node: node, around: record.around, words: table.words, single: value.map { (key, $0) })
      } else {
        values = Values(node: node, around: record.around, words: table.words, new)
        // Such as a handler that was replaced.
        let before = rule.result(Values(node: node, around: record.around, words: table.words, old))
        if before == rule.result(values) { continue }
      }
      write(rule, values, node, record.template)
    }
  }

  private mutating func write(
    _ rule: Rule, _ values: Values, _ node: NodeID, _ template: Template
  ) {
    // The client looks at words that stand in the element itself.
    if rule.isClients, template.content == 0 { return }
    let text = rule.result(values)
    let part = template.number(of: rule.part)
    switch rule.slot {
    case .attribute(let name):
      begin(.attribute)
      field(node)
      field(name.rawValue)
      field(text)
    case .style(let kind):
      if let text {
        styles.use(kind, text, values)
        rules()
      }
      begin(.style)
      field(node)
      field(kind.prefix)
      field(text)
    case .text:
      begin(.text)
      field(node)
      field(text ?? "")
    case .value:
      begin(.value)
      field(node)
      field(text ?? "")
    case .checked:
      begin(.checked)
      field(node)
      field(text == "1" ? 1 : 0)
    case .drawing:
      begin(.drawing)
      field(node)
      field(part)
      if let text {
        var sink = NodeSink()
        Drawing.write(text, to: &sink)
        operations.comma()
        operations.append(sink.json)
      }
      return end()
    }
    if part != 0 { field(part) }
    end()
  }

  private mutating func rules() {
    let fresh = styles.takeFresh()
    guard !fresh.isEmpty else { return }
    begin(.rules)
    for rule in fresh { field(rule) }
    end()
  }

  // MARK: JSON

  package mutating func begin(_ operation: Operation) {
    if let motion = waitingMotion {
      waitingMotion = nil
      begin(.motion)
      field(motion)
      end()
    }
    if !operations.bytes.isEmpty { operations.comma() }
    operations.raw(UInt8(ascii: "["))
    operations.integer(operation.rawValue)
  }

  package mutating func field(_ value: some BinaryInteger) {
    operations.comma()
    operations.integer(value)
  }

  package mutating func field(_ value: String?) {
    operations.comma()
    if let value { operations.string(value.asHTMLShowsIt) } else { operations.raw("null") }
  }

  package mutating func end() { operations.raw(UInt8(ascii: "]")) }

  // MARK: Whole screens

  /// Replaces what was written so far by the whole screen.
  package static func screen(
    _ stream: ElementStream, table: ElementTable, styles: PageStyles,
    after head: JSONWriter = JSONWriter()
  ) -> PatchWriter {
    table.removeAll()
    styles.removeAll()
    var writer = PatchWriter(table: table, styles: styles, after: head)
    var renderer = Renderer(NodeSink(), table: table, styles: styles)
    let first = renderer.render(stream, around: Surroundings()) ?? 0
    writer.rules()
    writer.begin(.screen)
    writer.field(first)
    if first != 0 {
      writer.operations.comma()
      writer.operations.append(renderer.sink.json)
    }
    writer.end()
    return writer
  }
}
