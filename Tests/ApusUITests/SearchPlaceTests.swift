import ApusUI
import ScreenTesting
import Testing

/// The place of a search that is around a container of pages.
@MainActor
@Suite struct SearchPlaceTests {
  private struct Teas: View {
    @State private var text = ""
    private let names = ["Assam", "Darjeeling", "Sencha"]

    var body: some View {
      NavigationStack {
        List(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { name in
          NavigationLink(name) { Text("About \(name)") }
        }
        .navigationTitle("Teas")
      }
      .tint(.green)
      .searchable(text: $text, prompt: "Find a tea")
    }
  }

  /// The search is around a view of the app that is a split view.
  private struct Columns: View {
    @State private var text = ""
    @State private var chosen: String?

    private struct Split: View {
      let names: [String]
      @Binding var chosen: String?

      var body: some View {
        NavigationSplitView {
          List(names, id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Teas")
        } detail: {
          Text(chosen ?? "None")
        }
      }
    }

    var body: some View {
      Split(names: ["Assam", "Sencha"].filter { text.isEmpty || $0 == text }, chosen: $chosen)
        .searchable(text: $text, prompt: "Find a tea")
    }
  }

  @Test func theFirstPageHasTheFieldBelowItsBar() throws {
    let screen = Screen { Teas() }
    let field = try #require(screen.textField(label: "Find a tea").frame)
    #expect(field.minY >= 96)
    screen.textField(label: "Find a tea").type("Sen")
    #expect(screen.text("Sencha").exists && !screen.text("Assam").exists)
    screen.button(label: "Sencha").tap()
    #expect(screen.text("About Sencha").isVisible)
    #expect(!screen.textField(label: "Find a tea").isVisible)
  }

  @Test func theFirstColumnHasTheField() throws {
    let screen = Screen { Columns() }
    let field = try #require(screen.textField(label: "Find a tea").frame)
    #expect(field.minY >= 96)
    screen.textField(label: "Find a tea").type("Sencha")
    #expect(!screen.text("Assam").exists)
  }

  @Test func aViewWithoutPagesHasTheFieldItself() throws {
    struct Plain: View {
      @State private var text = ""
      var body: some View { List { Text("Assam") }.searchable(text: $text, prompt: "Find") }
    }
    let screen = Screen { Plain() }
    #expect(try #require(screen.textField(label: "Find").frame).minY < 20)
  }
}
