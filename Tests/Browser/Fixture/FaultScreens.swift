import SwiftUI

/// A trap in an action: the process dies with it.
struct TrapScreen: View {
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Trap")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      TextField("Text", text: $text)
        .accessibilityIdentifier("trap.input")
      Text(text)
        .accessibilityIdentifier("trap.echo")
      Button("Trap") { fatalError("A trap that the tests planted") }
        .accessibilityIdentifier("trap.button")
    }
    .padding(16)
  }
}

/// Each change of the state causes the next one, for ever.
struct EndlessScreen: View {
  @State private var text = ""
  @State private var number = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Endless")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      TextField("Text", text: $text)
        .accessibilityIdentifier("endless.input")
      Text(text)
        .accessibilityIdentifier("endless.echo")
      Button("Begin") { number += 1 }
        .accessibilityIdentifier("endless.button")
    }
    .padding(16)
    .onChange(of: number) { number += 1 }
  }
}
