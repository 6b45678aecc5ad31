/// A length that grows and shrinks with the size of text.
///
/// ```swift
/// @ScaledMetric private var avatar = 40
///
/// var body: some View {
///   Image(systemName: "person.crop.circle").resizable().frame(width: avatar, height: avatar)
/// }
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.textSizeFactor) private var factor
  private let base: Value

  /// A length in points at the usual size of text.
  public init(wrappedValue: Value) { base = wrappedValue }
  /// A length in points at the usual size of text. Here all kinds of text grow alike: `textStyle`
  /// makes no difference.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The length in points, at the size that text has here.
  public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
