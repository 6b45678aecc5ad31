// Layouts that depend on sizes that only the page knows.

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
