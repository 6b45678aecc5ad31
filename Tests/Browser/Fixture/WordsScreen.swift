import SwiftUI

/// Words of a string catalogue, and what a locale writes and reads.
struct WordsScreen: View {
  @State private var weight: Double? = 64.5
  @State private var count = 1
  @State private var isOn = true
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      Form {
        Section("Reminders") {
          Toggle("Good morning", isOn: $isOn)
          Stepper("\(count) tasks", value: $count, in: 0...20_000)
          NavigationLink("Weight") { Text("Weight") }
        }
        Section("Weight") {
          TextField("Weight", value: $weight, format: .number)
            .accessibilityIdentifier("words.weight.input")
          Text(verbatim: weight.map { "\($0)" } ?? "-")
            .accessibilityIdentifier("words.weight.value")
          // Nobody said in which language a person writes.
          Text(verbatim: "Hello, مرحبا!").accessibilityIdentifier("words.mixed")
          Text(verbatim: locale.identifier).accessibilityIdentifier("words.locale")
        }
      }
      .navigationTitle("Good morning")
    }
  }
}
