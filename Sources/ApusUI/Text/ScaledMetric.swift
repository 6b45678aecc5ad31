/// A length that grows and shrinks with the size of text.
///
/// The visitor's own text size is the browser's affair, so the length changes only where a view
/// sets `\.dynamicTypeSize`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  public init(wrappedValue: Value) { base = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  public var wrappedValue: Value { base * Value(size.factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
