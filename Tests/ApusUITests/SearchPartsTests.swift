import ApusUI
import ScreenTesting
import Testing

/// Scopes, suggestions and the focus of a search field.
@MainActor
@Suite struct SearchPartsTests {
  struct Library: View {
    var activation = SearchScopeActivation.automatic
    @State private var text = ""
    @State private var scope = "all"
    @FocusState private var isFocused: Bool
    @State private var submitted = ""
    var body: some View {
      VStack {
        Button("Search") { isFocused = true }
        Text("Focus: \(isFocused)").accessibilityIdentifier("focus")
        Text("\(text) in \(scope)").accessibilityIdentifier("state")
        Text("Submitted: \(submitted)").accessibilityIdentifier("submitted")
        Ending()
          .searchable(text: $text, prompt: "Books")
          .searchScopes($scope, activation: activation) {
            Text("Everything").tag("all")
            Text("New ones").tag("new")
          }
          .searchSuggestions {
            Text("Suggested")
            ForEach(["Emma", "Ulysses"], id: \.self) { Text($0).searchCompletion($0) }
          }
          .searchFocused($isFocused)
          .onSubmit(of: .search) { submitted = text }
      }
    }
  }

  struct Ending: View {
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button("End") { dismissSearch() } }
  }

  @Test func suggestionsComeWithTheFocusAndOneFillsTheField() async {
    let screen = Screen { Library() }
    #expect(!screen.text("Suggested").exists)
    #expect(screen.element("focus").text == "Focus: false")
    screen.button(label: "Search").tap()
    #expect(screen.focusedElement?.prompt == "Books")
    #expect(screen.element("focus").text == "Focus: true")
    #expect(screen.text("Suggested").isVisible)
    screen.button(label: "Ulysses").tap()
    #expect(screen.element("state").text == "Ulysses in all")
    #expect(!screen.text("Suggested").exists)
    screen.textField(label: "Books").type("Em")
    #expect(screen.text("Suggested").isVisible)
  }

  @Test func scopesAreThereUntilTheSearchEnds() {
    let screen = Screen { Library() }
    #expect(!screen.text("New ones").exists)
    screen.button(label: "Search").tap()
    #expect(screen.text("New ones").isVisible)
    screen.textField(label: "Books").type("A")
    screen.button(label: "End").tap()
    #expect(!screen.text("New ones").exists)
    #expect(!screen.text("Suggested").exists)
    #expect(screen.element("state").text == " in all")
  }

  @Test func scopesMayWaitForAText() {
    let screen = Screen { Library(activation: .onTextEntry) }
    screen.button(label: "Search").tap()
    #expect(!screen.text("New ones").exists)
    screen.textField(label: "Books").type("A")
    #expect(screen.text("New ones").isVisible)
  }
}
