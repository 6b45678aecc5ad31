import ApusUI
import ScreenTesting
import Testing

/// Views are read in the order of their priorities.
@MainActor @Suite struct SortPriorityTests {
  private struct Card: View {
    @State private var isUrgent = false

    var body: some View {
      ZStack {
        Text("third")
        Text("first").accessibilitySortPriority(2).padding()
        VStack {
          Text("second").accessibilitySortPriority(isUrgent ? 3 : 1)
          Text("low").accessibilitySortPriority(-1)
          Text("middle")
        }
        Button("Hurry") { isUrgent = true }
      }
      .accessibilityIdentifier("card")
    }
  }

  @Test func anElementWithChildrenIsALevelOfItsOwn() {
    let screen = Screen(width: 390) {
      VStack {
        Text("a")
        VStack {
          Text("b")
          Text("c").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
      }
      .accessibilityIdentifier("all")
    }
    #expect(screen.element("all").text == "a c b")
  }

  @Test func higherPrioritiesComeFirst() {
    let screen = Screen(width: 390) { Card() }
    #expect(screen.element("card").text == "first second third middle Hurry low")
    screen.button(label: "Hurry").tap()
    #expect(screen.element("card").text == "second first third middle Hurry low")
    #expect(screen.all(.text).map(\.text).prefix(3) == ["second", "first", "third"])
  }
}
