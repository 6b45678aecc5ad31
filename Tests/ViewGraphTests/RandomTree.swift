@testable import ViewGraph

/// Random numbers that a seed repeats.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// What a component shows: the state that random changes work on.
final class Content {
  var items: [Item]
  /// Raised by each change, as a view's input would differ.
  var version = 0
  /// Elements that the page around shows in its bar.
  var tools: Content?

  init(_ items: [Item]) { self.items = items }
}

/// One thing in a list of siblings, at a structural place of its own.
struct Item {
  var place: UInt64
  var kind: Kind

  indirect enum Kind {
    case element(Element)
    /// A component at its place.
    case component(Content)
    /// Components by key, in an order that changes.
    case keyed([(id: Int, content: Content)])
    /// Attributes for the outermost element of what is inside.
    case modified(ModifierStage, StoredAttribute, [Item])
    /// A page that shows the tools of its content in a bar.
    case page([Item])
  }

  struct Element {
    var role: Role
    var attributes: [StoredAttribute]
    var handlers: [Attribute<HandlerIndex>]
    var fills: UInt8
    var items: [Item]
  }
}

/// Makes and changes random content.
struct ContentGenerator {
  var random: SeededGenerator
  /// How many things a new content may have, about.
  let size: Int
  private var nextKey = 1

  init(seed: UInt64, size: Int) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  mutating func content(depth: Int = 0) -> Content {
    let content = Content(items(depth: depth))
    if depth > 0, chance(5) { content.tools = self.content(depth: 3) }
    return content
  }

  mutating func items(depth: Int) -> [Item] {
    let count = depth > 4 ? 0 : Int.random(in: 0...max(1, size / (depth + 1)), using: &random)
    return (0..<count).map { Item(place: UInt64($0 + 1), kind: kind(depth: depth + 1)) }
      .shuffled(using: &random)
  }

  private mutating func kind(depth: Int) -> Item.Kind {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: .component(content(depth: depth + 1))
    case 3:
      .keyed((0..<Int.random(in: 0...size, using: &random)).map { _ in row(depth: depth) })
    case 4:
      .modified(
        [.free, .background, .frame, .padding].randomElement(using: &random)!,
        StoredAttribute(.padding, [Double(Int.random(in: 0...2, using: &random))]),
        items(depth: depth + 1))
    case 5: .page(items(depth: depth + 1))
    default: .element(element(depth: depth))
    }
  }

  private mutating func row(depth: Int) -> (id: Int, content: Content) {
    nextKey += 1
    return (nextKey, content(depth: depth + 2))
  }

  private mutating func element(depth: Int) -> Item.Element {
    let roles: [Role] = [.box, .stack, .text, .button, .textField, .modal]
    return Item.Element(
      role: roles.randomElement(using: &random)!, attributes: attributes(),
      handlers: chance(3) ? [.onTap] : [], fills: chance(4) ? 1 : 0,
      items: items(depth: depth + 1))
  }

  /// Some keys more than once: the last one counts.
  private mutating func attributes() -> [StoredAttribute] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let number = Int.random(in: 0...3, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .init(.text, String(repeating: "ü", count: number))
      case 1: return .init(.label, "label \(number)")
      case 2: return .init(.isDisabled, number == 0)
      case 3: return .init(.number, Double(number))
      case 4: return .init(.padding, [Double](repeating: 4, count: number))
      default: return .init(.foreground, Paint(.red, opacity: Double(number) / 3))
      }
    }
  }

  // MARK: Changes

  /// Changes one thing in a content.
  mutating func change(_ content: Content, depth: Int = 0) {
    content.version += 1
    if chance(12) {
      content.tools = content.tools == nil ? self.content(depth: 3) : nil
    }
    content.items = changed(content.items, depth: depth)
  }

  private mutating func changed(_ items: [Item], depth: Int) -> [Item] {
    var items = items
    switch Int.random(in: 0..<7, using: &random) {
    case 0: items.shuffle(using: &random)
    case 1:
      let place = (items.map(\.place).max() ?? 0) + 1
      let index = Int.random(in: 0...items.count, using: &random)
      items.insert(Item(place: place, kind: kind(depth: depth + 1)), at: index)
    case 2: if !items.isEmpty { items.remove(at: items.indices.randomElement(using: &random)!) }
    case 3: if let last = items.popLast() { items.insert(last, at: 0) }
    case 4:
      if let index = items.indices.randomElement(using: &random) {
        items[index].kind = kind(depth: depth + 1)
      }
    default:
      if let index = items.indices.randomElement(using: &random) {
        items[index].kind = changed(items[index].kind, depth: depth)
      }
    }
    return items
  }

  private mutating func changed(_ kind: Item.Kind, depth: Int) -> Item.Kind {
    switch kind {
    case .component: return .component(content(depth: depth + 2))
    case .keyed(var rows):
      switch Int.random(in: 0..<5, using: &random) {
      case 0: rows.shuffle(using: &random)
      case 1: rows.insert(row(depth: depth), at: Int.random(in: 0...rows.count, using: &random))
      case 2: if !rows.isEmpty { rows.remove(at: rows.indices.randomElement(using: &random)!) }
      case 3: if !rows.isEmpty { rows.append(rows.removeFirst()) }
      default: rows = rows.filter { _ in chance(2) } + [row(depth: depth)]
      }
      return .keyed(rows)
    case .modified(let stage, let attribute, let items):
      return .modified(
        chance(2) ? .padding : stage, attribute, changed(items, depth: depth + 1))
    case .page(let items): return .page(changed(items, depth: depth + 1))
    case .element(var element):
      if chance(2) {
        element.attributes = attributes()
        if chance(3) { element.handlers = element.handlers.isEmpty ? [.onTap] : [] }
        element.fills = chance(4) ? 1 : 0
      } else {
        element.items = changed(element.items, depth: depth + 1)
      }
      return .element(element)
    }
  }
}
