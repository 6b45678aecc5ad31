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

  private struct Grounds: View {
    @State var chosen = 0
    var body: some View {
      TabView(selection: $chosen) {
        Text("First").toolbarBackground(Color(.sRGB, red: 1, green: 0, blue: 0), for: .tabBar)
          .toolbarBackground(.visible, for: .tabBar).tabItem { Text("One") }.tag(0)
        Text("Second").toolbarBackground(.hidden, for: .tabBar).tabItem { Text("Two") }.tag(1)
        Text("Third").toolbarColorScheme(.dark, for: .tabBar).tabItem { Text("Three") }.tag(2)
        Text("Fourth").tabItem { Text("Four") }.tag(3)
      }
      Button("Next") { chosen += 1 }
    }
  }

  @Test func theShownTabSaysTheGroundOfTheBar() {
    let screen = ControlsScreen { Grounds() }
    let next = screen.all(.button)[0]
    #expect(screen.first(.tabs)[.paint] == Paint(red: 1, green: 0, blue: 0))
    screen.perform(.tap, on: next)
    #expect(screen.first(.tabs)[.paint] == Paint(.clear))
    screen.perform(.tap, on: next)
    #expect(screen.first(.tabs)[.paint] != nil)
    #expect(screen.all(.tab).allSatisfy { $0[.colorScheme] == .dark })
    screen.perform(.tap, on: next)
    #expect(screen.first(.tabs)[.paint] == nil)
    #expect(screen.all(.tab).allSatisfy { $0[.colorScheme] == nil })
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
