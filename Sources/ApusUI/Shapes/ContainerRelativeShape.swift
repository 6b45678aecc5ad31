import ViewGraph

/// The shape of the container around, made smaller.
///
/// The shape is a rectangle, because containers of a page have no shape.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container around.
  nonisolated public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public func _outline(size: CGSize?) -> _ShapeOutline { _ShapeOutline(.rectangle) }
}

extension View {
  /// > Note: A page draws every `ContainerRelativeShape` as a rectangle.
  nonisolated public func containerShape<T: InsettableShape>(
    _ shape: T, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    notDrawn(
      "containerShape(_:)", "a `ContainerRelativeShape` is a rectangle", _file, _line)
    return self
  }
}
