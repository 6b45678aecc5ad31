/// A length that grows and shrinks with the size of text.
///
/// The visitor's own text size is the browser's affair, so the length changes only where a view
/// sets `\.dynamicTypeSize`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// A length in points at the usual size of text.
  public init(wrappedValue: Value) { base = wrappedValue }
  /// A length in points at the usual size of text. Here all kinds of text grow alike: `textStyle`
  /// makes no difference.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The length in points, at the size that text has here.
  public var wrappedValue: Value { base * Value(size.factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
