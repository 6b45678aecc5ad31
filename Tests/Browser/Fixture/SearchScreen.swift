import SwiftUI

/// Rows below a search field that stays in sight while they scroll.
struct SearchScreen: View {
  @State private var text = ""
  @State private var isSearching = false

  private var names: [String] {
    (1...60).map { "Row \($0)" }.filter { text.isEmpty || $0.contains(text) }
  }

  var body: some View {
    List {
      Button("Search now") { isSearching = true }.accessibilityIdentifier("search.begin")
      ForEach(names, id: \.self) { Text($0) }
    }
    .searchable(
      text: $text, isPresented: $isSearching, placement: .navigationBarDrawer(displayMode: .always),
      prompt: "Rows")
  }
}
