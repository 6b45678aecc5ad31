import SwiftUI

/// A list with a search field that has scopes and suggestions.
struct SearchPartsScreen: View {
  @State private var text = ""
  @State private var scope = "all"
  @FocusState private var isFocused: Bool

  private var names: [String] {
    (1...40).map { "Row \($0)" }.filter { text.isEmpty || $0.contains(text) }
  }

  var body: some View {
    NavigationStack {
      List {
        Button("Search now") { isFocused = true }
        ForEach(names, id: \.self) { Text($0) }
      }
      .navigationTitle("In \(scope)")
      .searchable(text: $text, prompt: "Rows")
      .searchScopes($scope) {
        Text("All").tag("all")
        Text("New").tag("new")
      }
      .searchSuggestions {
        ForEach(["Row 12", "Row 35"], id: \.self) {
          Label($0, systemImage: "magnifyingglass").searchCompletion($0)
        }
      }
      .searchFocused($isFocused)
    }
  }
}
