import ApusUI
import ScreenTesting
import Testing

/// A stack inside a page of another one: one bar, as a person expects it.
@MainActor
@Suite struct NestedStackTests {
  private struct Home: View {
    var isBarHidden = false

    var body: some View {
      NavigationView {
        NavigationLink("Go") {
          NavigationView {
            NavigationLink("Further") { Text("End").navigationTitle("Third") }
              .navigationTitle("Second")
              .toolbar { Button("Add") {} }
          }
          .navigationBarHidden(isBarHidden)
        }
        .navigationTitle("First")
      }
    }
  }

  private func names(_ screen: Screen) -> [String] {
    screen.all(.button).compactMap(\.label) + screen.all(.text).compactMap(\.text)
  }

  @Test func oneBarHasTheWayBackTheTitleAndTheTools() {
    let screen = Screen { Home() }
    screen.button(label: "Go").tap()
    let shown = names(screen)
    #expect(shown.filter { $0 == "Second" }.count == 1)
    #expect(screen.all(.button).filter { $0.label == "Add" }.count == 1)
    #expect(shown.filter { $0 == "Back" }.count == 1)
    #expect(screen.title == "Second")
    screen.button(label: "Back").tap()
    #expect(screen.title == "First")
  }

  @Test func aPageThatThePushedStackPushesHasTheOnlyBar() {
    let screen = Screen { Home() }
    screen.button(label: "Go").tap()
    screen.button(label: "Further").tap()
    let shown = names(screen)
    #expect(shown.filter { $0 == "Back" }.count == 1)
    #expect(shown.contains("Third") && !shown.contains("Second") && !shown.contains("Add"))
    screen.button(label: "Back").tap()
    #expect(screen.title == "Second")
  }

  @Test func whoHidesTheOuterBarKeepsTheInnerOneWithoutAWayBack() {
    let screen = Screen { Home(isBarHidden: true) }
    screen.button(label: "Go").tap()
    let shown = names(screen)
    #expect(shown.contains("Second") && shown.contains("Add") && !shown.contains("Back"))
  }

  @Test func tabsInAPageGiveItTheTitleOfTheTabThatIsShown() {
    let screen = Screen {
      NavigationStack {
        TabView {
          ForEach(["A", "B"], id: \.self) { name in
            NavigationStack { Text("Page \(name)").navigationTitle(name) }
              .tabItem { Text("Tab \(name)") }
          }
        }
      }
    }
    #expect(names(screen).filter { $0 == "A" }.count == 1)
    screen.button(label: "Tab B").tap()
    screen.button(label: "Tab A").tap()
    #expect(names(screen).contains("A") && !names(screen).contains("B"))
    #expect(screen.title == "A")
  }
}
