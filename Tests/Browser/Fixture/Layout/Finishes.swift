import SwiftUI

/// A list with symbols, a button of another form, a ground of colours, and words in the middle of its bar.
struct Finishes: View {
  var body: some View {
    NavigationStack {
      List {
        Label("Inbox", systemImage: "tray").accessibilityIdentifier("inbox")
        Button("Large") {}
          .buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large)
          .accessibilityIdentifier("capsule")
        Toggle("Loud", systemImage: "bell", isOn: .constant(true))
          .toggleStyle(.button).buttonBorderShape(.capsule).controlSize(.small)
          .accessibilityIdentifier("loud")
        Rectangle().fill(Gradient(colors: [.red, .blue])).frame(height: 40)
          .accessibilityIdentifier("ground")
      }
      .navigationTitle("Mail")
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Compose a message") {} }
        ToolbarItem(placement: .status) { Text("Updated").accessibilityIdentifier("status") }
      }
    }
  }
}
