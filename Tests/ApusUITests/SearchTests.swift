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
