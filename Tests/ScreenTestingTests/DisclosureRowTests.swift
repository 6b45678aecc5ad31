import ApusUI
import ScreenTesting
import Testing

/// Groups in lists that open and close.
@MainActor
@Suite struct DisclosureRowTests {
  private struct Page: View {
    @State private var isOpen = false
    @State private var isOn = true

    var body: some View {
      List {
        Text("Before").accessibilityIdentifier("before")
        DisclosureGroup("Advanced", isExpanded: $isOpen) {
          Text("One").accessibilityIdentifier("one")
          DisclosureGroup("More") {
            Text("Deep").accessibilityIdentifier("deep")
          }
          Text("Two").accessibilityIdentifier("two")
          Text("Unnamed")
        }
        .accessibilityIdentifier("group")
        Text("After").accessibilityIdentifier("after")
      }
    }
  }

  private func y(_ screen: Screen, _ name: String) throws -> Double {
    try #require(screen.element(name).frame).midY
  }

  @Test func contentOfAnOpenGroupHasRowsOfItsOwn() throws {
    let screen = Screen(width: 390) { Page() }
    #expect(!screen.element("one").exists)
    let closed = try y(screen, "after") - y(screen, "before")
    // A row is 44 points high.
    #expect(abs(closed - 88) < 1)
    screen.text("Advanced").tap()
    #expect(try abs(y(screen, "one") - y(screen, "before") - 88) < 1)
    #expect(try abs(y(screen, "two") - y(screen, "one") - 88) < 1)
    #expect(try abs(y(screen, "after") - y(screen, "before") - 264) < 1)
    screen.text("Advanced").tap()
    #expect(!screen.element("one").exists)
  }

  @Test func theNameOfAGroupIsThatOfTheRowThatOpensIt() throws {
    let screen = Screen(width: 390) { Page() }
    screen.element("group").tap()
    #expect(screen.text("Unnamed").exists)
    screen.element("group").tap()
    #expect(!screen.text("Unnamed").exists)
  }

  @Test func rowsStandFurtherInAtEachLevel() throws {
    let screen = Screen(width: 390) { Page() }
    screen.text("Advanced").tap()
    screen.text("More").tap()
    let left = try ["before", "one", "deep"].map { try #require(screen.element($0).frame).minX }
    #expect(left[1] - left[0] == 20 && left[2] - left[1] == 20)
  }
}
