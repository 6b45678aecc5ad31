import ApusUI
import ScreenTesting
import Testing

@MainActor
@Suite("The tab's name")
struct PageTitleTests {
  private struct Pages: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Next", value: 1)
          .accessibilityIdentifier("next")
          .navigationTitle("Home")
          .toolbar(.hidden, for: .navigationBar)
          .navigationDestination(for: Int.self) { _ in
            Text("Two")
              .navigationTitle("Second")
              .toolbar { ToolbarItem(placement: .principal) { Text("Another") } }
          }
      }
    }
  }

  @Test("a page whose bar is hidden, or shows another view, names the tab")
  func hiddenBar() {
    let screen = Screen { Pages() }
    #expect(screen.title == "Home")
    screen.element("next").tap()
    #expect(screen.title == "Second")
    screen.goBack()
    #expect(screen.title == "Home")
  }
}
