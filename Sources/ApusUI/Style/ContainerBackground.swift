/// A container that is given a ground.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let number: Int
  /// The page of a stack.
  public static let navigation = ContainerBackgroundPlacement(number: 0)
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(number: 1)
  /// The page of a `TabView`.
  public static let tabView = ContainerBackgroundPlacement(number: 2)
  /// The window.
  public static let window = ContainerBackgroundPlacement(number: 3)
}

extension View {
  /// Fills the container that the view stands in.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Puts a view behind what stands in a container, as large as the container.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { ground.ignoresSafeArea() }
  }
}
