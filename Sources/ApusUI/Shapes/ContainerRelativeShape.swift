import ViewGraph

/// The shape of the container around, made smaller.
///
/// No container of a page has a shape of its own, so that it is a rectangle, as on a device where no container has one.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container around.
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public func _outline(size: CGSize?) -> _ShapeOutline { _ShapeOutline(.rectangle) }
}
