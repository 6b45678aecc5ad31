import ApusUI
import ScreenTesting
import Testing

/// The accessory of tabs: above their bar, on every tab, with a state of its own.
@MainActor @Suite struct TabAccessoryTests {
  private struct Player: View {
    @State private var count = 0
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
      HStack {
        Text("Played \(count)").accessibilityIdentifier("count")
        Text(placement == .expanded ? "expanded" : "elsewhere").accessibilityIdentifier("where")
        Button("Play") { count += 1 }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("player")
    }
  }

  private struct Pages: View {
    var isEnabled = true
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View {
      TabView {
        Color.red.accessibilityIdentifier("first").tabItem { Text("One") }
        TabView {
          Text(placement == nil ? "none" : "some").accessibilityIdentifier("inner")
            .tabItem { Text("Inner") }
        }
        .tabItem { Text("Two") }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Player() }
    }
  }

  @Test func itStandsBetweenTheScreenAndTheBar() throws {
    let screen = Screen { Pages() }
    screen.size = .iPhone13
    let count = try #require(screen.element("count").frame)
    let first = try #require(screen.element("first").frame)
    let plain = Screen { Pages(isEnabled: false) }
    plain.size = .iPhone13
    let whole = try #require(plain.element("first").frame)
    // 48 points of a capsule, and 8 between it and the bar.
    #expect(abs(whole.maxY - first.maxY - 56) < 0.01)
    #expect(abs(count.midY - first.maxY - 24) < 0.01)
    #expect(!plain.element("count").exists)
  }

  @Test func itStaysWhileTabsAreChosen() {
    let screen = Screen { Pages() }
    screen.button(label: "Play").tap()
    screen.button(label: "Two").tap()
    #expect(screen.element("count").text == "Played 1")
    #expect(screen.element("where").text == "expanded")
    #expect(screen.element("inner").text == "none")
    // The tabs inside have none.
    #expect(screen.all(.button).filter { $0.label == "Play" }.count == 1)
  }
}
