/// Takes up rules while they are declared: what the closure of ``Rules/init(_:)`` gets.
///
/// Fields are named by key path. A stored property's name in paths is its own; a computed one (also
/// one of a property wrapper, of an `@Observable` class, or with `didSet`) has none at run time and
/// is given one: `rules.field(\.fullName, name: "fullName", .required)`.
public struct RuleDeclaration<Model> {
  @usableFromInline var nodes: [Node] = []

  init() {}

  @usableFromInline
  mutating func add(_ step: Step) {
    nodes.append(.step(step))
  }

  @usableFromInline
  mutating func add(_ group: Group) {
    nodes.append(.group(group))
  }
}
