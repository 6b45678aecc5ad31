import ApusUI
import Testing

@testable import ScreenTesting

/// Values of an app's own views on their way, as a page shows them.
@MainActor
@Suite struct ValueMotionTests {
  struct Counter: View, Animatable {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("Counted to \(Int(number.rounded()))") }
  }

  struct Blink: AnimatableModifier {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View {
      VStack {
        content
        Text("Blinked by \(Int(amount.rounded()))")
      }
    }
  }

  struct Counting: View {
    @State private var number = 0.0
    var body: some View {
      Counter(number: number)
      Text("Eye").modifier(Blink(amount: number))
      Button("Count") { withAnimation(.linear(duration: 1)) { number = 100 } }
      Button("Jump") { number = 7 }
    }
  }

  private func page() -> Screen {
    let screen = Screen { Counting() }
    screen.graph.session.movesValues = true
    screen.graph.session.isHeard = true
    return screen
  }

  @Test func aPageSeesValuesOnTheirWay() async {
    let screen = page()
    screen.button(label: "Count").tap()
    await screen.advance(by: .milliseconds(500))
    let between = (30...70).first { screen.text("Counted to \($0)").exists }
    #expect(between != nil)
    #expect(between.map { screen.text("Blinked by \($0)").exists } == true)
    await screen.advance(by: .seconds(1))
    #expect(screen.text("Counted to 100").exists && screen.text("Blinked by 100").exists)
  }

  @Test func aChangeAtOnceEndsTheWay() async {
    let screen = page()
    screen.button(label: "Count").tap()
    await screen.advance(by: .milliseconds(500))
    screen.button(label: "Jump").tap()
    #expect(screen.text("Counted to 7").exists)
    await screen.advance(by: .seconds(2))
    #expect(screen.text("Counted to 7").exists)
  }

  @Test func aTestSeesTheEndAtOnce() {
    let screen = Screen { Counting() }
    screen.button(label: "Count").tap()
    #expect(screen.text("Counted to 100").exists && screen.text("Blinked by 100").exists)
  }
}
