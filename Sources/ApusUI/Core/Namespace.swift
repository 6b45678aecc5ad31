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
  /// Where a view with an identity is removed and another with the same identity and namespace is inserted in one change with
  /// an animation, the one that comes is seen where the other one was, and moves and grows to where it is.
  ///
  /// - Parameters:
  ///   - id: What the two views have in common.
  ///   - namespace: Where the identity is one, see ``Namespace``.
  ///   - properties: What the view takes from the one that leaves.
  ///   - anchor: The point at which they meet, in parts of the view.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _AttributeModifier> {
    let number = StableIdentity.number(of: id) &+ UInt64(namespace.number) &* 0x9E37_79B9
    return attribute(
      .matched,
      [Double(number % 1_000_000_000), Double(properties.rawValue), anchor.x, anchor.y])
  }

  @available(
    *, unavailable,
    message:
      "A page gives no view the place of another that stays: leave isSource out where one view comes in another's place."
  )
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool
  ) -> Self {
    self
  }
}

/// What a view takes from the one in whose place it comes.
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
