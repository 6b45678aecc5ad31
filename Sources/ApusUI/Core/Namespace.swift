import Synchronization
import ViewGraph

/// A name of a view's own, different for each view on each screen.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable { let number: Int }

  private static let count = Mutex(0)
  private var id: ID?

  public init() {}

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
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
