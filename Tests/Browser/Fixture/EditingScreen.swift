import SwiftUI

/// Rows with actions, rows that are edited and chosen, and tools with menus.
struct EditingScreen: View {
  enum Order: String, CaseIterable { case name, age }

  @State private var rows = ["Ash", "Birch", "Cedar"]
  @State private var order = Order.name
  @State private var log = ""

  var body: some View {
    List {
      Section {
        Text(log.isEmpty ? "nothing yet" : log)
          .accessibilityIdentifier("editing.log")
      }
      Section("Trees") {
        ForEach(rows, id: \.self) { row in
          NavigationLink(row) { Text("Page of \(row)") }
            .accessibilityIdentifier("editing." + row)
            .swipeActions(edge: .leading) {
              Button("Favourite", systemImage: "star") { log += "f" }
                .tint(.yellow)
            }
            .swipeActions {
              Button("Fell", systemImage: "trash", role: .destructive) { log += "d" }
            }
            .contextMenu { Button("Copy", systemImage: "doc.on.doc") { log += "c" } }
        }
      }
      Section("One action") {
        Text("A row with an action")
          .accessibilityIdentifier("editing.single")
          .swipeActions { Button("Flag", systemImage: "flag") { log += "g" } }
        HStack {
          Text("Held")
            .accessibilityIdentifier("editing.held")
            .contextMenu { Button("Hold") { log += "h" } }
          Spacer()
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { EditButton() }
      ToolbarItemGroup(placement: .topBarTrailing) {
        Menu {
          Picker("Sort by", selection: $order) {
            ForEach(Order.allCases, id: \.self) { Text($0.rawValue.capitalized) }
          }
        } label: {
          Label("Sort", systemImage: "arrow.up.arrow.down")
        }
      }
      ToolbarItem(placement: .secondaryAction) {
        Button("Archive", systemImage: "archivebox") { log += order.rawValue }
      }
    }
    .refreshable { await refresh() }
  }

  private func refresh() async { log += "r" }
}

/// Rows that are chosen while they are edited.
struct ChoosingScreen: View {
  @State private var chosen: Set<String> = []

  var body: some View {
    List(["Ash", "Birch"], id: \.self, selection: $chosen) { row in
      NavigationLink(row) { Text("Page of \(row)") }
    }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { EditButton() }
      ToolbarItem(placement: .bottomBar) {
        Text("Chosen: " + chosen.sorted().joined(separator: " "))
          .accessibilityIdentifier("choosing.chosen")
      }
    }
  }
}
