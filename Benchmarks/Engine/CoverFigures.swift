import ScreenLayout
import ScreenTesting
import SwiftUI
import ViewGraph

/// A tap on one of many rows, below an overlay and without one: what the host asks before it lets the tap through.
@MainActor
enum CoverFigures {
  static func all() -> [Figure] {
    let plain = tap(PlainRows(), rows: 1_000)
    let under = tap(CoveredRows(rows: 1_000), rows: 1_000)
    let many = tap(CoveredRows(rows: 3_000), rows: 3_000)
    return [
      Figure(name: "cover.tap", value: plain, unit: "ms"),
      Figure(name: "cover.tap.overlay", value: under, unit: "ms"),
      Figure(name: "cover.tap.overlay.3000", value: many, unit: "ms"),
      Figure(name: "cover.ratio", value: under / plain, unit: "×"),
    ]
  }

  /// The graph as a page's session has it, without a page.
  private static func tap<Content: View>(_ content: Content, rows: Int) -> Double {
    let graph = Graph(session: Session()) { content }
    graph.refusalOfTouch = { [unowned graph] in graph.refusalByPlace(of: $0) }
    graph.start()
    let targets = graph.elements().read { reader in
      var nodes: [NodeID] = []
      while let record = reader.next() {
        if case .open(.button, let node, let attributes) = record, attributes.has(.onTap) {
          nodes.append(node)
        }
      }
      return nodes
    }
    precondition(targets.count >= rows)
    var turn = 0
    return median(
      runs: 401, warmUp: 20, prepare: { turn += 1 },
      work: { _ in
        precondition(graph.perform(Event(targets[turn * 7919 % rows], .tap)) == nil)
        _ = graph.takeChanges()
      })
  }

  private struct PlainRows: View {
    var body: some View { Rows(count: 1_000) }
  }

  private struct CoveredRows: View {
    let rows: Int
    var body: some View {
      Rows(count: rows).overlay(alignment: .bottomTrailing) { Button("Add") {} }
    }
  }

  private struct Rows: View {
    let count: Int
    var body: some View {
      ScrollView { VStack { ForEach(0..<count, id: \.self) { Row(index: $0) } } }
    }
  }

  private struct Row: View {
    let index: Int
    @State private var changes = 0

    var body: some View {
      HStack {
        Text(verbatim: "Row \(index)")
        Text(verbatim: "Changed \(changes)")
        Button("Change") { changes += 1 }
      }
    }
  }
}
