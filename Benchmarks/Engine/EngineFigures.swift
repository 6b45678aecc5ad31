import CHeap
import SwiftUI
import ViewGraph

/// The engine without a host: elements and changes, as a host would get them.
@MainActor
enum EngineFigures {
  static let rows = 1_000

  static func all() -> [Figure] {
    mount() + changeInRow() + changeFromOwner() + [memory()]
  }

  private static func mounted<Root: View>(
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) -> Graph {
    let graph = Graph(session: Session(), root: root)
    graph.start()
    _ = graph.elements()
    return graph
  }

  private static func mount() -> [Figure] {
    // A graph is let go outside of the measurement.
    var last: Graph?
    let time = median(
      runs: 101, warmUp: 10, prepare: { last = nil },
      work: { _ in last = mounted { OwnRows(count: rows) } })
    withExtendedLifetime(last) {}
    let graph = mounted { OwnRows(count: rows) }
    return [
      Figure(name: "engine.mount", value: time, unit: "ms"),
      Figure(name: "engine.mount.bodies", value: Double(graph.evaluations), unit: "bodies"),
      Figure(
        name: "engine.elements", value: Double(graph.snapshot().bytes.count), unit: "bytes"),
    ]
  }

  private static func changeInRow() -> [Figure] {
    let graph = mounted { OwnRows(count: rows) }
    let targets = taps(in: graph)
    precondition(targets.count == rows)
    var turn = 0
    var changes = 0
    let before = graph.evaluations
    let runs = 2_001
    let time = median(
      runs: runs, warmUp: 100, prepare: { turn += 1 },
      work: { _ in
        precondition(graph.perform(Event(targets[turn * 7919 % rows], .tap)) == nil)
        changes += graph.takeChanges().count
      })
    let taps = Double(runs + 100)
    return [
      Figure(name: "engine.row", value: time, unit: "ms"),
      Figure(
        name: "engine.row.bodies", value: Double(graph.evaluations - before) / taps,
        unit: "bodies"),
      Figure(name: "engine.row.changes", value: Double(changes) / taps, unit: "changes"),
    ]
  }

  private static func changeFromOwner() -> [Figure] {
    let graph = mounted { OwnedRows(count: rows) }
    let button = taps(in: graph)[0]
    var changes = 0
    let before = graph.evaluations
    let time = median(
      runs: 201, warmUp: 20, prepare: {},
      work: { _ in
        precondition(graph.perform(Event(button, .tap)) == nil)
        changes = graph.takeChanges().count
      })
    precondition(changes == rows)
    return [
      Figure(name: "engine.owner", value: time, unit: "ms"),
      Figure(
        name: "engine.owner.bodies", value: Double(graph.evaluations - before) / 221,
        unit: "bodies"),
      Figure(name: "engine.owner.changes", value: Double(changes), unit: "changes"),
    ]
  }

  private static func memory() -> Figure {
    var graphs = [mounted { OwnRows(count: rows) }]
    let before = Int(heap_allocated_bytes())
    let count = 8
    for _ in 0..<count { graphs.append(mounted { OwnRows(count: rows) }) }
    let bytes = Double(Int(heap_allocated_bytes()) - before) / Double(count)
    return withExtendedLifetime(graphs) {
      Figure(name: "engine.memory", value: bytes / 1_000_000, unit: "MB")
    }
  }

  /// The elements that take taps, in order.
  private static func taps(in graph: Graph) -> [NodeID] {
    graph.snapshot().read { reader in
      var nodes: [NodeID] = []
      while let record = reader.next() {
        if case .open(_, let node, let attributes) = record, attributes.has(.onTap) {
          nodes.append(node)
        }
      }
      return nodes
    }
  }
}
