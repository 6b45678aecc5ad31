import CHeap
import SwiftUI
import ViewGraph

/// Containers that build what is near the viewport, with 10,000 rows: what a visitor costs.
@MainActor
enum LazyFigures {
  static let rows = 10_000

  static func all() -> [Figure] {
    figures("lazy.stack") { ScrollView { LazyVStack { content } } }
      + figures("lazy.grid") {
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { content } }
      }
      + figures("lazy.list") { List { content } }
      // For comparison: all are built.
      + figures("lazy.none", runs: 3) { ScrollView { VStack { content } } }
  }

  private static var content: some View {
    ForEach(0..<rows, id: \.self) { OwnRow(index: $0) }
  }

  private static func figures<Root: View>(
    _ name: String, runs: Int = 101, @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) -> [Figure] {
    func mounted() -> Graph {
      let graph = Graph(session: Session(), root: root)
      graph.start()
      _ = graph.elements()
      return graph
    }
    // A graph is let go outside of the measurement.
    var last: Graph?
    let time = median(
      runs: runs, warmUp: 2, prepare: { last = nil }, work: { _ in last = mounted() })
    withExtendedLifetime(last) {}
    var graphs = [mounted()]
    let bodies = graphs[0].evaluations
    let before = Int(heap_allocated_bytes())
    let count = 4
    for _ in 0..<count { graphs.append(mounted()) }
    let bytes = Double(Int(heap_allocated_bytes()) - before) / Double(count)
    return withExtendedLifetime(graphs) {
      [
        Figure(name: name + ".mount", value: time, unit: "ms"),
        Figure(name: name + ".bodies", value: Double(bodies), unit: "bodies"),
        Figure(name: name + ".memory", value: bytes / 1_000, unit: "kB"),
      ]
    }
  }
}
