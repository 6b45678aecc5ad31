// Layouts that depend on sizes that only the page knows.

@available(
  *, unavailable,
  message: """
    A page does not say which of several views fits: use \\.horizontalSizeClass, or flexible frames.
    """
)
public struct ViewThatFits<Content: View> {
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {}
}

@available(
  *, unavailable, message: "Use NavigationStack; \\.horizontalSizeClass says how wide it is."
)
public struct NavigationSplitView<Sidebar: View, Detail: View> {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {}
}

@available(*, unavailable, message: "A page draws no pictures by code: use shapes and paths.")
public struct Canvas<Symbols> {
  nonisolated public init(renderer: @escaping (inout Never, CGSize) -> Void) {}
}
