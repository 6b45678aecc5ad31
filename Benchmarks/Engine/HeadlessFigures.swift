import BenchScreens
import ScreenTesting
import SwiftUI

/// The headless host: what a test of a screen costs.
@MainActor
enum HeadlessFigures {
  static func all() -> [Figure] {
    var last: Screen?
    let mount = median(
      runs: 1_001, warmUp: 100, prepare: { last = nil }, work: { _ in last = counter() })
    withExtendedLifetime(last) {}
    let screen = counter()
    let click = median(
      runs: 1_001, warmUp: 100, prepare: {},
      work: { _ in screen.button("r1.button").tap() })
    precondition(screen.element("r1.value").text == "1101")
    return [
      Figure(name: "headless.mount", value: mount, unit: "ms"),
      Figure(name: "headless.click", value: click, unit: "ms"),
      Figure(name: "headless.click.rows", value: clickAmongRows(), unit: "ms"),
      Figure(name: "headless.reverse.rows", value: reverseRows(), unit: "ms"),
    ] + layout()
  }

  private static func counter() -> Screen { Screen(address: "/r1") { BenchScreen() } }

  private static func clickAmongRows() -> Double {
    let screen = Screen(address: "/r3") { BenchScreen() }
    var turn = 0
    let time = median(
      runs: 501, warmUp: 50, prepare: { turn += 1 },
      work: { _ in screen.button("r3.row.\(turn * 7919 % 1000).button").tap() })
    precondition(screen.element("r3.row.919.text").text == "Changed 1")
    return time
  }

  /// Where things are: of a screen of 300 elements for the first time, and after one text changed.
  private static func layout() -> [Figure] {
    var screen = Screen { PlacedRows() }
    let first = median(
      runs: 201, warmUp: 20,
      prepare: {
        screen = Screen { PlacedRows() }
        precondition(screen.element("last").exists)
      },
      work: { _ in precondition(screen.element("last").frame != nil) })
    let change = median(
      runs: 201, warmUp: 20,
      prepare: { screen.element("toggle").setOn(!screen.element("toggle").isOn) },
      work: { _ in precondition(screen.element("last").frame != nil) })
    return [
      Figure(name: "headless.layout", value: first, unit: "ms"),
      Figure(name: "headless.layout.change", value: change, unit: "ms"),
    ]
  }

  private struct PlacedRows: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("Long", isOn: $isOn).accessibilityIdentifier("toggle")
        Text(isOn ? "A longer text" : "A text").accessibilityIdentifier("last")
        ForEach(0..<75, id: \.self) { row in
          HStack {
            Color.red.frame(width: 20, height: 20)
            Text(verbatim: "Row \(row)")
            Button("Use") {}
          }
        }
      }
    }
  }

  /// Every row takes another place: 10,000 of them.
  private static func reverseRows() -> Double {
    let screen = Screen { ReversedRows() }
    let time = median(
      runs: 11, warmUp: 1, prepare: {}, work: { _ in screen.button("reverse").tap() })
    precondition(screen.element("last").text == "9999")
    return time
  }

  private struct ReversedRows: View {
    @State private var rows = Array(0..<10_000)

    var body: some View {
      VStack {
        Button("Reverse") { rows.reverse() }.accessibilityIdentifier("reverse")
        ForEach(rows, id: \.self) { Text(verbatim: "\($0)") }
        Text(verbatim: "\(rows.last!)").accessibilityIdentifier("last")
      }
    }
  }
}
