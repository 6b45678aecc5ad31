import ApusUI
import ScreenTesting
import Testing

/// Pickers in lists whose choices are rows.
@MainActor
@Suite struct InlinePickerRowTests {
  private struct Page: View {
    var hides: Bool
    @State private var speed = 0

    var body: some View {
      Form {
        Text("Before").accessibilityIdentifier("before")
        if hides { picker.labelsHidden() } else { picker }
        Text("After").accessibilityIdentifier("after")
      }
    }

    private var picker: some View {
      Picker("Speed", selection: $speed) {
        Text("Standard").tag(0)
        Text("Express").tag(1)
      }
      .pickerStyle(.inline)
    }
  }

  private func distance(_ screen: Screen) throws -> Double {
    let before = try #require(screen.element("before").frame)
    return try #require(screen.element("after").frame).midY - before.midY
  }

  @Test func eachChoiceIsAsHighAsARow() throws {
    #expect(try distance(Screen(width: 390) { Page(hides: true) }) == 3 * 44)
  }

  private struct Alone: View {
    @State private var speed = 0

    var body: some View {
      VStack(spacing: 0) {
        Picker("Speed", selection: $speed) {
          ForEach(0..<9) { Text("\($0)") }
        }
        .pickerStyle(.inline)
        .accessibilityIdentifier("speed")
        Text("After").accessibilityIdentifier("after")
      }
    }
  }

  @Test func outsideOfAListItIsAWheel() throws {
    let screen = Screen(width: 390) { Alone() }
    let wheel = try #require(screen.element("speed").frame)
    // A list of nine choices would be higher.
    #expect(wheel.height < 9 * 32)
    screen.element("speed").select("4")
    #expect(screen.element("speed").value == "4")
  }

  @Test func theLabelIsARowAboveTheChoices() throws {
    #expect(try distance(Screen(width: 390) { Page(hides: false) }) == 4 * 44)
  }
}
