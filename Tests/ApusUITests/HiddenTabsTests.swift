import Testing
import ViewGraph

@testable import ApusUI

/// An app that draws a bar of its own hides that of the tabs.
@MainActor
struct HiddenTabsTests {
  private struct Tabs: View {
    @State var chosen = 0
    @State var isShown = false
    var body: some View {
      TabView(selection: $chosen) {
        Text("First").toolbar(isShown ? .visible : .hidden, for: .tabBar)
          .tabItem { Text("One") }.tag(0)
        Text("Second").tabItem { Text("Two") }.tag(1)
      }
      Button("Next") { chosen += 1 }
      Button("Show") { isShown = true }
    }
  }

  @Test func whatATabHidesIsHiddenWhileItIsShown() {
    let screen = ControlsScreen { Tabs() }
    #expect(screen.all(.tab).isEmpty)
    #expect(screen.first(.tabs)[.look] == .page)
    #expect(screen.first(.tabContent).words == "First")
    screen.perform(.tap, on: screen.all(.button)[0])
    #expect(screen.all(.tab).map(\.words) == ["One", "Two"])
    #expect(screen.first(.tabs)[.look] == nil)
  }

  @Test func itIsShownAgain() {
    let screen = ControlsScreen { Tabs() }
    screen.perform(.tap, on: screen.all(.button)[1])
    #expect(screen.all(.tab).map(\.words) == ["One", "Two"])
  }

  @Test func uikitHidesAllOfThem() {
    UITabBar.appearance().isHidden = true
    defer { UITabBar.appearance().isHidden = false }
    let screen = ControlsScreen {
      TabView {
        Text("First").tabItem { Text("One") }
        Text("Second").tabItem { Text("Two") }
      }
    }
    #expect(screen.all(.tab).isEmpty)
    #expect(screen.first(.tabContent).words == "First")
  }
}
