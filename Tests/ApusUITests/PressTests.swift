import ApusUI
import ScreenTesting
import Testing
import ViewGraph

@MainActor
struct PressTests {
  private struct Sinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
      }
    }
  }

  private struct Still: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func aStyleThatReadsIsPressedGetsPresses() {
    let screen = Shown {
      Button("Go") {}.buttonStyle(Sinking()).accessibilityIdentifier("go")
    }
    #expect(screen.texts == ["Go", "up"])
    screen.perform(.press(true), on: "go")
    #expect(screen.texts == ["Go", "down"])
    screen.perform(.press(false), on: "go")
    #expect(screen.texts == ["Go", "up"])
  }

  @Test func aStyleThatDoesNotReadIsPressedGetsNone() throws {
    let screen = Shown {
      Button("Go") {}.buttonStyle(Still()).accessibilityIdentifier("go")
    }
    let node = try #require(screen.node("go"))
    #expect(screen.graph.perform(Event(node, .press(true))) == .wrongAction)
  }

  private struct Lazy: ButtonStyle {
    let asks: Bool
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      if asks { Text(configuration.isPressed ? "down" : "up") }
    }
  }

  private struct Later: View {
    @State private var asks = false
    var body: some View {
      VStack {
        Button("Go") {}.buttonStyle(Lazy(asks: asks)).accessibilityIdentifier("go")
        Button("Ask") { asks = true }.accessibilityIdentifier("ask")
      }
    }
  }

  @Test func aStyleMayReadIsPressedLater() {
    let screen = Shown { Later() }
    screen.tap("ask")
    screen.perform(.press(true), on: "go")
    #expect(screen.texts == ["Go", "down", "Ask"])
  }

  private struct Counting: View {
    @State private var presses: [Bool] = []
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Hold").accessibilityIdentifier("hold")
          .onLongPressGesture {
            count += 1
          } onPressingChanged: {
            presses.append($0)
          }
        Text("\(presses.map { $0 ? "d" : "u" }.joined()) \(count)")
      }
    }
  }

  @Test func aLongPressTellsOfItsBeginningAndEnd() {
    let screen = Shown { Counting() }
    screen.perform(.press(true), on: "hold")
    screen.perform(.longPress, on: "hold")
    screen.perform(.press(false), on: "hold")
    #expect(screen.texts.last == "du 1")
  }
}
