import ViewGraph

/// A property that gets its value from the graph before the body of its view runs.
///
/// A struct with stored dynamic properties of its own conforms to make a new one; `update()` is
/// called before each body.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body, after the properties inside have their
  /// values.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property with state in the graph.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// Called for a new view: makes the state that lives as long as the view's identity.
  mutating func install(in component: Component, name: String)
  /// Called when the view has a new value: takes over the state of the old one.
  mutating func inherit(from old: Self, in component: Component)
  /// Called before the body runs: records what it always depends on.
  func beforeBody(in component: Component)
}

extension GraphProperty {
  func beforeBody(in component: Component) {}
}

/// A dynamic property whose value can be kept for another process.
@MainActor
protocol KeepableProperty: GraphProperty {
  var keepable: (any Keepable)? { get }
}

/// The plan of a view's type: its dynamic properties, and how two values are compared.
@MainActor
final class ViewPlan {
  let comparison: ComparisonPlan
  /// Whether a change may take values of this type through others.
  let isAnimatable: Bool
  /// Whether a body of this type was seen to read an `@Observable` object.
  var observes = false
  private var properties: [Property] = []
  var hasProperties: Bool { !properties.isEmpty }

  private struct Property {
    let install: (UnsafeMutableRawPointer, Component) -> Void
    let inherit: (UnsafeMutableRawPointer, UnsafeRawPointer, Component) -> Void
    let beforeBody: ((UnsafeMutableRawPointer, Component) -> Void)?
  }

  private var keepables: [(name: String, read: (UnsafeRawPointer) -> (any Keepable)?)] = []

  private static let plans = TypeCache<ViewPlan>()

  static func of(_ type: Any.Type) -> ViewPlan {
    if let plan = plans[type] { return plan }
    let plan = ViewPlan(type)
    plans.insert(plan, for: type)
    return plan
  }

  private init(_ type: Any.Type) {
    comparison = ComparisonPlan.of(type)
    isAnimatable = type is any Animatable.Type
    collect(type, at: 0, of: "\(type)")
  }

  private func collect(_ type: Any.Type, at base: Int, of owner: String) {
    for field in fields(of: type) {
      if let carrier = type as? any ModifierCarrier.Type, field.name == "modifier" {
        collect(carrier.modifierType, at: base + field.offset, of: "\(field.type)")
        continue
      }
      if let carrier = type as? any AppCarrier.Type, field.name == "app" {
        collect(carrier.appType, at: base + field.offset, of: "\(field.type)")
        continue
      }
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      let offset = base + field.offset
      if let graph = property as? any GraphProperty.Type {
        var name = "\(owner).\(field.name.drop { $0 == "_" })"
        // Two properties of one type with properties of their own.
        while keepables.contains(where: { $0.name == name }) { name += "'" }
        properties.append(Self.property(graph, at: offset, name: name))
        if let keepable = property as? any KeepableProperty.Type {
          keepables.append((name, Self.reader(keepable, at: offset)))
        }
      } else {
        collect(field.type, at: offset, of: owner)
        properties.append(Self.custom(property, at: offset))
      }
    }
  }

  private static func property<Value: GraphProperty>(
    _: Value.Type, at offset: Int, name: String
  ) -> Property {
    Property(
      install: { pointer, component in
        (pointer + offset).assumingMemoryBound(to: Value.self).pointee
          .install(in: component, name: name)
      },
      inherit: { fresh, old, component in
        (fresh + offset).assumingMemoryBound(to: Value.self).pointee
          .inherit(
            from: (old + offset).assumingMemoryBound(to: Value.self).pointee, in: component)
      },
      beforeBody: { pointer, component in
        (pointer + offset).assumingMemoryBound(to: Value.self).pointee.beforeBody(in: component)
      })
  }

  private static func reader<Value: KeepableProperty>(
    _: Value.Type, at offset: Int
  ) -> (UnsafeRawPointer) -> (any Keepable)? {
    { ($0 + offset).assumingMemoryBound(to: Value.self).pointee.keepable }
  }

  private static func custom<Value: DynamicProperty>(
    _: Value.Type, at offset: Int
  ) -> Property {
    Property(
      install: { _, _ in }, inherit: { _, _, _ in },
      beforeBody: { pointer, _ in
        (pointer + offset).assumingMemoryBound(to: Value.self).pointee.update()
      })
  }

  func install(_ view: UnsafeMutableRawPointer, in component: Component) {
    for property in properties { property.install(view, component) }
  }

  func inherit(
    _ fresh: UnsafeMutableRawPointer, from old: UnsafeRawPointer, in component: Component
  ) {
    for property in properties { property.inherit(fresh, old, component) }
  }

  func forEachKeepable(_ view: UnsafeRawPointer, _ body: (String, any Keepable) -> Void) {
    for (name, read) in keepables {
      if let keepable = read(view) { body(name, keepable) }
    }
  }

  func beforeBody(_ view: UnsafeMutableRawPointer, in component: Component) {
    for property in properties { property.beforeBody?(view, component) }
  }
}
