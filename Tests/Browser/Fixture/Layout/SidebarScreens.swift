import SwiftUI

/// A sidebar whose sections fold, in one column or as the first of two.
struct SidebarScreens: View {
  let isSplit: Bool
  @State private var count = 0

  var body: some View {
    if isSplit {
      NavigationSplitView {
        places.navigationTitle("Places")
      } detail: {
        Text("Detail")
      }
    } else {
      NavigationStack { places.navigationTitle("Places") }
    }
  }

  private var places: some View {
    List {
      Section("Favourites") {
        Text("Home").accessibilityIdentifier("sidebar.home")
        Button("Count \(count)") { count += 1 }.foregroundStyle(.primary)
      }
      Section("More places") { Text("Office").accessibilityIdentifier("sidebar.office") }
    }
    .listStyle(.sidebar)
  }
}

/// Symbols whose weight is that of what stands around them.
struct SymbolWeights: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        line("plain", "plus")
        line("bold", "plus").fontWeight(.bold)
        line("light", "plus").fontWeight(.light)
        line("sign", "7.circle.fill").bold()
        line("disc", "plus.circle.fill").bold()
        line("file", "cup.and.saucer").bold()
        line("headline", "plus").font(.headline)
        line("font", "plus").font(.system(size: 20, weight: .heavy))
        line("outer", "plus").font(.title).fontWeight(.regular).bold()
        TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(5...5)
          .textFieldStyle(.roundedBorder).accessibilityIdentifier("weights.notes")
        TextField("Remarks", text: .constant(""), axis: .vertical).lineLimit(5...5)
          .padding(10).background(.quaternary).accessibilityIdentifier("weights.remarks")
      }
      .navigationDestination(for: Int.self) { Text("Note \($0)") }
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          NavigationLink(value: 1) { Label("Add Note", systemImage: "square.and.pencil") }
        }
        ToolbarItem(placement: .bottomBar) {
          Button {
          } label: {
            Label("Add Folder", systemImage: "folder.badge.plus")
          }
        }
      }
    }
  }

  private func line(_ name: String, _ symbol: String) -> some View {
    HStack {
      Text(name)
      Image(systemName: symbol).accessibilityIdentifier("weights.\(name)")
    }
  }
}
