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
  @available(
    *, unavailable,
    message: "A page does not carry a view from one place to another: use transition(_:)."
  )
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self {
    self
  }
}

/// Which of two places a view is carried between.
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
