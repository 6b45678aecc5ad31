import ApusUI
import ScreenTesting
import Testing

private struct ToolsScreen: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      Color.red
        .accessibilityIdentifier("ground")
        .navigationTitle("Tools")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") { isEditing.toggle() } }
          ToolbarItemGroup(placement: .bottomBar) {
            if isEditing { Button("Delete") {} }
          }
        }
    }
  }
}

@MainActor
struct EmptyBarTests {
  @Test func aBarWhoseItemsAreLeftAwayTakesNoRoom() throws {
    let screen = Screen { ToolsScreen() }
    screen.size = ScreenSize(width: 390, height: 844)
    let all = try #require(screen.element("ground").frame)
    #expect(all.maxY == 844)
    screen.button(label: "Edit").tap()
    let rest = try #require(screen.element("ground").frame)
    #expect(rest.maxY < 844)
    #expect(screen.button(label: "Delete").isVisible)
    screen.button(label: "Edit").tap()
    #expect(screen.element("ground").frame == all)
  }
}
