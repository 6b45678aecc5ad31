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

/// Titles that leave no room for those of the pages below.
struct LongTitlesScreen: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink("Open") { page }.accessibilityIdentifier("open") }
        .navigationTitle("All the letters that were never sent")
        .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var page: some View {
    List {
      NavigationLink("Further") {
        Text("Words").navigationTitle("The longest of the letters of all")
      }
      .accessibilityIdentifier("further")
    }
    .navigationTitle("Letters")
  }
}
