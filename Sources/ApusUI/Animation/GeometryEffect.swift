import ViewGraph

/// A matrix of three rows that moves, turns, stretches and distorts points of a plane.
@frozen
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The matrix that changes nothing.
  @inlinable public init() {}

  /// The matrix of an affine transform.
  @inlinable public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether it changes nothing.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns it into its opposite. Returns false, and changes nothing, for a matrix without an opposite.
  @inlinable public mutating func invert() -> Bool {
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0 else { return false }
    let old = self
    m11 = a / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m21 = b / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = c / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The opposite transform; without one the same transform.
  @inlinable public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// This transform, and then another one.
  @inlinable public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }

  /// The affine part, which a page draws.
  var affine: CGAffineTransform {
    CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }
}

/// An effect that draws a view moved, turned or stretched, and leaves its place to it.
///
/// ```swift
/// struct Skew: GeometryEffect {
///   var amount: CGFloat
///   var animatableData: CGFloat {
///     get { amount }
///     set { amount = newValue }
///   }
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
///   }
/// }
/// ```
///
/// A page draws the affine part. In an animation the server says the effect 10 to 25 times a second.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a view of a size in points. Its origin is the view's upper left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let modifier = context.moving(modifier, 0x6E0E)
    let drawn = _VisualEffectModifier { place in
      let transform = modifier.effectValue(size: place.size).affine
      return EmptyVisualEffect().transformEffect(transform)._steps.list
    }
    _VisualEffectModifier._emit(drawn, context, content: content)
  }

  /// The effect without a part in the places that views ask for, as it is on a page anyway.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect without a part in the places that views ask for.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  var base: Base

  nonisolated init(base: Base) { self.base = base }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

/// A modifier with values that can be in between: an older name of both protocols.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Draws this view by an affine transform, whose origin is the view's upper left corner. The place of the view stays
  /// the same.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    visualEffect { content, _ in content.transformEffect(transform) }
  }

  /// Draws this view by a transform, of which a page draws the affine part.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    let affine = transform.affine
    return visualEffect { content, _ in content.transformEffect(affine) }
  }
}
