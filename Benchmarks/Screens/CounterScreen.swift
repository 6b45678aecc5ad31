import SwiftUI

/// R1: a button and what it counts.
struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(count)").accessibilityIdentifier("r1.value")
      Button("Count") { count += 1 }.accessibilityIdentifier("r1.button")
    }
  }
}
