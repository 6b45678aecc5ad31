import ApusUI
import ScreenTesting
import Testing

/// Toggles in menus are items with a mark, as on a phone.
@MainActor @Suite struct MenuToggleTests {
  private struct Filters: View {
    @State private var modes: Set<String> = ["Bus"]

    var body: some View {
      VStack {
        Text(modes.sorted().joined(separator: ", ")).accessibilityIdentifier("modes")
        Menu("Filter") {
          Section("Modes") {
            ForEach(["Bus", "Train"], id: \.self) { mode in
              Toggle(
                isOn: Binding(
                  get: { modes.contains(mode) },
                  set: { _ in modes.formSymmetricDifference([mode]) })
              ) {
                Label(mode, systemImage: "tram")
              }
            }
          }
          .toggleStyle(.switch)
        }
      }
    }
  }

  @Test func aToggleIsAnItemThatIsChosenOrNot() {
    let screen = Screen { Filters() }
    #expect(screen.all(.toggle).isEmpty)
    #expect(screen.button(label: "Bus").isSelected)
    #expect(!screen.button(label: "Train").isSelected)
    screen.button(label: "Train").tap()
    #expect(screen.element("modes").text == "Bus, Train")
    screen.button(label: "Bus").tap()
    #expect(screen.element("modes").text == "Train")
    #expect(!screen.button(label: "Bus").isSelected)
  }
}
