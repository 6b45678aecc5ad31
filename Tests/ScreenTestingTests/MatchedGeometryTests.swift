import ApusUI
import ScreenTesting
import Testing

/// Followers take the frames of the sources with their identity.
@MainActor @Suite struct MatchedGeometryTests {
  private struct Tabs: View {
    @Namespace private var places
    @State private var chosen = 0
    @State private var isWide = false
    @State private var hidesTabs = false

    var body: some View {
      VStack(spacing: 10) {
        if !hidesTabs {
          HStack(spacing: 20) {
            ForEach(0..<2) { index in
              Color.gray
                .frame(width: index == 1 && isWide ? 120 : 80, height: 30)
                .matchedGeometryEffect(id: index, in: places)
                .accessibilityIdentifier("tab \(index)")
            }
          }
        }
        Color.yellow
          .matchedGeometryEffect(id: chosen, in: places, isSource: false)
          .accessibilityIdentifier("mark")
          .frame(width: 10, height: 10)
        Color.red
          .frame(width: 4, height: 4)
          .matchedGeometryEffect(
            id: chosen, in: places, properties: .position, anchor: .bottom, isSource: false
          )
          .accessibilityIdentifier("dot")
        Button("Next") { chosen = 1 - chosen }
        Button("Wider") { isWide.toggle() }
        Button("Hide") { hidesTabs = true }
      }
    }
  }

  private func frame(_ name: String, _ screen: Screen) -> CGRect? { screen.element(name).frame }

  @Test func aViewHasTheFrameOfItsSource() throws {
    let screen = Screen(width: 390) { Tabs() }
    let own = try #require(frame("tab 0", screen))
    #expect(frame("mark", screen) == own)
    let dot = try #require(frame("dot", screen))
    #expect(dot.size == CGSize(width: 4, height: 4))
    #expect(dot.midX == own.midX && dot.maxY == own.maxY)
    screen.button(label: "Next").tap()
    #expect(frame("mark", screen) == frame("tab 1", screen))
  }

  @Test func itFollowsASourceThatChanges() throws {
    let screen = Screen(width: 390) { Tabs() }
    screen.button(label: "Next").tap()
    screen.button(label: "Wider").tap()
    let tab = try #require(frame("tab 1", screen))
    #expect(tab.width == 120)
    #expect(frame("mark", screen) == tab)
  }

  @Test func withoutASourceItHasItsOwnFrame() throws {
    let screen = Screen(width: 390) { Tabs() }
    screen.button(label: "Hide").tap()
    let mark = try #require(frame("mark", screen))
    #expect(mark.size == CGSize(width: 10, height: 10))
  }

  @Test func viewsAroundKeepItsOwnPlaceFree() throws {
    let screen = Screen(width: 390) { Tabs() }
    let (tab, next) = (
      try #require(frame("tab 0", screen)), try #require(screen.button(label: "Next").frame)
    )
    // The tabs, the mark and the dot, with three distances.
    #expect(abs(next.minY - tab.maxY - 44) < 1)
  }
}
