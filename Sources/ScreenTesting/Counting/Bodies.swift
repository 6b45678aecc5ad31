import ViewGraph

extension Screen {
  /// The names of the views whose bodies ran because of what `action` does, in their order, as
  /// often as they ran.
  ///
  /// ```swift
  /// let bodies = screen.bodies { screen.textField("race.input").paste("Beagle") }
  /// #expect(!bodies.contains("GenderPicker"))
  /// ```
  ///
  /// An item of a `ForEach` goes by the name of its view; a view's generic arguments are left out.
  public func bodies(during action: () -> Void) -> [String] {
    let counter = BodyCounter(graph)
    defer { counter.end() }
    action()
    return counter.names
  }

  /// As ``bodies(during:)``, for what takes its time.
  public func bodies(during action: () async -> Void) async -> [String] {
    let counter = BodyCounter(graph)
    defer { counter.end() }
    await action()
    return counter.names
  }
}

@MainActor
private final class BodyCounter {
  private(set) var names: [String] = []
  private let graph: Graph
  private let before: ((Component) -> Void)?

  init(_ graph: Graph) {
    self.graph = graph
    before = graph.onEvaluate
    graph.onEvaluate = { [before, unowned self] component in
      before?(component)
      names.append(String(component.debugName.prefix { $0 != "<" }))
    }
  }

  func end() { graph.onEvaluate = before }
}
