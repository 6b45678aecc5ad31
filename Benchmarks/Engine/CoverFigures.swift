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
    let (keys, form) = form()
    return [
      Figure(name: "cover.tap", value: plain, unit: "ms"),
      Figure(name: "cover.tap.overlay", value: under, unit: "ms"),
      Figure(name: "cover.tap.overlay.3000", value: many, unit: "ms"),
      Figure(name: "cover.ratio", value: under / plain, unit: "×"),
      Figure(name: "headless.form", value: form, unit: "ms"),
      Figure(name: "headless.form.key", value: form / keys, unit: "ms"),
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

  // MARK: A form in a test

  /// A test that mounts a form of 12 controls and types 85 characters.
  private static func form() -> (keys: Double, time: Double) {
    var keys = 0
    let time = median(
      runs: 51, warmUp: 5, prepare: { keys = 0 },
      work: { _ in
        let screen = Screen { SmallForm() }
        for field in 0..<5 {
          screen.textField("field.\(field)").type("Seventeen letters")
          keys += 17
        }
        for toggle in 0..<5 { screen.toggle("toggle.\(toggle)").tap() }
        screen.button("save").tap()
        precondition(screen.element("saved").exists)
      })
    return (Double(keys), time)
  }

  private struct SmallForm: View {
    @State private var texts = Array(repeating: "", count: 5)
    @State private var flags = Array(repeating: false, count: 5)
    @State private var isSaved = false

    var body: some View {
      Form {
        ForEach(0..<5, id: \.self) { index in
          TextField("Field \(index)", text: $texts[index])
            .accessibilityIdentifier("field.\(index)")
        }
        ForEach(0..<5, id: \.self) { index in
          Toggle("Toggle \(index)", isOn: $flags[index])
            .accessibilityIdentifier("toggle.\(index)")
        }
        Button("Save") { isSaved = true }.accessibilityIdentifier("save")
        Button("Cancel") {}.accessibilityIdentifier("cancel")
        if isSaved { Text("Saved").accessibilityIdentifier("saved") }
      }
    }
  }
}
