import ApusUI
import ScreenTesting
import Testing

/// The tokens of a search field.
@MainActor
@Suite struct SearchTokenTests {
  struct Genre: Identifiable, Equatable {
    var id: String { name }
    var name: String
  }

  struct Library: View {
    @State private var text = ""
    @State private var tokens = [Genre(name: "Poetry")]
    @State private var suggested = [Genre(name: "Drama"), Genre(name: "Essay")]
    var body: some View {
      VStack {
        Text("\(tokens.map(\.name).joined(separator: ",")): \(text)")
          .accessibilityIdentifier("state")
        Ending()
          .searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Books"
          ) { Text($0.name) }
          .searchSuggestions { Text("Novel").searchCompletion(Genre(name: "Novel")) }
      }
    }
  }

  struct Ending: View {
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button("End") { dismissSearch() } }
  }

  @Test func tokensAreTakenAway() {
    let screen = Screen { Library() }
    screen.button(label: "Poetry").tap()
    #expect(screen.element("state").text == ": ")
    #expect(!screen.button(label: "Poetry").exists)
  }

  @Test func suggestedTokensTakeThePlaceOfTheText() {
    let screen = Screen { Library() }
    #expect(!screen.button(label: "Drama").exists)
    screen.textField(label: "Books").type("Dr")
    screen.button(label: "Drama").tap()
    #expect(screen.element("state").text == "Poetry,Drama: ")
    screen.textField(label: "Books").type("N")
    screen.button(label: "Novel").tap()
    #expect(screen.element("state").text == "Poetry,Drama,Novel: ")
    screen.button(label: "End").tap()
    #expect(screen.element("state").text == ": ")
  }

  @Test func viewsOfTokensChangeThem() {
    struct Editing: View {
      @State private var text = ""
      @State private var tokens = [Genre(name: "Poetry")]
      var body: some View {
        VStack {
          Text("Content")
            .searchable(text: $text, editableTokens: $tokens) { $token in Text(token.name) }
            .searchSuggestions(.hidden, for: .content)
            .searchSuggestions { Text("Suggested") }
          Text(tokens.map(\.name).joined()).accessibilityIdentifier("state")
        }
      }
    }
    let screen = Screen { Editing() }
    #expect(screen.button(label: "Poetry").exists)
    screen.textField(label: "Search").type("P")
    #expect(!screen.text("Suggested").exists)
  }
}
