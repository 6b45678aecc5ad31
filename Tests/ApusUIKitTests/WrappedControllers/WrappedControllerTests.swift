import ScreenTesting
import SwiftUI
import Testing

@MainActor
struct WrappedControllerTests {
  final class Log {
    var lines: [String] = []
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 1
    @State private var isShown = true

    var body: some View {
      if isShown { CountingController(count: $count) { log.lines.append($0) } }
      Text("Outside: \(count)")
      Button("Double") { count *= 2 }
      Button("Hide") { isShown = false }
    }
  }

  @Test
  func aControllerFollowsTheScreenAndTellsItsCoordinator() {
    let log = Log()
    let screen = Screen { Counter(log: log) }
    #expect(screen.text("Count: 1").isVisible)
    screen.button(label: "Add").tap()
    #expect(screen.text("Outside: 2").isVisible)
    screen.button(label: "Double").tap()
    #expect(screen.text("Count: 4").isVisible)
    #expect(log.lines == ["make"])
  }

  @Test
  func aControllerThatLeavesTheScreenIsDismantled() {
    let log = Log()
    let screen = Screen { Counter(log: log) }
    screen.button(label: "Hide").tap()
    #expect(!screen.text("Count: 1").exists)
    #expect(log.lines == ["make", "dismantle"])
  }
}
