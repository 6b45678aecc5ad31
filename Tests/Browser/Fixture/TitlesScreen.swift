import SwiftUI

/// Pages whose titles are as large as those of the pages below, unless they say otherwise.
struct TitlesScreen: View {
  let mode: NavigationBarItem.TitleDisplayMode
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Chapter") { ChapterPage() }.accessibilityIdentifier("chapter")
        Button("Index") { isShown = true }.accessibilityIdentifier("index")
      }
      .navigationTitle("Book")
      .navigationBarTitleDisplayMode(mode)
    }
    .sheet(isPresented: $isShown) {
      NavigationStack { Text("Words").navigationTitle("Index") }
    }
  }
}

private struct ChapterPage: View {
  var body: some View {
    List { NavigationLink("Verse") { VersePage() }.accessibilityIdentifier("verse") }
      .navigationTitle("Chapter")
      .toolbar { Button("Mark") {} }
  }
}

private struct VersePage: View {
  var body: some View {
    List { NavigationLink("Word") { WordPage() }.accessibilityIdentifier("word") }
      .navigationTitle("Verse")
      .navigationBarTitleDisplayMode(.inline)
  }
}

private struct WordPage: View {
  var body: some View {
    Color.teal.accessibilityIdentifier("ground").navigationTitle("Word")
  }
}
