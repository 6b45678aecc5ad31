/// A shape with a fixed size, at a point of its space.
nonisolated public struct _SizedShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize
  var anchor: UnitPoint

  public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

extension Shape {
  /// The shape with a size in points, at the upper left of its space.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape with a size in points, at the upper left of its space.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape with a size in points, at a point of its space.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape with a size in points, at a point of its space.
  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

extension Path {
  /// A rectangle whose corners have different radii.
  ///
  /// - Parameter style: How the corners are rounded.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }
}
