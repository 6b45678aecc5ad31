import ApusUI
import ScreenTesting
import Testing

/// Views of lazy stacks and grids, as a test finds them.
@MainActor
@Suite struct LazyRowTests {
  struct Messages: View {
    let count: Int
    var body: some View {
      ScrollView {
        LazyVStack {
          Text("Oldest first")
          Section("All") { ForEach(0..<count, id: \.self) { Text(verbatim: "Message \($0)") } }
        }
      }
      .accessibilityIdentifier("messages.scroll")
    }
  }

  @Test func rowsOfALongStackAreThereOnceItIsScrolled() {
    let screen = Screen { Messages(count: 5_000) }
    let messages = screen.element("messages.scroll")
    #expect(messages.row(0).text == "Oldest first")
    #expect(messages.row(1).text == "Message 0")
    #expect(!messages.row(3_001).exists)
    #expect(!screen.text("Message 3000").exists)
    messages.scroll(toRows: 3_000..<3_010)
    #expect(messages.row(3_001).text == "Message 3000")
    #expect(screen.text("Message 3000").isVisible)
    #expect(!messages.row(5_001).exists)
  }

  @Test func rowsOfAShortStackAreCountedTheSame() {
    let screen = Screen { Messages(count: 5) }
    let messages = screen.element("messages.scroll")
    #expect(messages.row(1).text == "Message 0")
    #expect(messages.row(5).text == "Message 4")
    #expect(!messages.row(6).exists)
  }
}
