import SwiftUI

/// Sheets with and without the sign that they can be dragged.
struct SheetSignsScreen: View {
  enum Kind: String, CaseIterable, Identifiable {
    case visible, hidden, several, one, plain, scrolled
    var id: Self { self }
  }

  @State private var kind: Kind?

  var body: some View {
    VStack {
      ForEach(Kind.allCases) { kind in
        Button(kind.rawValue) { self.kind = kind }.accessibilityIdentifier(kind.rawValue)
      }
    }
    .sheet(item: $kind) { kind in
      switch kind {
      case .visible: words.presentationDragIndicator(.visible)
      case .hidden:
        words.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
      case .several: words.presentationDetents([.medium, .large])
      case .one: words.presentationDetents([.medium])
      case .plain: words
      case .scrolled:
        NavigationStack {
          List(0..<60) { Text("Row \($0)") }.navigationTitle("Rows")
        }
        .presentationDragIndicator(.visible)
      }
    }
  }

  private var words: some View { Text("Words").accessibilityIdentifier("words") }
}
