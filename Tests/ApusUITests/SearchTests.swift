import ApusUI
import ScreenTesting
import Testing

/// Searching: the field, the tab for it, and the screen that begins it.
@MainActor
@Suite struct SearchTests {
  struct Found: View {
    @Environment(\.isSearching) private var isSearching
    var body: some View {
      Text(isSearching ? "Searching" : "Browsing").accessibilityIdentifier("state")
    }
  }

  struct Library: View {
    @State private var text = ""
    @State private var isPresented = false
    var body: some View {
      VStack {
        Button("Search") { isPresented = true }.accessibilityIdentifier("begin")
        Button("Done") { isPresented = false }.accessibilityIdentifier("end")
        Text("Text: \(text)").accessibilityIdentifier("text")
        Found().searchable(
          text: $text, isPresented: $isPresented,
          placement: .navigationBarDrawer(displayMode: .always), prompt: "Books")
      }
    }
  }

  @Test func theScreenBeginsASearchAndEndsIt() {
    let screen = Screen { Library() }
    #expect(screen.element("state").text == "Browsing")
    screen.button("begin").tap()
    #expect(screen.element("state").text == "Searching")
    #expect(screen.focusedElement?.prompt == "Books")
    screen.textField(label: "Books").type("Swift")
    #expect(screen.element("text").text == "Text: Swift")
    screen.button("end").tap()
    #expect(screen.element("text").text == "Text: ")
    #expect(screen.element("state").text == "Browsing")
  }

  private struct Berths: View {
    @State private var text = ""
    private let berths = ["Alder", "Birch", "Cedar"]
    var body: some View {
      NavigationStack {
        List(berths.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          .navigationTitle("Berths")
          .searchable(text: $text)
      }
    }
  }

  @Test func cancelEndsASearch() {
    let screen = Screen { Berths() }
    let cancel = screen.button(label: "Cancel")
    #expect(!cancel.exists)
    let field = screen.textField(label: "Search")
    field.tap()
    #expect(cancel.isHittable)
    // The field takes the place of the title.
    #expect(!screen.text("Berths").exists)
    field.type("B")
    #expect(!screen.text("Alder").exists)
    cancel.tap()
    #expect(screen.text("Alder").exists)
    #expect(screen.text("Berths").exists)
    #expect(!cancel.exists)
    #expect(field.text == "")
  }

  struct Tabs: View {
    @State private var chosen = "home"
    var body: some View {
      TabView(selection: $chosen) {
        Tab(value: "find", role: .search) { Text("Search page") }
        Tab("Home", systemImage: "house", value: "home") { Text("Home page") }
      }
    }
  }

  @Test func theTabOfASearchIsTheLastAndSaysWhatItIs() {
    let screen = Screen { Tabs() }
    #expect(screen.all(.tab).map(\.label) == ["Home", "Search"])
    #expect(screen.text("Home page").isVisible)
    screen.button(label: "Search").tap()
    #expect(screen.text("Search page").isVisible)
  }
}
