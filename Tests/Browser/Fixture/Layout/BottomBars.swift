import SwiftUI

/// Bars at the bottom of pages, over content that scrolls with the window and over content that fills it.
struct BottomBars: View {
  let scrolls: Bool
  let kind: String
  @State private var mode = "Day"
  @State private var isMuted = false

  var body: some View {
    NavigationStack {
      Group {
        if scrolls {
          List(0..<30, id: \.self) { Text("Row \($0)") }
        } else {
          VStack {
            Text("Content").accessibilityIdentifier("bottom.content")
            Spacer()
            Text("Foot").accessibilityIdentifier("bottom.foot")
          }
        }
      }
      .navigationTitle("Bars")
      .toolbar { items }
    }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    switch kind {
    case "stack":
      ToolbarItem(placement: .bottomBar) {
        HStack {
          Button {
          } label: {
            Image(systemName: "folder.badge.plus")
          }
          .accessibilityIdentifier("bottom.add")
          Spacer()
          Text("12 folders").font(.caption).accessibilityIdentifier("bottom.count")
        }
      }
    case "single":
      ToolbarItem(placement: .bottomBar) {
        Button("Add reminder", systemImage: "plus") {}.labelStyle(.titleAndIcon)
          .accessibilityIdentifier("bottom.add")
      }
    case "status":
      ToolbarItem(placement: .bottomBar) {
        Button("Edit") {}.accessibilityIdentifier("bottom.edit")
      }
      ToolbarItem(placement: .status) {
        Text("Updated just now").font(.footnote).accessibilityIdentifier("bottom.status")
      }
    case "controls":
      ToolbarItemGroup(placement: .bottomBar) {
        Menu("Sort") { Button("Name") {} }.accessibilityIdentifier("bottom.menu")
        Picker("Span", selection: $mode) {
          ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("bottom.span")
        Button {
        } label: {
          Image(systemName: "square.and.pencil")
        }
        .accessibilityIdentifier("bottom.write")
      }
    default:
      ToolbarItemGroup(placement: .bottomBar) {
        Button("1") {}.accessibilityIdentifier("bottom.one")
        Button("Second") {}.accessibilityIdentifier("bottom.two")
        Button("The third") {}.accessibilityIdentifier("bottom.three")
      }
    }
  }
}
