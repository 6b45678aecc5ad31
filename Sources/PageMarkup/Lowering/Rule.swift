import ViewGraph

/// Where an attribute shows on the page.
enum Slot: Sendable {
  /// An HTML attribute; nil removes it.
  case attribute(Name)
  /// One of the element's classes, and the rule that it stands for.
  case style(StyleKind)
  /// The text of the part.
  case text
  /// What a field or select holds: written by the client only if nothing newer was entered.
  case value
  /// Whether a box or radio button is on; as `value`.
  case checked
  /// A symbol or picture, drawn by ``Drawing``.
  case drawing
}

/// One way in which attributes of an element show on the page.
///
/// The first paint and patches use the same rules: the first paint for all attributes of an
/// element, a patch for those that changed.
final class Rule: Sendable {
  enum Part: Sendable {
    case root
    case control
    /// Where children without a slot of their own go.
    case content
    case number(Int)
  }

  /// The attributes that the result depends on. If there are several, they are remembered.
  let keys: [AttributeKey]
  let part: Part
  let slot: Slot
  /// Whether there is a result even if none of the attributes is set.
  let isConstant: Bool
  /// Whether the client keeps it up to date by itself.
  let isClients: Bool
  /// What to write, or nil: nothing there.
  let result: @Sendable (Values) -> String?

  init(
    _ keys: [AttributeKey], on part: Part = .root, _ slot: Slot, always isConstant: Bool = false,
    byClient isClients: Bool = false,
    _ result: @escaping @Sendable (Values) -> String?
  ) {
    self.keys = keys
    self.part = part
    self.slot = slot
    self.isConstant = isConstant
    self.isClients = isClients
    self.result = result
  }
}

/// The attributes that a rule reads, and their element.
struct Values: AttributeReading {
  var node: NodeID
  var around: Surroundings
  /// What a page says by itself. Whoever evaluates rules keeps it.
  unowned(unsafe) let words: PageWords
  /// Few, and searched from the end because the last one written wins.
  var attributes: [(key: AttributeKey, value: AttributeValue)]
  /// The one attribute of a rule that reads one.
  var single: (key: AttributeKey, value: AttributeValue)?

  init(
    node: NodeID, around: Surroundings, words: PageWords,
    _ attributes: [(key: AttributeKey, value: AttributeValue)] = [],
    single: (key: AttributeKey, value: AttributeValue)? = nil
  ) {
    self.node = node
    self.around = around
    self.words = words
    self.attributes = attributes
    self.single = single
  }

  func stored(_ key: AttributeKey) -> AttributeValue? {
    if let single, single.key == key { return single.value }
    return attributes.last { $0.key == key }?.value
  }
}

/// A family of classes of which an element has at most one: `p-16`, `p-8`.
final class StyleKind: Sendable {
  /// Letters only. A class is `prefix-suffix`.
  let prefix: String
  /// The declarations of a class, or nil if the sheet has all classes of this kind already.
  let declarations: (@Sendable (Values) -> String)?
  /// The fonts that a class of it needs, by name.
  let fontName: (@Sendable (Values) -> String?)?
  /// The names and keyframes of the animations in a class of this kind.
  let keyframes: (@Sendable (Values) -> [(name: String, frames: String)])?
  /// Whether a class of it says that changes move that have no animation of their own.
  let movesAll: Bool
  /// Whether the script of what pages seldom have lays it out.
  let isUnusual: Bool

  init(
    _ prefix: String, movesAll: Bool = false,
    _ declarations: (@Sendable (Values) -> String)? = nil,
    fontName: (@Sendable (Values) -> String?)? = nil,
    keyframes: (@Sendable (Values) -> [(name: String, frames: String)])? = nil
  ) {
    self.keyframes = keyframes
    self.fontName = fontName
    self.prefix = prefix
    self.movesAll = movesAll
    isUnusual = SeldomScript.prefixes.contains(prefix)
    self.declarations = declarations
  }
}
