import Synchronization
import ViewGraph

/// An identity of its own for each view on each screen.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// An identity that no other namespace has.
  public struct ID: Hashable, Sendable { let number: Int }

  private static let count = Mutex(0)
  private var id: ID?

  /// A namespace of its own for each view that has the property.
  public init() {}

  /// The identity, the same for as long as the view lives.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  private static func next() -> ID {
    count.withLock { count in
      count += 1
      return ID(number: count)
    }
  }
}

extension Namespace: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) { id = Self.next() }
  mutating func inherit(from old: Self, in component: Component) { id = old.id }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

extension Namespace: Sendable {}

extension View {
  /// Goes from the place of a view that leaves to the place of the one that comes.
  ///
  /// A change with an animation may remove a view and insert another one with the same identity and namespace. The new view
  /// then begins in the frame of the old one, and moves and grows to its own. A follower (`isSource: false`) takes the frame
  /// of the source with its identity. The layout around a follower keeps its own place free.
  ///
  /// ```swift
  /// HStack {
  ///   ForEach(tabs) { tab in
  ///     Text(tab.name).matchedGeometryEffect(id: tab.id, in: marks)
  ///   }
  /// }
  /// .background {
  ///   Capsule().fill(.yellow)
  ///     .matchedGeometryEffect(id: chosen, in: marks, isSource: false)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identity that the two views have in common.
  ///   - namespace: The namespace of the identity, see ``Namespace``.
  ///   - properties: The properties that the view takes from the other one.
  ///   - anchor: The point at which they meet, in parts of the view.
  ///   - isSource: Whether other views with the identity take their properties from this one.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> ModifiedContent<Self, _AttributeModifier> {
    let number = StableIdentity.number(of: id) &+ UInt64(namespace.number) &* 0x9E37_79B9
    // Frames around a follower are no part of it.
    return attribute(
      .matched,
      [
        Double(number % 1_000_000), Double(properties.rawValue), anchor.x, anchor.y,
        isSource ? 1 : 0,
      ],
      isSource ? .free : .effect)
  }
}

/// The properties that a view takes from another one.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
