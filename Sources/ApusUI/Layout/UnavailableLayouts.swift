// What depends on sizes that only the page knows.

@available(*, unavailable, message: "A page draws no pictures by code: use shapes and paths.")
public struct Canvas<Symbols> {
  nonisolated public init(renderer: @escaping (inout Never, CGSize) -> Void) {}
}
