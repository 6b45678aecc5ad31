import ApusUI
import ScreenTesting
import Testing

/// A page's tools, when the page around them is drawn anew.
@MainActor
struct SchemeWithToolsTests {
  private struct Page: View {
    @State private var scheme: ColorScheme?
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          Text("\(count)").accessibilityIdentifier("count")
          Button("Dark") { scheme = .dark }
          Button("Either") { scheme = nil }
        }
        .navigationTitle("Page")
        .toolbar {
          ToolbarItem { Button("Add") { count += 1 } }
          ToolbarItem(placement: .bottomBar) { Button("Remove") { count -= 1 } }
        }
      }
      .preferredColorScheme(scheme)
    }
  }

  @Test func toolsStayWhereTheSchemeChanges() {
    let screen = Screen { Page() }
    for choice in ["Dark", "Either", "Dark"] {
      screen.button(label: choice).tap()
      screen.button(label: "Add").tap()
    }
    #expect(screen.element("count").text == "3")
    screen.button(label: "Remove").tap()
    #expect(screen.element("count").text == "2")
  }
}
