import ViewGraph

/// The elements of a page, as the host knows them: seven bytes each, and the attributes that rules
/// read together.
///
/// Element numbers grow for as long as a page lives, so places are kept in blocks of 128, which go
/// when their last element does.
package final class ElementTable {
  struct Record {
    var role: Role
    var template: Template
    var around: Surroundings
  }

  private final class Block {
    @exclusivity(unchecked) var roles = [UInt8](repeating: 0, count: ElementTable.blockSize)
    @exclusivity(unchecked) var templates = [UInt8](repeating: 0, count: ElementTable.blockSize)
    @exclusivity(unchecked) var kinds = [UInt8](repeating: 0, count: ElementTable.blockSize)
    @exclusivity(unchecked) var parents = [NodeID](repeating: 0, count: ElementTable.blockSize)
    /// Empty as long as there is nothing.
    @exclusivity(unchecked) var remembered: [RememberedAttributes?] = []
    @exclusivity(unchecked) var count = 0
  }

  /// In the language of the page.
  package var words = PageWords.english

  private static let blockSize = 128
  @exclusivity(unchecked) private var blocks: [UInt32: Block] = [:]
  /// The block that an element was added to last: others follow.
  @exclusivity(unchecked) private var filled: (number: UInt32, block: Block)?
  private var memory = AttributeMemory()
  /// Elements that are on the page, or below one that was removed since the last sweep.
  private(set) var count = 0
  private var removed: Set<NodeID> = []
  private var insertedSinceSweep = 0

  package init() {}

  subscript(node: NodeID) -> Record? {
    guard let block = blocks[node / 128] else { return nil }
    let place = Int(node % 128)
    guard let role = Role(rawValue: block.roles[place]) else { return nil }
    return Record(
      role: role, template: .at(block.templates[place]),
      around: Surroundings(
        kind: Surroundings.Kind(rawValue: block.kinds[place])!, parent: block.parents[place]))
  }

  /// Whether the elements or their descendants have one of the roles.
  package func holds(_ roles: Set<Role>, below tops: Set<NodeID>) -> Bool {
    let wanted = Set(roles.map(\.rawValue))
    for (number, block) in blocks {
      for place in 0..<Self.blockSize where wanted.contains(block.roles[place]) {
        var node = number * UInt32(Self.blockSize) + UInt32(place)
        while node != 0 {
          if tops.contains(node) { return true }
          guard let record = self[node] else { break }
          node = record.around.parent
        }
      }
    }
    return false
  }

  func add(_ node: NodeID, _ record: Record) {
    let block = block(of: node)
    let place = Int(node % 128)
    block.roles[place] = record.role.rawValue
    block.templates[place] = record.template.index
    block.kinds[place] = record.around.kind.rawValue
    block.parents[place] = record.around.parent
    block.count += 1
    count += 1
    insertedSinceSweep += 1
  }

  private func block(of node: NodeID) -> Block {
    let number = node / 128
    if let filled, filled.number == number { return filled.block }
    let block = blocks[number] ?? Block()
    blocks[number] = block
    filled = (number, block)
    return block
  }

  /// - Returns: What is remembered, to be remembered of other elements too.
  @discardableResult
  func remember(
    _ node: NodeID, _ attributes: [(key: AttributeKey, value: AttributeValue)]
  ) -> RememberedAttributes? {
    let shared = attributes.isEmpty ? nil : memory.shared(attributes)
    remember(node, shared)
    return shared
  }

  func remember(_ node: NodeID, _ attributes: RememberedAttributes?) {
    let block: Block
    if let filled, filled.number == node / 128 {
      block = filled.block
    } else {
      guard let found = blocks[node / 128] else { return }
      block = found
    }
    if block.remembered.isEmpty {
      if attributes == nil { return }
      block.remembered = Array(repeating: nil, count: Self.blockSize)
    }
    block.remembered[Int(node % 128)] = attributes
  }

  /// The remembered attributes.
  func remembered(_ node: NodeID) -> [(key: AttributeKey, value: AttributeValue)] {
    guard let block = blocks[node / 128], !block.remembered.isEmpty else { return [] }
    return block.remembered[Int(node % 128)]?.attributes ?? []
  }

  /// The number of elements with remembered attributes.
  var rememberedCount: Int {
    blocks.values.reduce(0) { $0 + $1.remembered.count { $0 != nil } }
  }

  /// Removes an element. Its descendants are found and removed in a later sweep.
  func remove(_ node: NodeID) {
    removed.insert(node)
    if insertedSinceSweep > count / 2 { sweep() }
  }

  package func removeAll() {
    blocks = [:]
    filled = nil
    memory = AttributeMemory()
    removed = []
    count = 0
    insertedSinceSweep = 0
  }

  /// Removes the descendants of removed elements. An element's number is greater than its parent's,
  /// so one pass in ascending order suffices.
  func sweep() {
    insertedSinceSweep = 0
    guard !removed.isEmpty else { return }
    filled = nil
    for key in blocks.keys.sorted() {
      let block = blocks[key]!
      for place in 0..<Self.blockSize where block.roles[place] != 0 {
        let node = key * 128 + UInt32(place)
        guard removed.contains(node) || removed.contains(block.parents[place]) else { continue }
        removed.insert(node)
        block.roles[place] = 0
        block.count -= 1
        count -= 1
        if !block.remembered.isEmpty { block.remembered[place] = nil }
      }
      if block.count == 0 { blocks[key] = nil }
    }
    removed = []
  }
}

/// Attributes of an element, shared by all elements that have the same.
final class RememberedAttributes {
  let attributes: [(key: AttributeKey, value: AttributeValue)]

  fileprivate init(_ attributes: [(key: AttributeKey, value: AttributeValue)]) {
    self.attributes = attributes
  }
}

/// Shares equal attributes: the stacks of a thousand rows all have the same.
private struct AttributeMemory {
  private struct Key: Hashable {
    let attributes: [(key: AttributeKey, value: AttributeValue)]

    static func == (first: Key, second: Key) -> Bool {
      first.attributes.elementsEqual(second.attributes) { $0 == $1 }
    }

    func hash(into hasher: inout Hasher) {
      for attribute in attributes {
        hasher.combine(attribute.key)
        hasher.combine(attribute.value)
      }
    }
  }

  /// Beyond this the cache is cleared; elements keep their attributes.
  private static let limit = 256
  private var known: [Key: RememberedAttributes] = [:]

  mutating func shared(
    _ attributes: [(key: AttributeKey, value: AttributeValue)]
  ) -> RememberedAttributes {
    let key = Key(attributes: attributes)
    if let found = known[key] { return found }
    if known.count >= Self.limit { known = [:] }
    let fresh = RememberedAttributes(attributes)
    known[key] = fresh
    return fresh
  }
}
