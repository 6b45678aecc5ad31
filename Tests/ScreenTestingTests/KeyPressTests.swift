import ApusUI
import ScreenTesting
import Testing

@MainActor
struct KeyPressTests {
  private struct Board: View {
    @State private var log: [String] = []
    @State private var isPlaying = true
    @FocusState private var hasKeyboard: Bool

    var body: some View {
      VStack {
        Text("Board")
          .focusable(isPlaying)
          .focused($hasKeyboard)
          .onKeyPress(.upArrow) { note("up", .handled) }
          .onKeyPress(keys: ["a", "b"]) { press in
            note("\(press.characters)\(press.modifiers.contains(.shift) ? " shift" : "")", .ignored)
          }
          .onKeyPress("a", phases: .all) { press in
            note(press.phase == .up ? "released" : "pressed", .handled)
          }
          .accessibilityIdentifier("board")
        Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        Text(hasKeyboard ? "playing" : "waiting")
        Button("Play") { hasKeyboard = true }
        Button("Stop") { isPlaying = false }
      }
      .onKeyPress(phases: .down) { press in note("outside \(press.characters)", .handled) }
      .disabled(!isPlaying)
    }

    private func note(_ words: String, _ result: KeyPress.Result) -> KeyPress.Result {
      log.append(words)
      return result
    }
  }

  @Test func aViewHearsTheKeysThatItAsksFor() {
    let screen = Screen { Board() }
    screen.element("board").press(key: "ArrowUp")
    #expect(screen.element("log").text == "up")
  }

  @Test func whatIsIgnoredGoesToTheViewsAround() {
    let screen = Screen { Board() }
    screen.element("board").press(key: "a")
    #expect(screen.element("log").text == "a, pressed, released")
    screen.element("board").press(key: "b")
    #expect(screen.element("log").text == "a, pressed, released, b, outside b")
  }

  @Test func aKeyThatNobodyAskedForGoesOut() {
    let screen = Screen { Board() }
    screen.element("board").press(key: "7")
    #expect(screen.element("log").text == "outside 7")
    // A key of the host that no view can name.
    screen.element("board").press(key: "AudioVolumeUp")
    #expect(screen.element("log").text == "outside 7")
  }

  @Test func aFocusStateTakesTheKeyboardToIt() {
    let screen = Screen { Board() }
    #expect(screen.text("waiting").isVisible)
    screen.button(label: "Play").tap()
    #expect(screen.text("playing").isVisible)
  }

  @Test func aDisabledViewHearsNothing() {
    let screen = Screen { Board() }
    screen.button(label: "Stop").tap()
    withKnownIssue {
      screen.element("board").press(key: "ArrowUp")
    }
    #expect(screen.element("log").text == "")
  }
}
