/// Makes `animatableData` of the stored properties of a type, whose values can be between two others.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isOpen: Bool
///
///   func path(in rect: CGRect) -> Path {
///     Path { $0.addArc(
///       center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start,
///       endAngle: end, clockwise: isOpen) }
///   }
/// }
/// ```
///
/// Constants, and properties with a wrapper such as `@State`, have no part in it. A property of another type needs
/// ``AnimatableIgnored()``.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "ApusMacros", type: "AnimatableMacro")

/// Leaves a property out of the `animatableData` that ``Animatable()`` makes.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() =
  #externalMacro(module: "ApusMacros", type: "AnimatableIgnoredMacro")

// The parts of the source that @Animatable expands to.

/// The part of a property in `animatableData`.
public enum _AnimatedProperty {
  /// The value, which moves itself.
  public static func data<Value: VectorArithmetic>(_ value: Value) -> Value { value }

  /// The part of the value that moves.
  @_disfavoredOverload
  public static func data<Value: Animatable>(_ value: Value) -> Value.AnimatableData {
    value.animatableData
  }

  @available(
    *, unavailable,
    message: "mark the property with '@AnimatableIgnored', or make its type 'Animatable'"
  )
  public static func data(_ value: Any) -> EmptyAnimatableData { EmptyAnimatableData() }

  /// Sets a property to a value between.
  public static func set<Value: VectorArithmetic>(_ value: inout Value, _ data: Any) {
    if let data = data as? Value { value = data }
  }

  /// Sets the part of a property that moves to a value between.
  @_disfavoredOverload
  public static func set<Value: Animatable>(_ value: inout Value, _ data: Any) {
    if let data = data as? Value.AnimatableData { value.animatableData = data }
  }

  @available(
    *, unavailable,
    message: "mark the property with '@AnimatableIgnored', or make its type 'Animatable'"
  )
  @_disfavoredOverload
  public static func set<Value>(_ value: inout Value, _ data: Any, _: Void = ()) {}
}

/// The parts of `animatableData`, one for each property.
public struct _AnimatedParts {
  private var rest: Any
  private var count: Int

  /// - Parameter count: The number of parts: the last one may be a pair itself.
  public init(_ data: some VectorArithmetic, count: Int) {
    rest = data
    self.count = count
  }

  /// The part of the next property.
  public mutating func next() -> Any {
    count -= 1
    guard count > 0, let pair = rest as? any AnimatableChain else { return rest }
    let parts = pair.parts
    rest = parts.second
    return parts.first
  }
}

private protocol AnimatableChain {
  var parts: (first: Any, second: Any) { get }
}

extension AnimatablePair: AnimatableChain {
  fileprivate var parts: (first: Any, second: Any) { (first, second) }
}
