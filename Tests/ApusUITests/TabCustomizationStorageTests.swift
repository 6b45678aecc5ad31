import Testing
import ViewGraph

@testable import ApusUI

/// A person's changes of tabs in the browser.
@MainActor
@Suite struct TabCustomizationStorageTests {
  private struct Tabs: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization
    @SceneStorage("scene") private var scene: TabViewCustomization
    var body: some View {
      Button("Reset") {
        tabs.resetVisibility()
        scene = TabViewCustomization()
      }
    }
  }

  @Test func changesOfTabsAreKept() {
    let screen = ControlsScreen { Tabs() }
    screen.perform(.tap, on: screen.first(.button))
    #expect(
      screen.commands == [
        .store(.app, key: "tabs", json: "{}"), .store(.scene, key: "scene", json: "{}"),
      ])
  }
}
