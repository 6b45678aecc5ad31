import ViewGraph

/// A shape in a space that is smaller on each side.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
  public func _outline(size: CGSize?) -> _ShapeOutline {
    let inner = size.map {
      CGSize(width: max(0, $0.width - 2 * amount), height: max(0, $0.height - 2 * amount))
    }
    var outline = shape._outline(size: inner)
    outline.inset += Double(amount)
    return outline
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var from, to: CGFloat

  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set {
      shape.animatableData = newValue.first
      (from, to) = (newValue.second.first, newValue.second.second)
    }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: from, to: to)
  }
  /// The whole outline; what is filled takes ``filledOutline(size:)``.
  public func _outline(size: CGSize?) -> _ShapeOutline {
    var outline = shape._outline(size: size)
    guard outline.trim == nil else { return pathOutline(size: size) }
    outline.trim = [Double(max(0, min(1, from))), Double(max(0, min(1, to)))]
    return outline
  }
}

/// The line along a shape's outline, as a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  var shape: Base
  let style: StrokeStyle

  public var animatableData: Base.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func _outline(size: CGSize?) -> _ShapeOutline {
    var outline = shape._outline(size: size)
    outline.stroke = style
    return outline
  }
}

/// A shape that is drawn elsewhere, larger or turned, in the same space.
public struct _TransformedShape<Base: Shape>: Shape {
  var shape: Base
  let transform: @Sendable (CGRect) -> CGAffineTransform

  public var animatableData: Base.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(rect))
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }

  /// The line along the outline, `lineWidth` points wide.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the outline, in a style.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The shape with all its points transformed.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _TransformedShape(shape: self) { _ in transform }
  }

  /// The shape drawn elsewhere in its space; in points.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape drawn elsewhere in its space; in points.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// The shape drawn elsewhere in its space; in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// The shape drawn larger or smaller in its space, with a factor for each direction.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _TransformedShape(shape: self) { rect in
      around(anchor, of: rect, CGAffineTransform(scaleX: x, y: y))
    }
  }

  /// The shape drawn larger or smaller in its space.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape turned clockwise in its space.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _TransformedShape(shape: self) { rect in
      around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians))
    }
  }
}

/// A transform whose fixed point is a place of a rectangle.
private func around(
  _ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform
) -> CGAffineTransform {
  let x = rect.minX + anchor.x * rect.width
  let y = rect.minY + anchor.y * rect.height
  return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
    .concatenating(CGAffineTransform(translationX: x, y: y))
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let shape: any Shape
  /// A shape that hides its type.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func _outline(size: CGSize?) -> _ShapeOutline { shape._outline(size: size) }
}
