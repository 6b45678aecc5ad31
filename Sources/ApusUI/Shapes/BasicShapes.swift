import ViewGraph

/// A rectangle that fills its space.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public func _outline(size: CGSize?) -> _ShapeOutline { _ShapeOutline(.rectangle) }
}

/// A rectangle with corners of one size, in points.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of a rounded corner, in points.
  public var cornerSize: CGSize
  /// How corners are rounded. A page draws both styles as circular arcs.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners have a width and a height, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners have a radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return _InsetShape(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }

  public func _outline(size: CGSize?) -> _ShapeOutline {
    cornerSize.width == cornerSize.height
      ? _ShapeOutline(.roundedRectangle, [Double(cornerSize.width)]) : pathOutline(size: size)
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of a corner, in points.
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  /// A radius for each corner, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with a radius per corner.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How corners are rounded. A page draws both styles as circular arcs.
  public var style: RoundedCornerStyle

  /// A rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius for each corner, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    let corners = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { CGSize(width: min($0, most), height: min($0, most)) }
    var path = Path()
    path.addCorners(rect, corners, .identity)
    return path
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var radii = cornerRadii
    radii.topLeading = max(0, radii.topLeading - amount)
    radii.topTrailing = max(0, radii.topTrailing - amount)
    radii.bottomLeading = max(0, radii.bottomLeading - amount)
    radii.bottomTrailing = max(0, radii.bottomTrailing - amount)
    return _InsetShape(
      shape: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
  }

  public func _outline(size: CGSize?) -> _ShapeOutline {
    _ShapeOutline(
      .roundedRectangle,
      [
        cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
        cornerRadii.topTrailing,
      ].map(Double.init))
  }
}

/// The largest circle in the middle of its space.
public struct Circle: InsettableShape {
  /// A circle.
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public func _outline(size: CGSize?) -> _ShapeOutline { _ShapeOutline(.circle) }
}

/// The ellipse that fills its space.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public func _outline(size: CGSize?) -> _ShapeOutline { _ShapeOutline(.ellipse) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// How its ends are rounded. A page draws both styles as circular arcs.
  public var style: RoundedCornerStyle
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public func _outline(size: CGSize?) -> _ShapeOutline { _ShapeOutline(.capsule) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule, with a style of its ends.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a radius, in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle whose corners have a width and a height, in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with a radius for each corner, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
