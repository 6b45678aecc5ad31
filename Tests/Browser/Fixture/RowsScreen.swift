import SwiftUI

/// Rows that can be refreshed, deleted and moved.
struct RowsScreen: View {
  @State private var rows = ["Apple", "Banana", "Cherry"]
  @State private var refreshes = 0

  var body: some View {
    List {
      Section("Fruit") {
        ForEach(rows, id: \.self) { row in
          Text(row)
            .accessibilityIdentifier("rows." + row)
        }
        .onDelete { rows.remove(atOffsets: $0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        Text("\(refreshes)")
          .accessibilityIdentifier("rows.refreshes")
        NavigationLink("Further") { Text("Further on") }
      } footer: {
        Text("How often the list was refreshed")
      }
    }
    .refreshable { await refresh() }
    .toolbar { EditButton() }
    .accessibilityIdentifier("rows.list")
  }

  private func refresh() async { refreshes += 1 }
}

/// Headers that stay in sight while their sections scroll.
struct PinnedScreen: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
        ForEach(1...4, id: \.self) { section in
          Section {
            ForEach(1...12, id: \.self) { row in
              Text("Row \(section).\(row)")
                .frame(height: 40)
            }
          } header: {
            Text("Section \(section)")
              .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
              .accessibilityIdentifier("pinned.\(section)")
          }
        }
      }
    }
  }
}
