import SwiftUI

/// What was carried out, in any session of this process: the proof that a refused event did
/// nothing, in a place that its sender cannot write to.
@MainActor
enum Ledger {
  private(set) static var entries: [String] = []

  static func note(_ entry: String) { entries.append(entry) }
}

/// Lists the ledger as it was when the screen was mounted.
struct ExecutedScreen: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Carried out")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Text(Ledger.entries.joined(separator: " "))
        .accessibilityIdentifier("executed.text")
    }
  }
}

extension Binding {
  /// Notes each value that is set.
  func noted(_ name: String) -> Binding<Value> where Value: Sendable {
    let binding = self
    return Binding(
      get: { binding.wrappedValue },
      set: { value in
        MainActor.assumeIsolated { Ledger.note("\(name)=\(value)") }
        binding.wrappedValue = value
      })
  }
}
