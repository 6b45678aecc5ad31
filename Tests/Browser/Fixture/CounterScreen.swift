import SwiftUI

/// Counts clicks: one too many or too few shows.
struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Counter")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Button("Count") {
        count += 1
        Ledger.note("count")
      }
      .accessibilityIdentifier("counter.button")
      Text("\(count)")
        .accessibilityIdentifier("counter.text")
    }
    .padding(16)
  }
}
