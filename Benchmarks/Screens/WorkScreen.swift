import SwiftUI

/// A counter whose action does what an app does besides: a million steps of it.
struct WorkScreen: View {
  @State private var count = 0
  @State private var number: UInt64 = 1

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("work.count")
      Button("Work") { work() }.accessibilityIdentifier("work.button")
    }
  }

  private func work() {
    // By count rather than by the clock: a process that waits for a core must not be done sooner.
    var next = number
    for _ in 0..<1_000_000 { next = next &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    number = next
    count += 1
  }
}
