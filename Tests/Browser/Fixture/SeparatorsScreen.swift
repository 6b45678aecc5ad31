import SwiftUI

/// Lists whose rows and sections say which lines are drawn.
struct SeparatorsScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      List {
        Section("Cars") {
          row("a")
          row("b").listRowSeparator(.hidden, edges: .bottom)
          row("c")
          row("d").listRowSeparatorTint(.red, edges: .top)
          row("e").listRowSeparatorTint(.blue, edges: .bottom)
          row("f")
        }
        .listSectionSeparator(.hidden, edges: .bottom)
        .listSectionSeparatorTint(.red, edges: .top)
        Section("Bikes") {
          HStack {
            Circle().frame(width: 40, height: 40)
              .overlay { Text("I").foregroundStyle(.white) }
            row("i")
          }
          row("g").listRowSeparator(.hidden)
          row("h")
        }
      }
      .listStyle(.plain)
    }
  }

  private func row(_ name: String) -> some View {
    Text("Row \(name)").accessibilityIdentifier("separators.\(name)")
  }
}

/// Rows whose words begin at different edges.
struct SeparatorEdgesScreen: View {
  @State private var isBetween = false

  var body: some View {
    List {
      Label("Symbol", systemImage: "star")
      if isBetween {
        HStack {
          Circle().frame(width: 40, height: 40)
          Text("Between")
        }
      }
      Text("Plain")
      Text("Last")
      Button(isBetween ? "Remove" : "Insert") { isBetween.toggle() }
    }
  }
}
