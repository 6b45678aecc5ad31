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
    ]
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
}
