import ApusTipKit
import ApusUI
import ScreenTesting
import Testing

/// Tips, which a person closes for good.
@MainActor
@Suite struct TipTests {
  private struct Favorite: Tip {
    var title: Text { Text("Save as a favorite") }
    var message: Text? { Text("Favorites are at the top.") }
    var actions: [Action] {
      Action(id: "more", title: "Learn more")
    }
  }

  private struct Screens: View {
    @State private var pressed = ""
    var body: some View {
      VStack {
        TipView(Favorite()) { pressed = $0.id }
        Text("Pressed \(pressed)")
        Button("Use") { Favorite().invalidate(reason: .actionPerformed) }
      }
    }
  }

  @Test func aTipIsClosedForGood() {
    let screen = Screen { Screens() }
    #expect(screen.text("Favorites are at the top.").exists)
    screen.button(label: "Learn more").tap()
    #expect(screen.text("Pressed more").exists)
    screen.button(label: "Close").tap()
    #expect(!screen.text("Save as a favorite").exists)
  }

  @Test func anAppEndsATip() {
    let screen = Screen { Screens() }
    screen.button(label: "Use").tap()
    #expect(!screen.text("Save as a favorite").exists)
  }

  @Test func anAppConfiguresItsTips() throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
  }

  @Test func aPopoverShowsATip() {
    let screen = Screen {
      VStack { Button("Star") {}.popoverTip(Favorite(), arrowEdge: .top) }
    }
    #expect(screen.text("Save as a favorite").exists)
    screen.button(label: "Close").tap()
    #expect(!screen.text("Save as a favorite").exists)
  }
}
