import SwiftUI

/// An account whose numbers are not for everybody, and a card that waits for its content.
struct RedactionScreen: View {
  @State private var isLoaded = false
  @State private var isPrivate = true
  @State private var taps = 0

  var body: some View {
    List {
      Section("Card") {
        VStack(alignment: .leading, spacing: 8) {
          Text("Taylor Chen").font(.headline).accessibilityIdentifier("redaction.name")
          Text("Builds bridges over rivers that are wider than this line of text is long")
            .accessibilityIdentifier("redaction.lines")
          Image(systemName: "photo").font(.largeTitle).accessibilityIdentifier("redaction.icon")
          Picker("Kind of news", selection: .constant(0)) { Text("Every day").tag(0) }
            .accessibilityIdentifier("redaction.kind")
          Button("Follow \(taps)") { taps += 1 }.accessibilityIdentifier("redaction.follow")
        }
        .redacted(reason: isLoaded ? [] : .placeholder)
        Text("Tapped \(taps)").accessibilityIdentifier("redaction.taps")
        Button("Load") { isLoaded = true }.accessibilityIdentifier("redaction.load")
      }
      Section("Account") {
        VStack(alignment: .leading) {
          Text("Balance").accessibilityIdentifier("redaction.title")
          Text("12,345.67").privacySensitive().accessibilityIdentifier("redaction.balance")
          TextField("Note", text: .constant("For the rent"))
            .privacySensitive()
            .accessibilityIdentifier("redaction.note")
        }
        .redacted(reason: isPrivate ? .privacy : [])
        Button("Show") { isPrivate = false }.accessibilityIdentifier("redaction.show")
      }
      Text("As of yesterday")
        .invalidatableContent()
        .redacted(reason: .invalidated)
        .accessibilityIdentifier("redaction.date")
    }
  }
}
