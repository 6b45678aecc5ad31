import ApusUI
import ScreenLayout
import ScreenTesting
import Testing
import ViewGraph

/// A key lays out nothing in a field of one line. Below a field that grows, it lays out everything that moves.
@MainActor @Suite struct TypedLayoutTests {
  private struct Fields: View {
    @State private var line = ""
    @State private var lines = ""

    var body: some View {
      VStack {
        TextField("Line", text: $line).accessibilityIdentifier("line")
        TextField("Lines", text: $lines, axis: .vertical).accessibilityIdentifier("lines")
        Button("Save") {}.accessibilityIdentifier("save")
      }
    }
  }

  @Test func aKeyInAFieldOfOneLineLaysOutNothing() {
    let screen = Screen { Fields() }
    screen.textField("line").type("A")
    let before = screen.layoutCount.elements
    #expect(before > 0)
    screen.textField("line").type("nd on")
    #expect(screen.textField("line").value == "And on")
    #expect(screen.layoutCount.elements == before)
  }

  @Test func whatIsBelowAFieldThatGrowsMoves() throws {
    let screen = Screen { Fields() }
    let before = try #require(screen.button("save").frame)
    screen.textField("lines").paste(String(repeating: "many words ", count: 30))
    let after = try #require(screen.button("save").frame)
    #expect(after.minY > before.minY + 40)
  }
}
