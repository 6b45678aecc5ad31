import SwiftUI

/// A list whose sections and rows are apart as the app says.
struct SpacingScreen: View {
  @State private var choice: String?
  @State private var isOpen = false

  var body: some View {
    List(selection: $choice) {
      Section {
        row("a")
        row("b").selectionDisabled()
      }
      Section("Second") {
        row("c")
        Label("Tinted", systemImage: "star").listItemTint(.red)
          .accessibilityIdentifier("spacing.tinted")
      }
      Section {
        row("d")
      }
      .listSectionSpacing(4)
      Section {
        DisclosureGroup("More", isExpanded: $isOpen) { row("e") }
          .disclosureGroupStyle(Fold())
        ControlGroup("Acts") {
          Button("One") { choice = "one" }
          Button("Two") { choice = "two" }
        }
        .controlGroupStyle(.menu)
      }
      Section {
        Text(choice ?? "none").accessibilityIdentifier("spacing.choice")
      }
    }
    .listSectionSpacing(.compact)
    .listRowSpacing(8)
  }

  private func row(_ name: String) -> some View {
    Text("Row \(name)").tag(name).accessibilityIdentifier("spacing.\(name)")
  }
}

private struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      .accessibilityIdentifier("spacing.fold")
      if configuration.isExpanded { configuration.content }
    }
  }
}
