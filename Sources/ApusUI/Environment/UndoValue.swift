import ViewGraph

/// The undo manager of a visitor. A graph has one.
private final class UndoKeeper: Source {
  let manager = UndoManager()

  @MainActor
  static func of(_ graph: Graph) -> UndoKeeper {
    let key = ObjectIdentifier(UndoKeeper.self)
    if let keeper = graph.objects[key] as? UndoKeeper { return keeper }
    let keeper = UndoKeeper(queue: graph.queue)
    graph.objects[key] = keeper
    // The changes of one event are undone together, also if the next one comes in the same turn of the queue.
    keeper.manager.whenEventEnds = { [weak graph] close in
      if let graph, Graph.current === graph {
        graph.afterUpdate { close() }
      } else {
        DispatchQueue.main.async { close() }
      }
    }
    return keeper
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// What undoes the visitor's changes. A screen registers them, and its buttons call `undo()` and `redo()`: the keys
  /// for that are the browser's, for its fields.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// The values of a visitor, at the root of a graph.
  @MainActor
  init(of graph: Graph) {
    self.init(session: graph.session)
    undoManager = UndoKeeper.of(graph).manager
  }
}
